import DeepLinkSimulator

/// `merge`: puts the shares of an exploration together into one report.
struct MergeCommand: Command {
  static let specification = CommandSpecification(
    name: "merge", summary: "Put the shares of an exploration together.", arguments: "FILE…",
    argumentHelp: "Files that explore --results wrote; the scenarios are read again from where they were.",
    argumentCount: 1...Int.max,
    options: [
      OptionSpecification(name: "format", value: .choice(["text", "jsonl"]), help: "Text for people, or JSON Lines."),
      .color,
    ])

  private let program: DeepLinkSimulatorCommand
  private let console: Console
  private let paths: [String]
  private let isJSON: Bool
  private let style: Style

  init(_ arguments: ParsedArguments, _ program: DeepLinkSimulatorCommand, _ console: Console) {
    self.program = program
    self.console = console
    paths = arguments.positional
    isJSON = arguments.value(of: "format") == "jsonl"
    style = Style(arguments.value(of: "color"), console)
  }

  func run() -> ExitCode {
    var parts: [String: [Int: ExplorationPart]] = [:]
    var conflicts: [String: String] = [:]
    for part in paths.flatMap({ PartFile(path: $0).parts }) {
      if let other = parts[part.file]?.values.first, !part.fits(other), conflicts[part.file] == nil {
        conflicts[part.file] = other.conflict(with: part)
      }
      parts[part.file, default: [:]][part.index] = part
    }
    guard !parts.isEmpty else {
      console.complain("error: there are no results in \(paths.joined(separator: ", "))")
      return .noMatch
    }
    var tally = ExplorationTally()
    for (file, parts) in parts.sorted(by: { $0.key < $1.key }) {
      if let conflict = conflicts[file] {
        console.complain("error: the results for \(file) are of different explorations: \(conflict)")
        tally.invalid += 1
        continue
      }
      let source = ScenarioFile(name: file, readingFrom: file)
      let first = parts.values.first
      let variant = first?.variant.flatMap { try? ScenarioVariant(parsing: $0) }
      let tasks = first?.tasks.flatMap(AppDescription.TaskOrder.init)
      let runner = ScenarioRunner(apps: program.apps, variant: variant, tasks: tasks)
      guard case .success(let plan) = runner.plan(source),
        let makeApp = program.apps.factory(for: plan.scenario.app.uses)
      else {
        console.complain("\(file): error: the scenario cannot be read any more")
        tally.invalid += 1
        continue
      }
      guard first?.scenario == plan.scenarioFingerprint else {
        console.complain("error: \(file) is not what it was when its results were made")
        tally.invalid += 1
        continue
      }
      var options = ExplorationOptions()
      options.mode = first.flatMap { OrderMode(rawValue: $0.mode) } ?? .causal
      options.maximumDifferences = first?.maximumDifferences
      options.horizon = first?.horizon.flatMap { DurationText.parse($0.utf8) }
      let report = Explorer(plan, options: options, makeApp: makeApp).report(on: Array(parts.values))
      tally.add(report)
      let mode = options.mode == .causal ? [] : ["--mode=\(options.mode.rawValue)"]
      let text = ExplorationText(
        report: report, name: plan.scenario.name, file: file, program: program.programName,
        arguments: mode + (tasks.map { ["--tasks=\($0.rawValue)"] } ?? []), variant: variant, style: style)
      console.print(isJSON ? ExplorationRecord.lines(report, plan.scenario, file: file) : text.lines)
    }
    if !isJSON { console.print(tally.summary) }
    return tally.exitCode
  }
}
