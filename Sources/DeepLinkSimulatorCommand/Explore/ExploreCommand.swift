import DeepLinkSimulator

/// `explore`: tries every legal order of scenarios, and says what comes of each.
struct ExploreCommand: Command {
  static let specification = CommandSpecification(
    name: "explore", summary: "Try every legal order of scenarios, and find the orders that fail.",
    arguments: "PATH…", argumentHelp: "Scenario files, folders of them, or - for standard input.",
    argumentCount: 1...Int.max,
    options: ExploreOptions.specifications + ExploreResults.specifications + [
      OptionSpecification(
        name: "format", value: .choice(["text", "jsonl", "markdown", "table"]),
        help: "Text for people, JSON Lines, a page of Markdown, or a line for each scenario, to be compared."),
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
  private let format: String
  private let isQuiet: Bool
  private let style: Style
  private let results: ExploreResults?

  init(_ arguments: ParsedArguments, _ program: DeepLinkSimulatorCommand, _ console: Console) throws(UsageError) {
    self.program = program
    self.console = console
    paths = arguments.positional
    options = try ExploreOptions(arguments)
    format = arguments.value(of: "format") ?? "text"
    isQuiet = arguments.isSet("quiet")
    style = Style(arguments.value(of: "color"), console)
    results = try ExploreResults(arguments)
  }

  func run() -> ExitCode {
    let source = ScenarioSource(paths)
    source.complain(to: console)
    let runner = ScenarioRunner(apps: program.apps, variant: options.variant, tasks: options.tasks)
    var tally = ExplorationTally()
    var page: [ExplorationPage.Entry] = []
    for entry in source.entries {
      let file = source.read(entry, console)
      switch runner.plan(file) {
      case .failure(let error):
        tally.invalid += 1
        error.diagnostics.map(\.description).forEach(console.complain)
      case .success(let plan):
        if plan.refusal != nil { continue }
        guard let makeApp = program.apps.factory(for: plan.scenario.app.uses) else { continue }
        show(file, plan, makeApp, options.exploration(ofScenarios: source.entries.count), &tally, &page)
      }
    }
    guard source.complaints.isEmpty else { return .usage }
    if format == "markdown" {
      let bound = options.hasBudget ? ["--budget", "\(options.exploration.budget)"] : []
      let command = [program.programName, "explore", "--format", "markdown"] + options.replayArguments + bound
      let arguments = command + paths.map(\.shellQuoted)
      console.print(ExplorationPage(entries: page, command: arguments.joined(separator: " ")).lines)
    }
    if format == "text", !isQuiet, tally.count > 0 { console.print(tally.summary) }
    if format != "table", !isQuiet, let reduction = tally.reduction { console.complain(reduction) }
    if format == "table", tally.invalid == 0 { return source.exitCode }
    return tally.exitCode == .success ? source.exitCode : tally.exitCode
  }

  private func show(
    _ file: ScenarioFile, _ plan: SimulationPlan, _ makeApp: @escaping AppFactory, _ options: ExplorationOptions,
    _ tally: inout ExplorationTally, _ page: inout [ExplorationPage.Entry]
  ) {
    let progress = ExploreProgress(console)
    let explorer = Explorer(plan, options: options, makeApp: makeApp)
    let report: ExplorationReport
    if let results {
      do throws(ExploreResults.Conflict) {
        let complete = try results.explore(explorer, file: file.name) { [progress] in
          progress.show(parts: $0, of: $1, plan.scenario.name)
        }
        progress.clear()
        guard let complete else { return }
        report = complete
      } catch {
        console.complain("error: \(error.message)")
        tally.invalid += 1
        return
      }
    } else {
      report = explorer.explore { [progress] in progress.show($0, plan.scenario.name) }
    }
    progress.clear()
    tally.add(report)
    let text = ExplorationText(
      report: report, name: plan.scenario.name, file: file.name, program: program.programName,
      arguments: self.options.replayArguments, variant: self.options.variant, style: style)
    switch format {
    case "jsonl": console.print(ExplorationRecord.lines(report, plan.scenario, file: file.name))
    case "markdown": page.append(ExplorationPage.Entry(report: report, scenario: plan.scenario, text: text))
    case "table":
      let first = explorer.replay([])
      console.print([ExplorationRow(report, first, plan.scenario, file: file.name).text])
    default: if !isQuiet || !report.passed { console.print(text.lines) }
    }
  }
}
