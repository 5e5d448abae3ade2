import DeepLinkSimulator
import DeepLinkSimulatorReports

/// `explore`: tries every legal order of scenarios, and reports the result of each.
struct ExploreCommand: Command {
  static let specification = CommandSpecification(
    name: "explore", summary: "Try every legal order of events, and find the orders that fail.",
    arguments: "PATH…", argumentHelp: "Scenario files, folders, or - for standard input.",
    argumentCount: 1...Int.max,
    options: ExploreOptions.specifications + ExploreResults.specifications + [
      FormatOption.specification(
        FormatOption.allCases,
        "Text for people, JSON Lines, a page of Markdown, or a table with a line for each scenario."),
      OptionSpecification(
        name: "quiet", letter: "q", value: .flag, help: "Show only what did not pass."),
      ExploreOptions.complete,
    ] + ReportsOption.specifications + [.color],
    notes: [
      "The default of --budget is a share of 1,000,000 events, at least 1,000 and at most 100,000 for each scenario. "
        + "With --random or --priorities, it is a share of 10,000,000.",
      "If the budget is too small for all legal orders, the search tries no difference from the default order, then "
        + "one, then two, for as long as the budget lasts. The report names what was not covered. Ctrl-C stops the "
        + "search, and explore prints what it has found so far.",
      "The exit code is 0 if every legal order holds, 1 if one fails, and 2 if none failed but not all were explored. "
        + "A table gives no verdict: its exit code is 0.",
    ])

  private let program: DeepLinkSimulatorCommand
  private let console: Console
  private let paths: [String]
  private let options: ExploreOptions
  private let format: FormatOption
  private let isQuiet: Bool
  private let mustBeComplete: Bool
  private let style: Style
  private let results: ExploreResults?
  private let reports: ReportsOption
  /// The line in a Markdown page that names the command that prints it; nil for these arguments.
  var pageOrigin: String?

  /// The findings so far, for the final output.
  private struct Findings {
    var tally = ExplorationTally()
    var page: [ExplorationPage.Entry] = []
    var document: ReportDocument
  }

  init(_ arguments: ParsedArguments, _ program: DeepLinkSimulatorCommand, _ console: Console) throws(UsageError) {
    self.program = program
    self.console = console
    paths = arguments.positional
    options = try ExploreOptions(arguments, program.apps.sdks)
    format = FormatOption.read(arguments)
    isQuiet = arguments.isSet("quiet")
    mustBeComplete = arguments.isSet(ExploreOptions.complete.name)
    style = Style(arguments, console)
    results = try ExploreResults(arguments, program.apps.sdks)
    reports = try ReportsOption(arguments, console, reading: paths, keeping: arguments.value(of: "results"))
  }

  func run() -> ExitCode {
    reports.write(["explore"] + paths, to: console) { document in
      var findings = Findings(document: document)
      defer { document = findings.document }
      return explore(&findings)
    }
  }

  private func explore(_ findings: inout Findings) -> ExitCode {
    let source = ScenarioSource(paths)
    source.complain(to: console)
    let runner = ScenarioRunner(
      apps: program.apps, variant: options.variant, tasks: options.tasks, eventLimit: options.eventLimit)
    let partFile: PartFile?
    do throws(PartFile.Fault) {
      partFile = try results?.open()
    } catch {
      error.messages.forEach(console.complain)
      return error.code
    }
    console.watchInterrupts()
    var complaints: Set<String> = []
    var noted: Set<String> = []
    for file in source.entries.lazy.flatMap({ source.runs($0, program.apps.sdks, console, options.variant) })
    where !console.isInterrupted() {
      for note in runner.notes(about: file).map(\.description) where noted.insert(note).inserted {
        console.complain(note)
      }
      switch runner.plan(file) {
      case .failure(let error):
        findings.tally.invalid += 1
        error.newDiagnostics(besides: &complaints).forEach(console.complain)
        findings.document.add(
          unexplored: file.name, error.diagnostics, command: commands(file.name).explore)
      case .success(let plan):
        if plan.refusal != nil { continue }
        guard let makeApp = program.apps.factory(for: plan.scenario.app.uses) else { continue }
        if let step = plan.impossibleStep(makeApp) {
          console.complain(file.note(step.noteOfSearch, at: step.location).description)
        }
        let exploration = options.exploration(ofScenarios: source.entries.count)
        if let results, let partFile {
          var explorer = Explorer(plan, options: exploration, makeApp: makeApp)
          explorer.isInterrupted = console.isInterrupted
          let code = share(file, plan, explorer, results, partFile, &findings)
          // Without a place to keep results, there is no point in searching.
          if code == .internalError { return code }
        } else {
          show(file, plan, makeApp, exploration, &findings)
        }
      }
    }
    return conclude(source, findings)
  }

