import SDKContract
import Foundation

/// What the app learns of a session that could not be sent, with the members of the SDK's class.
public final class ADJSessionFailure: Sendable {
  /// The backend's message, or the error.
  public let message: String?
  /// The backend's time stamp.
  public let timestamp: String?
  /// The device's id at Adjust.
  public let adid: String?

  /// Whether the SDK tries again by itself.
  public let willRetry: Bool
  /// The backend's answer.
  public let payload: Payload?

  /// The backend's time stamp, by the name of version 4.
  public var timeStamp: String? { timestamp }
  /// The backend's answer as a dictionary.
  public var jsonResponse: [AnyHashable: Any]? { payload?.dictionary }

  /// Creates the value that the SDK hands to its delegate.
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
}

extension ADJSessionFailure {
  /// Creates an empty value, by the name of version 4.
  public static func sessionFailureResponseData() -> ADJSessionFailure {
    ADJSessionFailure(message: nil, willRetry: false)
  }
}

extension ADJSessionFailure: Hashable {
  /// Compares what the objects say.
  public static func == (left: ADJSessionFailure, right: ADJSessionFailure) -> Bool {
    left.message == right.message && left.timestamp == right.timestamp && left.adid == right.adid
      && left.willRetry == right.willRetry && left.payload == right.payload
  }

  /// Adds what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(message)
    hasher.combine(timestamp)
    hasher.combine(adid)
    hasher.combine(willRetry)
    hasher.combine(payload)
  }
}
