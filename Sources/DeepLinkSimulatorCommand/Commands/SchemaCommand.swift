import DeepLinkSimulator

/// `schema`: prints the JSON Schema of scenario files, with which editors complete and check them.
struct SchemaCommand: Command {
  static let specification = CommandSpecification(
    name: "schema", summary: "Print the JSON Schema of scenario files.",
    notes: ["Editors use the schema that \"$schema\" names to complete and check a file."])

  private let program: DeepLinkSimulatorCommand
  private let console: Console

  init(_ arguments: ParsedArguments, _ program: DeepLinkSimulatorCommand, _ console: Console) {
    self.program = program
    self.console = console
  }

  func run() -> ExitCode {
    let vocabulary = ScenarioCompiler(apps: program.apps).vocabulary
    let text = ScenarioSchema.json(program.apps.sdks.grammar, vocabulary: vocabulary)
    console.output(text.hasSuffix("\n") ? text : text + "\n")
    return .success
  }
}
