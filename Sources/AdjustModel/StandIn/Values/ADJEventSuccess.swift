import Foundation
import SDKContract

/// The details of an event that the backend accepted, with the members of the SDK's class.
public final class ADJEventSuccess: NSObject, Sendable {
  private let response: AdjustResponse

  /// The backend's message, or the description of the error.
  public var message: String? { response.message }
  /// The backend's timestamp.
  public var timestamp: String? { response.timestamp }
  /// The backend's timestamp, under its name in version 4.
  public var timeStamp: String? { response.timestamp }
  /// The device's id at Adjust.
  public var adid: String? { response.adid }
  /// The token of the event.
  public var eventToken: String? { response.eventToken }
  /// The id that the app gave the event; nil if it gave none.
  public var callbackId: String? { response.callbackId }
  /// The backend's answer.
  public var payload: Payload? { response.payload }
  /// The backend's answer as a dictionary.
  public var jsonResponse: [AnyHashable: Any]? { payload?.dictionary }

  /// Creates the value that the SDK passes to its delegate.
  public init(
    message: String?, timestamp: String? = nil, adid: String? = nil, eventToken: String?, callbackId: String? = nil,
    payload: Payload? = nil
  ) {
    response = AdjustResponse(
      message: message, timestamp: timestamp, adid: adid, payload: payload, eventToken: eventToken,
      callbackId: callbackId)
  }

  /// The object in one line, in the format of the SDK's class.
  public override var description: String {
    [
      "Event Success",
      "msg:\(message.orNull)",
      "time:\(timestamp.orNull)",
      "adid:\(adid.orNull)",
      "event:\(eventToken.orNull)",
      "cid:\(callbackId.orNull)",
      "json:\((payload?.json).orNull)",
    ].joined(separator: " ")
  }

  /// Compares the contents of the objects.
  public override func isEqual(_ object: Any?) -> Bool { (object as? ADJEventSuccess)?.response == response }

  /// A hash value that equal objects share.
  public override var hash: Int { response.hashValue }
}

extension ADJEventSuccess {
  /// Creates an empty value, under its name in version 4.
  public static func eventSuccessResponseData() -> ADJEventSuccess { ADJEventSuccess(message: nil, eventToken: nil) }
}
