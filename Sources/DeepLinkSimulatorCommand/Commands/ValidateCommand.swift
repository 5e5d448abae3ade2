import DeepLinkSimulator

/// `validate`: checks scenarios without replaying them.
struct ValidateCommand: Command {
  static let specification = CommandSpecification(
    name: "validate", summary: "Check scenarios without replaying them.", arguments: "PATH…",
    argumentHelp: "Scenario files, folders of them, or - for standard input.", argumentCount: 1...Int.max,
    options: [OptionSpecification(name: "quiet", letter: "q", value: .flag, help: "Show only what is not valid.")])

  private let program: DeepLinkSimulatorCommand
  private let console: Console
  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments, _ program: DeepLinkSimulatorCommand, _ console: Console) {
    self.program = program
    self.console = console
    self.arguments = arguments
  }

  func run() -> ExitCode {
    let source = ScenarioSource(arguments.positional)
    let runner = ScenarioRunner(apps: program.apps)
    guard !source.entries.isEmpty else {
      console.complain("error: there is no scenario there")
      return .noMatch
    }
    var invalid = 0
    for entry in source.entries {
      switch runner.plan(source.read(entry, console)) {
      case .success:
        if !arguments.isSet("quiet") { console.print("✔ \(entry.name)") }
      case .failure(let error):
        invalid += 1
        if !arguments.isSet("quiet") { console.print("✘ \(entry.name)") }
        error.diagnostics.map(\.description).forEach(console.complain)
      }
    }
    let count = source.entries.count
    if !arguments.isSet("quiet") || invalid > 0 {
      console.print("\(count) \(count == 1 ? "scenario" : "scenarios"): \(count - invalid) valid, \(invalid) invalid")
    }
    return invalid == 0 ? .success : .usage
  }
}
