/// What the expectations of a scenario say of a run.
public struct Verdict: Sendable {
  /// The expectations that were not met, in the order of the file.
  public var failures: [ExpectationFailure] = []
  /// Callbacks that no expectation mentions, in the order in which they came.
  public var unmentioned: [TraceEvent] = []

  /// Whether the run is as the scenario says.
  public var passed: Bool { failures.isEmpty }
}
