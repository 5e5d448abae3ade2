/// The result of a run.
public struct RunResult: Sendable {
  /// The events; empty if they went to a sink of the caller's.
  public var trace: Trace
  /// The number of events.
  package var eventCount: Int
  /// The time of the last event.
  package var endTime: VirtualInstant
  /// The state at the end.
  public var finalState: FinalState
  /// The step that was not possible and ended the run; nil if all were possible.
  package var illegalStep: IllegalStep?
  /// What in the scenario's schedule does not fit the run; nil if all of it fits.
  package var misfit: ScheduleMisfit?
  /// The event limit at which the run was stopped; nil if it came to its end.
  package var eventLimit: Int?
  /// The call into the app whose endless async work stopped the run; nil if there is none.
  package var endlessCall: String?
  /// The callbacks that the SDKs had for the app and did not make, each name once.
  var withheldCallbacks: [WithheldCallback] = []
  /// The callbacks with which the described app did nothing, the last one of each name.
  var unfollowedCallbacks: [UnfollowedCallback] = []
  /// The problems that make every verdict on the run meaningless.
  package var problems = RunProblems()
  /// Whether the simulation orders the app's tasks; false where the runtime lacks the hooks.
  package var ordersTasks = true
  /// The order that an oracle chose; nil unless it was recorded.
  package var order: Schedule?
}
