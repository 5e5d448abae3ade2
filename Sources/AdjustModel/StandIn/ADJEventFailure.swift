import SDKContract
import Foundation

/// What the app learns of an event that could not be sent, with the members of the SDK's class.
public final class ADJEventFailure: Sendable {
  /// The backend's message, or the error.
  public let message: String?
  /// The backend's time stamp.
  public let timestamp: String?
  /// The device's id at Adjust.
  public let adid: String?
  /// The token of the event.
  public let eventToken: String?
  /// Whether the SDK tries again by itself.
  public let willRetry: Bool
  /// The backend's answer.
  public let payload: Payload?

  /// The backend's time stamp, by the name of version 4.
  public var timeStamp: String? { timestamp }
  /// The id that the app gave the event; nil if it gave none.
  public let callbackId: String?
  /// The backend's answer as a dictionary.
  public var jsonResponse: [AnyHashable: Any]? { payload?.dictionary }

  /// Creates the value that the SDK hands to its delegate.
  public init(
    message: String?, timestamp: String? = nil, adid: String? = nil, eventToken: String?,
    callbackId: String? = nil, willRetry: Bool, payload: Payload? = nil
  ) {
    self.message = message
    self.timestamp = timestamp
    self.adid = adid
    self.eventToken = eventToken
    self.callbackId = callbackId
    self.willRetry = willRetry
    self.payload = payload
  }
}

extension ADJEventFailure {
  /// Creates an empty value, by the name of version 4.
  public static func eventFailureResponseData() -> ADJEventFailure {
    ADJEventFailure(message: nil, eventToken: nil, willRetry: false)
  }
}

extension ADJEventFailure: Hashable {
  /// Compares what the objects say.
  public static func == (left: ADJEventFailure, right: ADJEventFailure) -> Bool {
    left.message == right.message && left.timestamp == right.timestamp && left.adid == right.adid
      && left.eventToken == right.eventToken && left.callbackId == right.callbackId
      && left.willRetry == right.willRetry && left.payload == right.payload
  }

  /// Adds what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(message)
    hasher.combine(timestamp)
    hasher.combine(adid)
    hasher.combine(eventToken)
    hasher.combine(callbackId)
    hasher.combine(willRetry)
    hasher.combine(payload)
  }
}
