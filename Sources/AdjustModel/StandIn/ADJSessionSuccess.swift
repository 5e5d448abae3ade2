import SDKContract
import Foundation

/// What the app learns of a session that the backend accepted, with the members of the SDK's class.
public final class ADJSessionSuccess: Sendable {
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
}

extension ADJSessionSuccess {
  /// Creates an empty value, by the name of version 4.
  public static func sessionSuccessResponseData() -> ADJSessionSuccess { ADJSessionSuccess(message: nil) }
}

extension ADJSessionSuccess: Hashable {
  /// Compares what the objects say.
  public static func == (left: ADJSessionSuccess, right: ADJSessionSuccess) -> Bool {
    left.message == right.message && left.timestamp == right.timestamp && left.adid == right.adid
      && left.payload == right.payload
  }

  /// Adds what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(message)
    hasher.combine(timestamp)
    hasher.combine(adid)
    hasher.combine(payload)
  }
}
