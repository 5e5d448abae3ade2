import DeepLinkSimulator
import DeepLinkSimulatorReports

/// `replay`: runs scenarios, and reports whether they meet their expectations.
struct ReplayCommand: Command {
  static let specification = CommandSpecification(
    name: "replay", summary: "Replay scenarios and check their expectations.", arguments: "PATH…",
    argumentHelp: "Scenario files, folders, or - for standard input.", argumentCount: 1...Int.max,
    options: [
      FormatOption.specification([.text, .jsonl], "Text for people, or JSON Lines (docs/trace.md)."),
      OptionSpecification(name: "verbose", letter: "v", value: .flag, help: "Show the whole trace of each scenario."),
      OptionSpecification(name: "quiet", letter: "q", value: .flag, help: "Show only what did not pass."),
      OptionSpecification(
        name: "filter", letter: "f", value: .text(placeholder: "text"),
        help: "Replay only scenarios with this text in their path or name; repeat it for several texts."),
      LogReport.option(.standard),
    ] + ReplayOrder.specifications + [
      VariantOption.specification, TasksOption.specification, EventLimitOption.specification, watchOption,
    ] + ReportsOption.specifications + [.color],
    notes: ["A folder stands for the .jsonc and .json files in it, at any depth, in alphabetical order."])

  let program: DeepLinkSimulatorCommand
  let console: Console
  let paths: [String]
  private let isWatching: Bool
  private let isJSON: Bool
  private let detail: TextReport.Detail
  private let filters: [String]
  private let style: Style
  private let order: ReplayOrder?
  private let variant: ScenarioVariant?
  private let tasks: AppDescription.TaskTurns?
  private let log: LogReport?
  private let reports: ReportsOption
  private let eventLimit: Int?

  init(_ arguments: ParsedArguments, _ program: DeepLinkSimulatorCommand, _ console: Console) throws(UsageError) {
    try arguments.refuseTogether("quiet", "verbose")
    isJSON = FormatOption.read(arguments) == .jsonl
    if isJSON {
      for option in ["quiet", "verbose"] where arguments.isSet(option) {
        throw arguments.error("--\(option) is only for text; JSON Lines always have everything")
      }
    }
    try Self.checkWatch(arguments)
    self.program = program
    self.console = console
    paths = arguments.positional
    isWatching = arguments.isSet(Self.watchOption.name)
    detail = arguments.isSet("quiet") ? .quiet : arguments.isSet("verbose") ? .verbose : .normal
    filters = arguments.values(of: "filter").map { $0.lowercased() }
    style = Style(arguments, console)
    order = try ReplayOrder(arguments)
    variant = try VariantOption.read(arguments, program.apps.sdks)
    tasks = TasksOption.read(arguments)
    eventLimit = try EventLimitOption.read(arguments)
    log = try LogReport(arguments, namesFiles: ScenarioSource(paths).entries.count > 1)
    reports = try ReportsOption(arguments, console, reading: paths)
  }

  func run() -> ExitCode {
    if isWatching { return watch() }
    return reports.write(["replay"] + paths, to: console) { replay(ScenarioSource(paths), &$0) }
  }

  /// Replays scenarios, and keeps the runs if reports are requested.
  func replay(_ source: ScenarioSource, _ document: inout ReportDocument) -> ExitCode {
    source.complain(to: console)
    if order != nil { console.watchInterrupts() }
    let search = ExploreProgress(console)
    var order = order
    order?.progress = { if let progress = $0 { search.show(progress, $1) } else { search.clear() } }
    order?.isInterrupted = console.isInterrupted
    let runner = ScenarioRunner(
      apps: program.apps, order: order, variant: variant, tasks: tasks, eventLimit: eventLimit,
      keepsTraces: reports.isWanted)
    var tally = Tally()
    var complaints: Set<String> = []
    var progress = ReplayProgress(console, total: source.entries.count)
    let scenarios = CheckedScenarios(source, runner) { entry in
      source.runs(entry, program.apps.sdks, console, variant).filter(matchesFilter)
    }
    for scenario in scenarios {
      progress.show(scenario.position)
      complain(runner.notes(about: scenario.file), besides: &complaints)
      let report =
        isJSON ? stream(scenario, runner, &complaints) : show(scenario, runner, progress, &complaints)
      if case .ran = report.ending { complain(runner.notesAboutOrder(of: scenario.file), besides: &complaints) }
      tally.add(report)
      if reports.isWanted { document.runs.append(reported(report, scenario.file)) }
    }
    progress.clear()
    return conclude(tally, source)
  }

