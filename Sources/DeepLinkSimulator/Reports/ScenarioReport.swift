/// What came of one scenario file.
public struct ScenarioReport: Sendable {
  /// How it ended.
  public enum Outcome: Sendable {
    /// The scenario ran.
    case ran(RunResult, Verdict)
    /// The file is no scenario, or one that cannot be done.
    case invalid([Diagnostic])
  }

  /// The file as the user named it.
  public var file: String
  /// The name of the scenario; the file's name if it could not be read.
  public var name: String
  /// How the run ended, or why there was none.
  public var outcome: Outcome

  /// Creates a report.
  public init(file: String, name: String, outcome: Outcome) {
    self.file = file
    self.name = name
    self.outcome = outcome
  }

  /// Whether the scenario ran and all its expectations were met.
  public var passed: Bool {
    if case .ran(_, let verdict) = outcome { verdict.passed } else { false }
  }
}
