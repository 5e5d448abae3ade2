import SDKContract

/// What the SDK tells the app about a session or an event that it has sent, or could not send.
struct AdjustResponse: Hashable, Sendable {
  let message: String?
  let timestamp: String?
  let adid: String?
  let payload: Payload?
  /// The token of the event; nil for a session.
  var eventToken: String?
  /// The id that the app gave the event.
  var callbackId: String?
  /// Whether the SDK retries by itself; false after a success.
  var willRetry = false
}
