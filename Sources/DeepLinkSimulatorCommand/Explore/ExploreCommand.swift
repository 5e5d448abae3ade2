import DeepLinkSimulator

/// `explore`: tries every legal order of scenarios, and says what comes of each.
struct ExploreCommand: Command {
  static let specification = CommandSpecification(
    name: "explore", summary: "Try every legal order of scenarios, and find the orders that fail.",
    arguments: "PATH…", argumentHelp: "Scenario files, folders of them, or - for standard input.",
    argumentCount: 1...Int.max,
    options: ExploreOptions.specifications + ExploreResults.specifications + [
      OptionSpecification(
        name: "format", value: .choice(["text", "jsonl", "table"]),
        help: "Text for people, JSON Lines, or a line for each scenario, to be compared."),
      OptionSpecification(
        name: "quiet", letter: "q", value: .flag, help: "Show only scenarios in which an order fails."),
      .color,
    ],
    notes: [
      "Without bounds, all legal orders are explored as long as --budget allows; after that, as many differences from",
      "the default order are allowed as it does. What was not covered is said. A table is no verdict: the exit code is",
      "0 also if orders fail.",
    ])

  private let program: DeepLinkSimulatorCommand
  private let console: Console
  private let paths: [String]
  private let options: ExploreOptions
  private let isJSON: Bool
  private let isTable: Bool
  private let isQuiet: Bool
  private let style: Style
  private let results: ExploreResults?

  init(_ arguments: ParsedArguments, _ program: DeepLinkSimulatorCommand, _ console: Console) throws(UsageError) {
    self.program = program
    self.console = console
    paths = arguments.positional
    options = try ExploreOptions(arguments)
    isJSON = arguments.value(of: "format") == "jsonl"
    isTable = arguments.value(of: "format") == "table"
    isQuiet = arguments.isSet("quiet")
    style = Style(arguments.value(of: "color"), console)
    results = try ExploreResults(arguments)
  }

  func run() -> ExitCode {
    let source = ScenarioSource(paths)
    source.complain(to: console)
    let runner = ScenarioRunner(apps: program.apps, variant: options.variant)
    var tally = ExplorationTally()
    for entry in source.entries {
      let file = source.read(entry, console)
      switch runner.plan(file) {
      case .failure(let error):
        tally.invalid += 1
        error.diagnostics.map(\.description).forEach(console.complain)
      case .success(let plan):
        if plan.refusal != nil { continue }
        guard let makeApp = program.apps.factory(for: plan.scenario.app.uses?.value) else { continue }
        show(file, plan, makeApp, options.exploration(ofScenarios: source.entries.count), &tally)
      }
    }
    guard source.complaints.isEmpty else { return .usage }
    if !isJSON, !isTable, !isQuiet, tally.count > 0 { console.print(tally.summary) }
    if !isQuiet, !isTable, let reduction = tally.reduction { console.complain(reduction) }
    if isTable, tally.invalid == 0 { return source.exitCode }
    return tally.exitCode == .success ? source.exitCode : tally.exitCode
  }

  private func show(
    _ file: ScenarioFile, _ plan: SimulationPlan, _ makeApp: @escaping AppFactory, _ options: ExplorationOptions,
    _ tally: inout ExplorationTally
  ) {
    let progress = ExploreProgress(console)
    let explorer = Explorer(plan, options: options, makeApp: makeApp)
    let report: ExplorationReport
    if let results {
      guard let complete = results.explore(explorer, file: file.name, console) else { return }
      report = complete
    } else {
      report = explorer.explore { [progress] in progress.show($0, plan.scenario.name) }
    }
    progress.clear()
    tally.add(report)
    if isJSON {
      console.print(ExplorationRecord.lines(report, plan.scenario, file: file.name))
    } else if isTable {
      let first = explorer.replay([])
      console.print([ExplorationRow(report, first, plan.scenario, file: file.name).text])
    } else if !isQuiet || !report.passed {
      let text = ExplorationText(
        report: report, name: plan.scenario.name, file: file.name, program: program.programName,
        arguments: self.options.replayArguments, variant: self.options.variant, style: style)
      console.print(text.lines)
    }
  }
}
