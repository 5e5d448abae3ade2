/// The exit code of a command.
public enum ExitCode: Int32, CaseIterable, Sendable {
  /// Every expectation was met, or the command did what you asked for.
  case success = 0
  /// An expectation was not met.
  case failure = 1
  /// Nothing failed, but not all legal orders were explored.
  case unfinished = 2
  /// The arguments, or a scenario, are not valid.
  case usage = 64
  /// Nothing matched.
  case noMatch = 69
  /// The program itself failed, or could not write its results.
  case internalError = 70

  /// What the code says, as the help and README.md list it.
  package var meaning: String {
    switch self {
    case .success: "Every expectation was met, or the command did what you asked for."
    case .failure: "An expectation was not met."
    case .unfinished: "Nothing failed, but not all legal orders were explored."
    case .usage: "The arguments, or a scenario, are not valid."
    case .noMatch: "Nothing matched: there is no such scenario, rule or problem."
    case .internalError: "The program itself failed, or could not write its results."
    }
  }
}
