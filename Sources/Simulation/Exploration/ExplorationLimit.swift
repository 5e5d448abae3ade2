/// A limit of an exploration: something that it did not cover, in the words of its report.
enum ExplorationLimit {
  case differences(Int)
  case horizon(Duration)
  case eventLimit(Int)
  /// With a flag: whether the reason is that a run has too many events.
  case earliestTimes(inLongRun: Bool)
  /// With the first difference between two runs of one order; nil if it was not found again.
  case notDeterministic(String?)

  var text: String {
    switch self {
    case .differences(let maximum):
      "orders with more than \(maximum) \(maximum == 1 ? "difference" : "differences") from the default order"
    case .earliestTimes(inLongRun: false):
      "other times of the same events: the app or an SDK looks at the time (a sleep of the app does), and they come at "
        + "their earliest times"
    case .earliestTimes(inLongRun: true):
      "other times of the same events: a run has more than \(Explorer.mostOpenTimes.grouped), and they come at their "
        + "earliest times"
    case .eventLimit(let count):
      "what comes in a run after \(count.groupedEvents), the most that it may have "
        + "(--event-limit)"
    case .horizon(let time): "other orders of events after \(time.text)"
    case .notDeterministic(let difference):
      Self.afterDifference + (difference.map { ": \($0)" } ?? "")
    }
  }

  /// Where the difference between two runs of one order comes from.
  static let outside =
    "what differs comes from outside the simulation, such as a random number, the real time, a static property or the "
    + "system's own UserDefaults"

  private static let afterDifference =
    "all orders but the default one: two runs of one order differ, so the app is not deterministic"

  /// Returns whether a limit is that runs of one order differ.
  static func isNotDeterministic(_ text: String) -> Bool { text.hasPrefix(afterDifference) }

  /// Returns what a test says about a limit that it did not ask for: what to do about it, as far as that is known.
  ///
  /// - Parameters:
  ///   - text: The text of a limit.
  ///   - budget: The number of events that the search may perform.
  ///   - remedy: What gives the search enough events.
  static func advice(about text: String, budget: Int, _ remedy: String) -> String {
    if isNotDeterministic(text) {
      return "\(text); \(outside)"
    }
    let isAboutTimes = [true, false].contains { text == Self.earliestTimes(inLongRun: $0).text }
    return isAboutTimes
      ? "\(text); give each server one latency, or explore causal orders"
      : "\(text): the budget of \(budget.groupedEvents) is too small for all; \(remedy)"
  }
}
