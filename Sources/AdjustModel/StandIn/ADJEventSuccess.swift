import SDKContract
import Foundation

/// The details of an event that the backend accepted, with the members of the SDK's class.
public final class ADJEventSuccess: NSObject, Sendable {
  /// The backend's message, or the description of the error.
  public let message: String?
  /// The backend's timestamp.
  public let timestamp: String?
  /// The device's id at Adjust.
  public let adid: String?
  /// The token of the event.
  public let eventToken: String?

  /// The backend's answer.
  public let payload: Payload?

  /// The backend's timestamp, under its name in version 4.
  public var timeStamp: String? { timestamp }
  /// The id that the app gave the event; nil if it gave none.
  public let callbackId: String?
  /// The backend's answer as a dictionary.
  public var jsonResponse: [AnyHashable: Any]? { payload?.dictionary }

  /// Creates the value that the SDK passes to its delegate.
  public init(
    message: String?, timestamp: String? = nil, adid: String? = nil, eventToken: String?, callbackId: String? = nil,
    payload: Payload? = nil
  ) {
    self.message = message
    self.timestamp = timestamp
    self.adid = adid
    self.eventToken = eventToken
    self.callbackId = callbackId
    self.payload = payload
  }

  /// The object in one line, in the format of the SDK's class.
  public override var description: String {
    [
      "Event Success",
      "msg:\(message ?? "(null)")",
      "time:\(timestamp ?? "(null)")",
      "adid:\(adid ?? "(null)")",
      "event:\(eventToken ?? "(null)")",
      "cid:\(callbackId ?? "(null)")",
      "json:\(payload?.json ?? "(null)")",
    ].joined(separator: " ")
  }

  /// Compares the contents of the objects.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ADJEventSuccess else { return false }
    if self === other { return true }
    return message == other.message && timestamp == other.timestamp && adid == other.adid
      && eventToken == other.eventToken && callbackId == other.callbackId && payload == other.payload
  }

  /// A hash value that equal objects share.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(message)
    hasher.combine(timestamp)
    hasher.combine(adid)
    hasher.combine(eventToken)
    hasher.combine(callbackId)
    hasher.combine(payload)
    return hasher.finalize()
  }
}

extension ADJEventSuccess {
  /// Creates an empty value, under its name in version 4.
  public static func eventSuccessResponseData() -> ADJEventSuccess { ADJEventSuccess(message: nil, eventToken: nil) }
}
