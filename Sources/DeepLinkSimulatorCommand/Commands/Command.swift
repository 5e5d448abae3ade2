/// A command with its arguments, ready to run.
protocol Command {
  /// The name, the arguments and the options, for the help and for reading arguments.
  static var specification: CommandSpecification { get }

  /// Creates the command.
  ///
  /// - Parameters:
  ///   - arguments: The arguments and options, checked against the specification one by one.
  ///   - program: The program, with the apps and SDKs that it knows.
  ///   - console: The input and output of the command.
  /// - Throws: `UsageError` if arguments contradict each other.
  init(_ arguments: ParsedArguments, _ program: DeepLinkSimulatorCommand, _ console: Console) throws(UsageError)

  /// Runs the command.
  func run() -> ExitCode
}
