/// A command with its arguments, ready to run.
protocol Command {
  /// Runs the command.
  func run() -> ExitCode
}
