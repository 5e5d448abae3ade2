/// Who decides the order of a run, and can say what it was while the run goes on.
@MainActor
protocol OrderSource: AnyObject {
  /// The schedule of the decisions so far; nil if the events have no names.
  var scheduleSoFar: Schedule? { get }

  /// Makes the same decisions again in another simulation, which keeps its events; nil if that is not possible.
  var repetition: (@Sendable () -> Void)? { get }

  /// Returns the line that replays the order of a schedule; nil if it is not known.
  func replayLine(_ schedule: Schedule) -> String?
}

extension OrderSource {
  var repetition: (@Sendable () -> Void)? { nil }

  func replayLine(_ schedule: Schedule) -> String? { nil }
}

extension DrivenRun: OrderSource {
  var scheduleSoFar: Schedule? { decider?.log.schedule }

  func replayLine(_ schedule: Schedule) -> String? { decider.map { DrivenSearch.replayLine(schedule, $0.mode) } }
}
