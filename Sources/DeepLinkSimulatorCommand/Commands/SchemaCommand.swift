import DeepLinkSimulator

/// `schema`: prints the JSON Schema of scenario files, with which editors complete and check them.
struct SchemaCommand: Command {
  static let specification = CommandSpecification(
    name: "schema", summary: "Print the JSON Schema of scenario files, or their reference.",
    options: [
      OptionSpecification(name: "reference", value: .flag, help: "Print the reference as Markdown instead.")
    ],
    notes: ["An editor completes and checks a file by the schema that its \"$schema\" names."])

  private let program: DeepLinkSimulatorCommand
  private let console: Console
  private let printsReference: Bool

  init(_ arguments: ParsedArguments, _ program: DeepLinkSimulatorCommand, _ console: Console) {
    self.program = program
    self.console = console
    printsReference = arguments.isSet("reference")
  }

  func run() -> ExitCode {
    let grammar = program.apps.sdks.grammar
    let vocabulary = ScenarioCompiler(apps: program.apps).vocabulary
    let text =
      printsReference
      ? ScenarioReference.markdown(grammar) : ScenarioSchema.json(grammar, vocabulary: vocabulary)
    console.output(text.hasSuffix("\n") ? text : text + "\n")
    return .success
  }
}
