/// A limit of an exploration: something that it did not cover.
package enum ExplorationLimit: Hashable, Sendable {
  case differences(Int)
  case horizon(Duration)
  case eventLimit(Int)
  /// With a flag: whether the reason is that a run has too many events.
  case earliestTimes(inLongRun: Bool)
  /// With the first difference between two runs of one order; nil if it was not found again.
  case notDeterministic(String?)
  /// A run of a described app that has come back to a snapshot differs, and runs from the start do not.
  case notRestored
  /// With the number of parts of which there are no results, and that of all.
  case missingParts(Int, of: Int)
  case interruption
  /// With the number of random orders that were run.
  case sample(Int)
  /// With the number of runs by priority that were done.
  case sampleByPriority(Int)
  /// With the number of orders of a sample that were not run, and the budget that was used up; nil for an interruption.
  case unfinishedSample(left: Int, budget: Int?)
  /// What a sample by priority says about the failures that it did not find.
  case chance(depth: Int, chains: Int, decisions: Int)

  /// The limit in the words of a report.
  package var text: String {
    switch self {
    case .differences(let maximum):
      "orders with more than \(maximum) \(maximum == 1 ? "difference" : "differences") from the default order"
    case .earliestTimes(inLongRun: false):
      "other times of the same events: the app or an SDK looks at the time (a sleep alone does not), and they come at "
        + "their earliest times"
    case .earliestTimes(inLongRun: true):
      "other times of the same events: a run has more than \(Explorer.mostOpenTimes.grouped), and they come at their "
        + "earliest times"
    case .eventLimit(let count):
      "what comes in a run after \(count.groupedEvents), the most that it may have "
        + "(--event-limit)"
    case .horizon(let time): "other orders of events after \(time.text)"
    case .notDeterministic(let difference):
      "all orders but the default one: two runs of one order differ, so the app is not deterministic"
        + (difference.map { ": \($0)" } ?? "")
    case .notRestored:
      "all orders but the default one: a run that has come back to a snapshot differs from the same run from its start, "
        + "so the stand-in of an SDK does not restore what it keeps"
    case .missingParts(let count, let all): "\(count) of \(all) parts, of which there are no results"
    case .interruption: "orders that were not reached before the interruption"
    case .sample(let count): "orders not among \(count == 1 ? "the random one" : "\(count.grouped) random ones")"
    case .sampleByPriority(let count): "orders not among \(count.counted("run")) by priority"
    case .unfinishedSample(let left, let budget):
      "the other \(left.grouped) that \(left == 1 ? "was" : "were") to be run: "
        + "\(budget.map { "the budget of \($0.groupedEvents)" } ?? "the interruption") came first"
    case .chance(let depth, let chains, let decisions):
      "each run finds a failure that needs \(depth.groupedEvents) in order with a probability of at least "
        + "1 / (\(chains) · \(decisions)^\(max(0, depth - 1)))"
    }
  }

  /// Where the difference between two runs of one order comes from.
  static let outside =
    "what differs comes from outside the simulation, such as a random number, the real time, a static property or the "
    + "system's own UserDefaults"

  /// Whether the limit is that two runs of one order differ.
  package var isNotDeterministic: Bool {
    switch self {
    case .notDeterministic, .notRestored: true
    default: false
    }
  }

  /// Returns what a test says about a limit that it did not ask for: what to do about it, as far as that is known.
  ///
  /// - Parameters:
  ///   - budget: The number of events that the search may perform.
  ///   - remedy: What gives the search enough events.
  func advice(budget: Int, _ remedy: String) -> String {
    switch self {
    case .notDeterministic: "\(text); \(Self.outside)"
    case .notRestored: "\(text) (snapshot, reattachment)"
    case .earliestTimes: "\(text); give each server one latency, or explore causal orders"
    case .eventLimit: "\(text); the app or an SDK may repeat something without end"
    case .differences, .horizon, .missingParts, .interruption, .sample, .sampleByPriority, .unfinishedSample,
      .chance:
      "\(text): the budget of \(budget.groupedEvents) is too small for all; \(remedy)"
    }
  }
}
