import SDKContract
import Foundation

/// What the app learns of a session that the backend accepted, with the members of the SDK's class.
public final class ADJSessionSuccess: NSObject, Sendable {
  /// The backend's message, or the error.
  public let message: String?
  /// The backend's time stamp.
  public let timestamp: String?
  /// The device's id at Adjust.
  public let adid: String?

  /// The backend's answer.
  public let payload: Payload?

  /// The backend's time stamp, by the name of version 4.
  public var timeStamp: String? { timestamp }
  /// The backend's answer as a dictionary.
  public var jsonResponse: [AnyHashable: Any]? { payload?.dictionary }

  /// Creates the value that the SDK hands to its delegate.
  public init(
    message: String?, timestamp: String? = nil, adid: String? = nil,
    payload: Payload? = nil
  ) {
    self.message = message
    self.timestamp = timestamp
    self.adid = adid
    self.payload = payload
  }

  /// What the object says in a line, as the SDK's class puts it.
  public override var description: String {
    [
      "Session Success",
      "msg:\(message ?? "(null)")",
      "time:\(timestamp ?? "(null)")",
      "adid:\(adid ?? "(null)")",
      "json:\(payload?.json ?? "(null)")",
    ].joined(separator: " ")
  }

  /// Compares what the objects say.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ADJSessionSuccess else { return false }
    if self === other { return true }
    return message == other.message && timestamp == other.timestamp && adid == other.adid
      && payload == other.payload
  }

  /// A number that equal objects share.
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
  /// Creates an empty value, by the name of version 4.
  public static func sessionSuccessResponseData() -> ADJSessionSuccess { ADJSessionSuccess(message: nil) }
}
