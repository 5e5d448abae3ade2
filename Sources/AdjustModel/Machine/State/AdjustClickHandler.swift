/// The state of the click queue, which is kept in memory only.
struct AdjustClickHandler: Hashable, Sendable {
  /// A click that waits to be sent again.
  struct Waiting: Hashable, Sendable {
    let id: Int
    let click: AdjustClick
  }

  var isPaused = true
  var host = AdjustHostChoice()
  var queue: [AdjustClick] = []
  /// Clicks that were taken from the queue and will be sent when their time comes, whether the SDK is paused or not.
  var waiting: [Waiting] = []
  var lastWaitID = 0
  /// The number of consecutive failures, which the queue counts across all clicks.
  var retries = 0
  /// The `retry_in` of the last answer, in milliseconds.
  var retryIn: Int?
}
