/// One of the program's commands, ready to do what it is for.
protocol Command {
  /// Does what the command is for.
  func run() -> ExitCode
}
