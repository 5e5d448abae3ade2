import DeepLinkSimulator

/// `replay`: runs scenarios and says whether they came out as they should.
struct ReplayCommand: Command {
  static let specification = CommandSpecification(
    name: "replay", summary: "Replay scenarios and check what came of them.", arguments: "PATH…",
    argumentHelp: "Scenario files, folders of them, or - for standard input.", argumentCount: 1...Int.max,
    options: [
      OptionSpecification(
        name: "format", value: .choice(["text", "jsonl"]), help: "Text for people, or JSON Lines (docs/trace.md)."),
      OptionSpecification(name: "verbose", letter: "v", value: .flag, help: "Show the whole trace of each scenario."),
      OptionSpecification(name: "quiet", letter: "q", value: .flag, help: "Show only what did not pass."),
      OptionSpecification(
        name: "filter", letter: "f", value: .text(placeholder: "text"),
        help: "Replay only scenarios with this text in their path or name."),
      OptionSpecification(
        name: "color", value: .choice(["auto", "always", "never"]),
        help: "Colour: by default on a terminal, unless NO_COLOR is set."),
    ])

  /// From how many files on a terminal shows how far the replay has come.
  private static let progressThreshold = 50

  private let program: DeepLinkSimulatorCommand
  private let console: Console
  private let paths: [String]
  private let isJSON: Bool
  private let detail: TextReport.Detail
  private let filter: String?
  private let style: Style

  init(_ arguments: ParsedArguments, _ program: DeepLinkSimulatorCommand, _ console: Console) throws(UsageError) {
    if arguments.isSet("quiet"), arguments.isSet("verbose") {
      throw UsageError("--quiet and --verbose contradict each other", command: Self.specification.name)
    }
    self.program = program
    self.console = console
    paths = arguments.positional
    isJSON = arguments.value(of: "format") == "jsonl"
    detail = arguments.isSet("quiet") ? .quiet : arguments.isSet("verbose") ? .verbose : .normal
    filter = arguments.value(of: "filter")
    style = Style(arguments.value(of: "color") ?? "auto", console)
  }

  func run() -> ExitCode {
    let source = ScenarioSource(paths)
    let runner = ScenarioRunner(apps: program.apps)
    var tally = Tally()
    let showsProgress = console.diagnosticsAreTerminal && source.entries.count >= Self.progressThreshold
    for (position, entry) in source.entries.enumerated() {
      if showsProgress { console.diagnostics("\r\(position + 1) of \(source.entries.count)\u{1B}[K") }
      let file = source.read(entry, console)
      guard matchesFilter(file) else { continue }
      let report = runner.run(file)
      tally.add(report)
      if showsProgress { console.diagnostics("\r\u{1B}[K") }
      show(report, file)
    }
    if showsProgress { console.diagnostics("\r\u{1B}[K") }
    return conclude(tally)
  }

  private func matchesFilter(_ file: ScenarioFile) -> Bool {
    guard let filter else { return true }
    if file.name.contains(filter) { return true }
    if case .success(let scenario) = file.result { return scenario.name.contains(filter) }
    return false
  }

  private func show(_ report: ScenarioReport, _ file: ScenarioFile) {
    let text = TextReport(report: report, program: program.programName, detail: detail, style: style)
    if isJSON {
      if case .success(let scenario) = file.result { console.print(JSONLines.record(scenario, file: report.file)) }
      if case .ran(let result, _) = report.outcome { console.print(result.trace.events.map(JSONLines.record)) }
      console.print(JSONLines.record(report))
    } else {
      console.print(text.lines)
    }
    text.complaints.forEach(console.complain)
  }

  private func conclude(_ tally: Tally) -> ExitCode {
    guard tally.count > 0 else {
      let reason = filter.map { "no scenario has \"\($0)\" in its path or name" } ?? "there is no scenario there"
      console.complain("error: \(reason)")
      return .noMatch
    }
    if !isJSON, detail != .quiet || tally.exitCode != .success { console.print(tally.summary) }
    return tally.exitCode
  }
}
