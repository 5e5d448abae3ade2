/// An entry in the list of commands: a specification, and how to create the command from its arguments.
struct CommandEntry: Sendable {
  typealias Make = @Sendable (ParsedArguments, DeepLinkSimulatorCommand, Console) throws(UsageError) -> any Command

  let specification: CommandSpecification
  /// Creates the command; throws if arguments contradict each other.
  let make: Make

  init(_ specification: CommandSpecification, make: @escaping Make) {
    self.specification = specification
    self.make = make
  }
}
