import DeepLinkSimulator

/// `validate`: checks scenarios without replaying them.
struct ValidateCommand: Command {
  static let specification = CommandSpecification(
    name: "validate", summary: "Check scenarios without replaying them.", arguments: "PATH…",
    argumentHelp: "Scenario files, folders, or - for standard input.", argumentCount: 1...Int.max,
    options: [
      OptionSpecification(name: "quiet", letter: "q", value: .flag, help: "Show only what is not valid."), .color,
    ])

  private let program: DeepLinkSimulatorCommand
  private let console: Console
  private let paths: [String]
  private let isQuiet: Bool
  private let style: Style

  init(_ arguments: ParsedArguments, _ program: DeepLinkSimulatorCommand, _ console: Console) {
    self.program = program
    self.console = console
    paths = arguments.positional
    isQuiet = arguments.isSet("quiet")
    style = Style(arguments, console)
  }

  func run() -> ExitCode {
    let source = ScenarioSource(paths)
    source.complain(to: console)
    let runner = ScenarioRunner(apps: program.apps)
    var invalid = 0
    var count = 0
    var complaints: Set<String> = []
    var names = ScenarioNameCheck()
    for file in source.entries.lazy.flatMap({ source.runs($0, program.apps.sdks, console) }) {
      count += 1
      for note in runner.notes(about: file).map(\.description) where complaints.insert(note).inserted {
        console.complain(note)
      }
      switch runner.replayablePlan(file).flatMap({ names.check($0.scenario, file) }) {
      case .success:
        if !isQuiet { console.show(["\(style.pass("✔")) \(file.name.printable)"]) }
      case .failure(let error):
        invalid += 1
        console.show(["\(style.fail("✘")) \(file.name.printable)"])
        error.newDiagnostics(besides: &complaints).forEach(console.complain)
      }
    }
    if count > 0, !isQuiet || invalid > 0 { console.print(summary(count, invalid)) }
    return invalid > 0 ? .usage : source.exitCode
  }

  private func summary(_ count: Int, _ invalid: Int) -> String {
    let noun = count == 1 ? "scenario" : "scenarios"
    return "\(count) \(noun): \(count - invalid) valid, \(invalid) invalid"
  }
}
