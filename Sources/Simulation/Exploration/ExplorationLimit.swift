/// A limit of an exploration: something that it did not cover, in the words of its report.
enum ExplorationLimit {
  case differences(Int)
  case horizon(Duration)
  case eventLimit(Int)
  /// With a flag: whether the reason is that a run has too many events.
  case earliestTimes(inLongRun: Bool)

  var text: String {
    switch self {
    case .differences(let maximum):
      "orders with more than \(maximum) \(maximum == 1 ? "difference" : "differences") from the default order"
    case .earliestTimes(inLongRun: false):
      "other times of the same events: the app or an SDK looks at the time, and they come at "
        + "their earliest times"
    case .earliestTimes(inLongRun: true):
      "other times of the same events: a run has more than \(Explorer.mostOpenTimes.grouped), and they come at their "
        + "earliest times"
    case .eventLimit(let count):
      "what comes in a run after \(count.groupedEvents), the most that it may have "
        + "(--event-limit)"
    case .horizon(let time): "other orders of events after \(time.text)"
    }
  }
}
