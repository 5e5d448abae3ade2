/// What an exploration did not cover, in the words of its report.
enum ExplorationLimit {
  case differences(Int)
  case horizon(Duration)

  var text: String {
    switch self {
    case .differences(let maximum):
      "orders with more than \(maximum) \(maximum == 1 ? "difference" : "differences") from the default order"
    case .horizon(let time): "other orders of events after \(time.text)"
    }
  }
}
