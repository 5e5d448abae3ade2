/// What an exploration did not cover, in the words of its report.
enum ExplorationLimit {
  case differences(Int)
  case horizon(Duration)
  case earliestTimes

  var text: String {
    switch self {
    case .differences(let maximum):
      "orders with more than \(maximum) \(maximum == 1 ? "difference" : "differences") from the default order"
    case .earliestTimes:
      "other times of the same events: the app looks at the time, and they come at their earliest times"
    case .horizon(let time): "other orders of events after \(time.text)"
    }
  }
}
