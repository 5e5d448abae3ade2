import SDKContract

/// The state of the queue that sends clicks, which lives in memory only.
struct AdjustClickHandler: Hashable, Sendable {
  /// A click that waits until it is sent again.
  struct Waiting: Hashable, Sendable {
    let id: Int
    let click: AdjustClick
  }

  var isPaused = true
  var host = AdjustHostChoice()
  var queue: [AdjustClick] = []
  /// Clicks that were taken from the queue and will be sent when their time has come, paused or not.
  var waiting: [Waiting] = []
  var lastWaitID = 0
  /// How often in a row a click has failed: the counter belongs to the queue, not to a click.
  var retries = 0
  /// The `retry_in` of the last answer, in milliseconds.
  var retryIn: Int?
}