  /// Prints what is about all scenarios together.
  private func conclude(_ source: ScenarioSource, _ findings: Findings) -> ExitCode {
    guard source.complaints.isEmpty else { return .usage }
    if format == .markdown {
      let bound = options.hasBudget ? ["--budget", "\(options.exploration.budget)"] : []
      let command = [program.programName, "explore", "--format", "markdown"] + options.replayArguments + bound
      let line = (command + paths.map { $0 == "-" ? $0 : $0.pathQuoted }).joined(separator: " ")
      let origin = pageOrigin ?? "This page is generated: `\(line)`."
      console.print(ExplorationPage(entries: findings.page, origin: origin).lines)
    }
    let tally = findings.tally
    if format == .text, !isQuiet, tally.count > 0 { console.show([tally.summary]) }
    if format != .table, !isQuiet, let reduction = tally.reduction { console.complain(reduction) }
    if format == .table, tally.invalid == 0 { return source.exitCode }
    if tally.exitCode == .unfinished, mustBeComplete { return .failure }
    return tally.exitCode == .success ? source.exitCode : tally.exitCode
  }

  private func show(
    _ file: ScenarioFile, _ plan: SimulationPlan, _ makeApp: @escaping AppFactory, _ options: ExplorationOptions,
    _ findings: inout Findings
  ) {
    let progress = ExploreProgress(console)
    var explorer = Explorer(plan, options: options, makeApp: makeApp)
    explorer.replayLine = { [commands = commands(file.name)] in commands.replay(of: $0) }
    explorer.isInterrupted = console.isInterrupted
    let report = explorer.explore { [progress] in progress.show($0, plan.scenario.name) }
    progress.clear()
    show(report, explorer, file, &findings)
  }

  /// Explores the parts that are not in the results yet.
  private func share(
    _ file: ScenarioFile, _ plan: SimulationPlan, _ explorer: Explorer, _ results: ExploreResults,
    _ partFile: PartFile, _ findings: inout Findings
  ) -> ExitCode {
    let progress = ExploreProgress(console)
    defer { progress.clear() }
    do throws(ExploreResults.Conflict) {
      let answer = try results.explore(explorer, file: file.name, in: partFile) { [progress] in
        progress.show(parts: $0, of: $1, $2, plan.scenario.name)
      }
      progress.clear()
      if let complaint = answer.complaint {
        console.complain(complaint)
        return .internalError
      }
      if let report = answer.report { show(report, explorer, file, &findings) }
      return .success
    } catch {
      progress.clear()
      error.messages.forEach(console.complain)
      findings.tally.invalid += 1
      return error.code
    }
  }

  private func show(
    _ report: ExplorationReport, _ explorer: Explorer, _ file: ScenarioFile, _ findings: inout Findings
  ) {
    let plan = explorer.plan
    findings.tally.add(report, askedForDifferences: options.exploration.maximumDifferences)
    let text = text(of: report, plan.scenario, file.name)
    if reports.isWanted {
      findings.document.add(report, of: explorer, file: file.name, commands(file.name))
    }
    switch format {
    case .jsonl:
      console.print(ExplorationRecord.lines(report, plan.scenario, file: file.name))
      // Text has them next to the verdict.
      let notes = [plan.scenario.noteAboutTimes(in: report.mode)].compactMap(\.self) + report.idleNotes
      for note in notes { console.complain(file.note(note, at: nil).description) }
    case .markdown: findings.page.append(ExplorationPage.Entry(report: report, scenario: plan.scenario, text: text))
    case .table:
      let first = explorer.replay([])
      console.print([ExplorationRow(report, first, file: file.name).text])
    case .text: if !isQuiet || !report.passed { console.print(text.lines) }
    }
    // A reader sees each scenario as soon as it is done, and may stop reading.
    _ = console.flush()
  }

  private func text(of report: ExplorationReport, _ scenario: Scenario, _ file: String) -> ExplorationText {
    ExplorationText(
      report: report, scenario: scenario, file: file, commands: commands(file), style: style,
      width: format == .text ? console.width : nil)
  }

  private func commands(_ file: String) -> OrderCommands {
    OrderCommands(
      program: program.programName, file: file, arguments: options.replayArguments, variant: options.variant)
  }
}
