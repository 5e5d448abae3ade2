import SDKContract
import Foundation

/// The details of a session that the backend accepted, with the members of the SDK's class.
public final class ADJSessionSuccess: NSObject, Sendable {
  /// The backend's message, or the description of the error.
  public let message: String?
  /// The backend's timestamp.
  public let timestamp: String?
  /// The device's id at Adjust.
  public let adid: String?

  /// The backend's answer.
  public let payload: Payload?

  /// The backend's timestamp, under its name in version 4.
  public var timeStamp: String? { timestamp }
  /// The backend's answer as a dictionary.
  public var jsonResponse: [AnyHashable: Any]? { payload?.dictionary }

  /// Creates the value that the SDK passes to its delegate.
  public init(
    message: String?, timestamp: String? = nil, adid: String? = nil,
    payload: Payload? = nil
  ) {
    self.message = message
    self.timestamp = timestamp
    self.adid = adid
    self.payload = payload
  }

  /// The object in one line, in the format of the SDK's class.
  public override var description: String {
    [
      "Session Success",
      "msg:\(message ?? "(null)")",
      "time:\(timestamp ?? "(null)")",
      "adid:\(adid ?? "(null)")",
      "json:\(payload?.json ?? "(null)")",
    ].joined(separator: " ")
  }

  /// Compares the contents of the objects.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ADJSessionSuccess else { return false }
    if self === other { return true }
    return message == other.message && timestamp == other.timestamp && adid == other.adid
      && payload == other.payload
  }

  /// A hash value that equal objects share.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(message)
    hasher.combine(timestamp)
    hasher.combine(adid)
    hasher.combine(payload)
    return hasher.finalize()
  }
}

extension ADJSessionSuccess {
  /// Creates an empty value, under its name in version 4.
  public static func sessionSuccessResponseData() -> ADJSessionSuccess { ADJSessionSuccess(message: nil) }
}