  /// Prints notes that have not been printed.
  private func complain(_ notes: [Diagnostic], besides complaints: inout Set<String>) {
    for note in notes.map(\.description) where complaints.insert(note).inserted { console.complain(note) }
  }

  /// Returns whether a scenario matches the user's filter.
  func matchesFilter(_ file: ScenarioFile) -> Bool {
    guard !filters.isEmpty else { return true }
    var texts = [file.name.lowercased()]
    if case .success(let scenario) = file.result { texts.append(scenario.name.lowercased()) }
    return filters.contains { filter in texts.contains { $0.contains(filter) } }
  }

  /// Replays a file, and prints the result.
  private func show(
    _ scenario: CheckedScenarios.Element, _ runner: ScenarioRunner, _ progress: ReplayProgress,
    _ complaints: inout Set<String>
  ) -> ScenarioReport {
    let report = runner.run(scenario.file, scenario.plan)
    let text = text(of: report, detail)
    if let log {
      progress.clear()
      log.show(text, scenario, console)
      return report
    }
    let lines = text.lines
    if !lines.isEmpty || !text.complaints.isEmpty { progress.clear() }
    console.print(lines)
    // Variants of one file share its mistakes.
    for complaint in text.complaints where complaints.insert(complaint).inserted { console.complain(complaint) }
    return report
  }

  private func text(of report: ScenarioReport, _ detail: TextReport.Detail) -> TextReport {
    TextReport(
      report: report, program: program.programName, detail: detail, style: style, sdks: program.apps.sdks.names,
      orderArguments: (variant.map { " --variant \($0)" } ?? "") + (tasks.map { " --tasks \($0.rawValue)" } ?? "")
        + (eventLimit.map { " --event-limit \($0)" } ?? "") + (order?.arguments ?? ""), width: console.width)
  }

  private func reported(_ report: ScenarioReport, _ file: ScenarioFile) -> ReportDocument.Run {
    let scenario = try? file.result.get()
    return ReportDocument.Run(
      report, description: scenario?.description, order: order.map { String($0.arguments.dropFirst()) },
      replay: text(of: report, .quiet).replayLine)
  }

  /// Replays a file, and writes each event as it happens.
  private func stream(
    _ scenario: CheckedScenarios.Element, _ runner: ScenarioRunner, _ complaints: inout Set<String>
  ) -> ScenarioReport {
    let file = scenario.file
    if case .success(let scenario) = file.result { console.print(JSONLines.record(scenario, file: file.name)) }
    let report = runner.run(file, scenario.plan) { [console] in console.print(JSONLines.record($0)) }
    console.print(JSONLines.record(report))
    let text = TextReport(
      report: report, program: program.programName, detail: .quiet, style: style, sdks: program.apps.sdks.names)
    for complaint in text.complaints where complaints.insert(complaint).inserted { console.complain(complaint) }
    return report
  }

  private func conclude(_ tally: Tally, _ source: ScenarioSource) -> ExitCode {
    guard source.complaints.isEmpty else { return .usage }
    guard tally.count > 0 else {
      if !source.entries.isEmpty {
        let texts = filters.map(\.quoted).joined(separator: " or ")
        console.complain("error: no scenario has \(texts) in its path or name")
      }
      return .noMatch
    }
    if !isJSON, log == nil, detail != .quiet || tally.exitCode != .success { console.show([tally.summary]) }
    return tally.exitCode == .success ? source.exitCode : tally.exitCode
  }
}
