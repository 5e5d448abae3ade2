import SDKContract
import Foundation

/// The details of a session that could not be sent, with the members of the SDK's class.
public final class ADJSessionFailure: NSObject, Sendable {
  /// The backend's message, or the description of the error.
  public let message: String?
  /// The backend's timestamp.
  public let timestamp: String?
  /// The device's id at Adjust.
  public let adid: String?

  /// Whether the SDK retries by itself.
  public let willRetry: Bool
  /// The backend's answer.
  public let payload: Payload?

  /// The backend's timestamp, under its name in version 4.
  public var timeStamp: String? { timestamp }
  /// The backend's answer as a dictionary.
  public var jsonResponse: [AnyHashable: Any]? { payload?.dictionary }

  /// Creates the value that the SDK passes to its delegate.
  public init(
    message: String?, timestamp: String? = nil, adid: String? = nil, willRetry: Bool,
    payload: Payload? = nil
  ) {
    self.message = message
    self.timestamp = timestamp
    self.adid = adid
    self.willRetry = willRetry
    self.payload = payload
  }

  /// The object in one line, in the format of the SDK's class.
  public override var description: String {
    [
      "Session Failure",
      "msg:\(message ?? "(null)")",
      "time:\(timestamp ?? "(null)")",
      "adid:\(adid ?? "(null)")",
      "retry:\(willRetry ? "YES" : "NO")",
      "json:\(payload?.json ?? "(null)")",
    ].joined(separator: " ")
  }

  /// Compares the contents of the objects.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ADJSessionFailure else { return false }
    if self === other { return true }
    return message == other.message && timestamp == other.timestamp && adid == other.adid
      && willRetry == other.willRetry && payload == other.payload
  }

  /// A hash value that equal objects share.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(message)
    hasher.combine(timestamp)
    hasher.combine(adid)
    hasher.combine(willRetry)
    hasher.combine(payload)
    return hasher.finalize()
  }
}

extension ADJSessionFailure {
  /// Creates an empty value, under its name in version 4.
  public static func sessionFailureResponseData() -> ADJSessionFailure {
    ADJSessionFailure(message: nil, willRetry: false)
  }
}
