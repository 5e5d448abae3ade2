/// What a command tells the shell.
public enum ExitCode: Int32, Sendable {
  /// Everything is as it should be.
  case success = 0
  /// An expectation was not met.
  case failure = 1
  /// The arguments, or a scenario, are not valid.
  case usage = 64
  /// Nothing matched.
  case noMatch = 69
  /// The program itself is at fault.
  case internalError = 70

  /// The more serious one of two, in the order in which a person would want to know.
  func combined(with other: ExitCode) -> ExitCode { rawValue >= other.rawValue ? self : other }
}
