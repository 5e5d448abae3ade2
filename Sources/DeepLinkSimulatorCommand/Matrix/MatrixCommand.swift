import DeepLinkSimulator

/// `matrix`: the flow of a scenario in every state of every kind of app, as a table.
struct MatrixCommand: Command {
  static let specification = CommandSpecification(
    name: "matrix", summary: "Try the flow of a scenario in other app states, styles, links and versions.",
    arguments: "SCENARIO", argumentHelp: "A scenario file, or - for standard input.", argumentCount: 1...1,
    options: MatrixAxes.specifications + [
      OptionSpecification(name: "explore", value: .flag, help: "Try every order of each variant (see explore)."),
      OptionSpecification(name: "format", value: .choice(["text", "jsonl"]), help: "Text for people, or JSON Lines."),
      OptionSpecification(
        name: "verbose", letter: "v", value: .flag, help: "Show the line that replays each variant."),
      .color,
    ],
    notes: [
      "Without options: every state, style and kind of link, with the versions of the scenario. Lists have commas.",
      "Each cell is a variant of the scenario, which replay and explore take with --variant (docs/matrix.md).",
    ])

  private let program: DeepLinkSimulatorCommand
  private let console: Console
  private let path: String
  private let axes: MatrixAxes
  private let explores: Bool
  private let isJSON: Bool
  private let isVerbose: Bool
  private let style: Style

  init(_ arguments: ParsedArguments, _ program: DeepLinkSimulatorCommand, _ console: Console) throws(UsageError) {
    self.program = program
    self.console = console
    path = arguments.positional.first ?? "-"
    axes = try MatrixAxes(arguments)
    explores = arguments.isSet("explore")
    isJSON = arguments.value(of: "format") == "jsonl"
    isVerbose = arguments.isSet("verbose")
    style = Style(arguments.value(of: "color"), console)
    if isJSON, isVerbose {
      throw arguments.error("--verbose says how to print text; JSON Lines always have everything")
    }
  }

  func run() -> ExitCode {
    let source = ScenarioSource([path])
    source.complain(to: console)
    guard source.complaints.isEmpty else { return .usage }
    guard let entry = source.entries.first, source.entries.count == 1 else {
      if source.emptyFolders.isEmpty { console.complain("\(path): error: matrix takes one scenario, not a folder") }
      return source.emptyFolders.isEmpty ? .usage : .noMatch
    }
    let file = source.read(entry, console)
    let plan: SimulationPlan
    switch ScenarioRunner(apps: program.apps).plan(file) {
    case .success(let success): plan = success
    case .failure(let error):
      error.diagnostics.map(\.description).forEach(console.complain)
      return .usage
    }
    guard plan.refusal == nil, let makeApp = program.apps.factory(for: plan.scenario.app.uses?.value) else {
      console.complain("\(file.name): error: a scenario that is refused has no outcomes")
      return .usage
    }
    do throws(UsageError) {
      return show(file, plan.scenario, makeApp, try axes.versions(for: plan.scenario))
    } catch {
      console.complain("error: \(error.message)")
      return .usage
    }
  }

  private func show(
    _ file: ScenarioFile, _ scenario: Scenario, _ makeApp: @escaping AppFactory, _ versions: [ScenarioVariant]
  ) -> ExitCode {
    guard VariantCompiler(scenario, apps: program.apps).linkForm != nil else {
      console.complain("\(file.name): error: no step taps a link, and so there is nothing to vary")
      return .usage
    }
    let runner = MatrixRunner(scenario, apps: program.apps, makeApp: makeApp, explores: explores)
    let tables = versions.map { MatrixTable($0, axes, runner) }
    if isJSON {
      for table in tables {
        console.print(MatrixRecord.lines(table, file: file.name, program: program.programName))
      }
    } else {
      let text = MatrixText(
        Self.merged(tables), name: scenario.name, file: file.name, program: program.programName, style: style,
        isVerbose: isVerbose)
      console.print(text.lines)
    }
    return tables.flatMap(\.cells).contains { $0.failed } ? .failure : .success
  }

  /// Puts tables that look the same together.
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
