/// A command as the program knows it: what it takes, and how it is made from its arguments.
struct CommandEntry: Sendable {
  typealias Make = @Sendable (ParsedArguments, DeepLinkSimulatorCommand, Console) throws(UsageError) -> any Command

  let specification: CommandSpecification
  /// Makes the command; throws for arguments that contradict each other.
  let make: Make

  init(_ specification: CommandSpecification, make: @escaping Make) {
    self.specification = specification
    self.make = make
  }
}
