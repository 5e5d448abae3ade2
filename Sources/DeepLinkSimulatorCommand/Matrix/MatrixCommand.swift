import DeepLinkSimulator
import DeepLinkSimulatorReports

/// `matrix`: prints a table of a scenario's flow in every state of every kind of app.
struct MatrixCommand: Command {
  static let specification = CommandSpecification(
    name: "matrix", summary: "Run a flow across app states, UI styles, link types and versions.",
    arguments: "SCENARIO", argumentHelp: "A scenario file, or - for standard input.", argumentCount: 1...1,
    options: MatrixAxes.specifications + [
      OptionSpecification(name: "explore", value: .flag, help: "Try every order of each variant (see explore).")
    ] + ExploreOptions.bounds + [
      OptionSpecification(
        name: "budget", value: .text(placeholder: "events"),
        help: "With --explore, how many events matrix may simulate for each variant; 20,000 by default."),
      TasksOption.specification,
      FormatOption.textOrLines,
      OptionSpecification(
        name: "verbose", letter: "v", value: .flag, help: "Show the line that replays each variant."),
    ] + ReportsOption.specifications + [.color],
    notes: [
      "Without options: every state, style and kind of link, with the versions of the scenario. Separate the items of a list with commas.",
      "Each cell is a variant of the scenario. replay, step and explore take it with --variant (docs/matrix.md).",
    ])

  private let program: DeepLinkSimulatorCommand
  private let console: Console
  private let path: String
  private let axes: MatrixAxes
  private let exploration: ExplorationOptions?
  private let tasks: AppDescription.TaskTurns?
  /// The arguments that a replay or an exploration of a variant needs.
  private let extraArguments: [String]
  private let isJSON: Bool
  private let isVerbose: Bool
  private let style: Style
  private let reports: ReportsOption

  init(_ arguments: ParsedArguments, _ program: DeepLinkSimulatorCommand, _ console: Console) throws(UsageError) {
    self.program = program
    self.console = console
    path = arguments.positional.first ?? "-"
    axes = try MatrixAxes(arguments, program.apps.sdks)
    exploration = try Self.exploration(arguments)
    tasks = TasksOption.read(arguments)
    extraArguments = tasks.map { ["--tasks=\($0.rawValue)"] } ?? []
    isJSON = FormatOption.read(arguments) == .jsonl
    isVerbose = arguments.isSet("verbose")
    style = Style(arguments, console)
    reports = try ReportsOption(arguments, console, reading: [path])
    if isJSON, isVerbose {
      throw arguments.error("--verbose is only for text; JSON Lines always have everything")
    }
  }

  /// Returns the orders of each variant to try; nil for only the default order.
  private static func exploration(_ arguments: ParsedArguments) throws(UsageError) -> ExplorationOptions? {
    guard arguments.isSet("explore") else {
      for option in ["mode", "differences", "until", "budget"] { try arguments.refuse(option, without: "explore") }
      return nil
    }
    var exploration = ExplorationOptions()
    try ExploreOptions.readBounds(arguments, into: &exploration)
    exploration.budget = try arguments.positiveNumber("budget") ?? 20_000
    exploration.shrinks = false
    return exploration
  }

  func run() -> ExitCode {
    reports.write(["matrix", path], to: console) { vary(&$0) }
  }

  private func vary(_ document: inout ReportDocument) -> ExitCode {
    let source = ScenarioSource([path])
    source.complain(to: console)
    guard source.complaints.isEmpty else { return .usage }
    guard let entry = source.entries.first, source.entries.count == 1 else {
      if source.emptyFolders.isEmpty { console.complain("\(path): error: matrix takes one scenario, not a folder") }
      return source.emptyFolders.isEmpty ? .usage : .noMatch
    }
    guard let file = source.onlyRun(of: entry, for: "matrix", program.apps.sdks, console) else { return .usage }
    let plan: SimulationPlan
    let runner = ScenarioRunner(apps: program.apps, tasks: tasks)
    switch runner.plan(file) {
    case .success(let success): plan = success
    case .failure(let error):
      error.diagnostics.map(\.description).forEach(console.complain)
      return .usage
    }
    guard plan.refusal == nil, let makeApp = program.apps.factory(for: plan.scenario.app.uses) else {
      console.complain("\(file.name): error: a scenario that is refused has no outcomes")
      return .usage
    }
    do throws(UsageError) {
      let versions = try axes.versions(for: plan.scenario)
      runner.notes(about: file, inVersions: versions).map(\.description).forEach(console.complain)
      return show(file, plan, makeApp, versions, &document)
    } catch {
      console.complain("error: \(error.message)")
      return .usage
    }
  }

  private func show(
    _ file: ScenarioFile, _ plan: SimulationPlan, _ makeApp: @escaping AppFactory, _ versions: [ScenarioVariant],
    _ document: inout ReportDocument
  ) -> ExitCode {
    let scenario = plan.scenario
    guard VariantCompiler(scenario, apps: program.apps).linkForm != nil else {
      console.complain("\(file.name): error: no step taps a link, so there is nothing to vary")
      return .usage
    }
    var runner = MatrixRunner(plan, apps: program.apps, makeApp: makeApp, exploration: exploration)
    runner.keepsRuns = reports.isWanted
    let progress = ExploreProgress(console)
    let total = versions.count * axes.links.count * axes.states(for: runner.compiler).count * axes.styles.count
    var done = 0
    let tables = versions.map { [runner] version in
      MatrixTable(version, axes, runner) {
        done += 1
        progress.show(variants: done, of: total, file.name)
      }
    }
    progress.clear()
    let mode = exploration.map { $0.mode == .causal ? [] : ["--mode=\($0.mode.rawValue)"] } ?? []
    if isJSON {
      for table in tables {
        console.print(
          MatrixRecord.lines(
            table, file: file.name, program: program.programName, arguments: extraArguments))
      }
    } else {
      let text = MatrixText(
        Self.merged(tables), name: scenario.name, file: file.name, program: program.programName,
        arguments: extraArguments, exploreArguments: mode, askedForDifferences: exploration?.maximumDifferences,
        style: style, isVerbose: isVerbose, width: console.width)
      console.print(text.lines)
    }
    if reports.isWanted {
      MatrixReport(
        scenario: scenario, file: file.name, program: program.programName, arguments: extraArguments,
        orderArguments: mode
      ).add(Self.merged(tables), to: &document)
    }
    return tables.flatMap(\.cells).contains { $0.failed } ? .failure : .success
  }

  /// Combines tables that look the same.
  private static func merged(_ tables: [MatrixTable]) -> [MatrixTable] {
    var merged: [MatrixTable] = []
    for table in tables {
      if let index = merged.firstIndex(where: { $0.looksLike(table) }) {
        merged[index].versions += table.versions
      } else {
        merged.append(table)
      }
    }
    return merged
  }
}
