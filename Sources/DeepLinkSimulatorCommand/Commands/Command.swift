/// One of the program's commands.
protocol Command {
  /// What the command takes, as data.
  static var specification: CommandSpecification { get }

  /// Creates the command from its arguments.
  ///
  /// - Throws: `UsageError` for arguments that contradict each other.
  init(_ arguments: ParsedArguments, _ program: DeepLinkSimulatorCommand, _ console: Console) throws(UsageError)

  /// Does what the command is for.
  func run() throws(UsageError) -> ExitCode
}
