/// The exit code of a command.
public enum ExitCode: Int32, CaseIterable, Sendable {
  /// Everything is as expected.
  case success = 0
  /// An expectation was not met.
  case failure = 1
  /// Nothing failed, but not everything was tried.
  case unfinished = 2
  /// The arguments, or a scenario, are not valid.
  case usage = 64
  /// Nothing matched.
  case noMatch = 69
  /// The program itself is at fault, or could not write its results.
  case internalError = 70
}
