import Foundation
import SDKContract

/// The details of a session that could not be sent, with the members of the SDK's class.
public final class ADJSessionFailure: NSObject, Sendable {
  private let response: AdjustResponse

  /// The backend's message, or the description of the error.
  public var message: String? { response.message }
  /// The backend's timestamp.
  public var timestamp: String? { response.timestamp }
  /// The backend's timestamp, under its name in version 4.
  public var timeStamp: String? { response.timestamp }
  /// The device's id at Adjust.
  public var adid: String? { response.adid }
  /// Whether the SDK retries by itself.
  public var willRetry: Bool { response.willRetry }
  /// The backend's answer.
  public var payload: Payload? { response.payload }
  /// The backend's answer as a dictionary.
  public var jsonResponse: [AnyHashable: Any]? { payload?.dictionary }

  /// Creates the value that the SDK passes to its delegate.
  public init(
    message: String?, timestamp: String? = nil, adid: String? = nil, willRetry: Bool, payload: Payload? = nil
  ) {
    response = AdjustResponse(
      message: message, timestamp: timestamp, adid: adid, payload: payload, willRetry: willRetry)
  }

  /// The object in one line, in the format of the SDK's class.
  public override var description: String {
    [
      "Session Failure",
      "msg:\(message.orNull)",
      "time:\(timestamp.orNull)",
      "adid:\(adid.orNull)",
      "retry:\(willRetry ? "YES" : "NO")",
      "json:\((payload?.json).orNull)",
    ].joined(separator: " ")
  }

  /// Compares the contents of the objects.
  public override func isEqual(_ object: Any?) -> Bool { (object as? ADJSessionFailure)?.response == response }

  /// A hash value that equal objects share.
  public override var hash: Int { response.hashValue }
}

extension ADJSessionFailure {
  /// Creates an empty value, under its name in version 4.
  public static func sessionFailureResponseData() -> ADJSessionFailure {
    ADJSessionFailure(message: nil, willRetry: false)
  }
}
