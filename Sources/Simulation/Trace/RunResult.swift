/// The result of a run.
public struct RunResult: Sendable {
  /// What happened; empty if the events went to a sink of the caller's.
  public var trace: Trace
  /// How many events there were.
  package var eventCount: Int
  /// When the last one happened.
  package var endTime: VirtualInstant
  /// What holds at the end.
  public var finalState: FinalState
  /// A step that was impossible, which ended the run; nil if all could be done.
  package var illegalStep: IllegalStep?
  /// What in the schedule of the scenario does not fit the run; nil if all does.
  package var misfit: ScheduleMisfit?
  /// How many events there were when the run was stopped, because it may not have more; nil if it came to its end.
  package var eventLimit: Int?
  /// What the app was called with whose async work goes on without end, which stopped the run; nil if none does.
  package var endlessCall: String?
  /// What keeps every verdict on the run from meaning anything.
  package var problems = RunProblems()
  /// Whether the order of the app's tasks is the simulation's; false where the runtime lacks the hooks for it.
  package var ordersTasks = true
  /// The order that an oracle chose, if it was to be recorded.
  package var order: Schedule?
}
