import DeepLinkSimulator

/// `merge`: combines the shares of an exploration into one report.
struct MergeCommand: Command {
  static let specification = CommandSpecification(
    name: "merge", summary: "Combine the shares of an exploration into one report.", arguments: "FILE…",
    argumentHelp: "Files that explore --results wrote; merge reads the scenarios again, from the same paths.",
    argumentCount: 1...Int.max,
    options: [
      FormatOption.textOrLines,
      .color,
    ],
    notes: ["If a line is damaged or is not a result, merge names it and makes no report."])

  /// The size limit, which exceeds the results of any search that can finish.
  private static let sizeLimit = 1 << 28

  private let program: DeepLinkSimulatorCommand
  private let console: Console
  private let paths: [String]
  private let isJSON: Bool
  private let style: Style

  init(_ arguments: ParsedArguments, _ program: DeepLinkSimulatorCommand, _ console: Console) {
    self.program = program
    self.console = console
    paths = arguments.positional
    isJSON = FormatOption.read(arguments) == .jsonl
    style = Style(arguments, console)
  }

  func run() -> ExitCode {
    var lines: [(name: String, line: PartLines.Line)] = []
    var brokenOff: [Diagnostic] = []
    var isDamaged = false
    for path in paths {
      do throws(InputFile.Failure) {
        let file = try read(path)
        file.damage.map(\.description).forEach(console.complain)
        let message = "this result is incomplete; explore --results with this file does its part again"
        brokenOff += file.brokenOff.map { file.diagnostic(message, $0) }
        isDamaged = isDamaged || !file.damage.isEmpty
        lines += file.lines.map { (name(path), $0) }
      } catch {
        console.complain(Diagnostic(file: name(path), location: nil, message: error.message).description)
        isDamaged = true
      }
    }
    let files = Dictionary(grouping: lines) { $0.line.part.file }
    // A part that was interrupted and repeated is complete.
    let isComplete = files.values.allSatisfy { Set($0.map(\.line.part.index)).count == $0[0].line.part.partCount }
    if !brokenOff.isEmpty, lines.isEmpty || !isComplete {
      brokenOff.map(\.description).forEach(console.complain)
      isDamaged = true
    }
    if isDamaged { return .usage }
    guard !lines.isEmpty else {
      console.complain("error: there are no results in \(paths.map(name).joined(separator: ", "))")
      return .noMatch
    }
    var tally = ExplorationTally()
    // In the order in which they were explored: each scenario has a first part, and one share has all of these.
    var merged: Set<String> = []
    for file in (lines.filter { $0.line.part.index == 0 } + lines).map(\.line.part.file)
    where merged.insert(file).inserted {
      if !merge(file, files[file] ?? [], &tally) { tally.invalid += 1 }
    }
    if !isJSON { console.print(tally.summary) }
    return tally.exitCode
  }

  private func name(_ path: String) -> String { path == "-" ? ScenarioSource.standardInputName : path }

  private func read(_ path: String) throws(InputFile.Failure) -> PartLines {
    let input = path == "-" ? StandardInput.path : path
    let bytes = try InputFile.bytes(of: input, atMost: Self.sizeLimit)
    guard bytes.count <= Self.sizeLimit else {
      throw InputFile.Failure(message: "the file has more than 256 MiB, the most that results can have")
    }
    return PartLines(name: name(path), bytes: bytes, sdks: program.apps.sdks)
  }

  /// Combines the results for one scenario.
  ///
  /// - Returns: False if they do not form a report.
  private func merge(
    _ file: String, _ lines: [(name: String, line: PartLines.Line)], _ tally: inout ExplorationTally
  ) -> Bool {
    guard let (first, settings) = lines.first.map({ ($0.line.part, $0.line.settings) }) else { return false }
    if let other = lines.first(where: { !$0.line.part.fits(first) }) {
      let conflict = first.conflict(with: other.line.part)
      let place = "\(other.name):\(other.line.number)"
      console.complain("\(place): error: the results for \(file) come from different explorations: \(conflict)")
      return false
    }
    let runner = ScenarioRunner(apps: program.apps, variant: settings.variant, tasks: settings.tasks)
    guard let read = ScenarioSource.file(file, program.apps.sdks), case .success(let plan) = runner.plan(read),
      let makeApp = program.apps.factory(for: plan.scenario.app.uses)
    else {
      console.complain("\(file): error: the scenario can no longer be read")
      return false
    }
    guard first.scenario == plan.scenarioFingerprint else {
      console.complain("error: \(file) has changed since its results were made")
      return false
    }
    var options = ExplorationOptions()
    options.mode = settings.mode
    options.maximumDifferences = first.maximumDifferences
    options.horizon = settings.horizon
    let explorer = Explorer(plan, options: options, makeApp: makeApp)
    var check = PartCheck(name: "", [])
    for (name, line) in lines { check.add(line, of: name) }
    let damage = check.damage + check.damage(of: explorer)
    guard damage.isEmpty else {
      damage.map(\.description).forEach(console.complain)
      return false
    }
    let report = explorer.report(on: check.parts)
    tally.add(report, askedForDifferences: first.maximumDifferences)
    let mode = options.mode == .causal ? [] : ["--mode=\(options.mode.rawValue)"]
    let commands = OrderCommands(
      program: program.programName, file: file,
      arguments: mode + (settings.tasks.map { ["--tasks=\($0.rawValue)"] } ?? []), variant: settings.variant)
    let text = ExplorationText(
      report: report, scenario: plan.scenario, file: file, commands: commands, style: style, width: console.width)
    console.print(isJSON ? ExplorationRecord.lines(report, plan.scenario, file: file) : text.lines)
    return true
  }
}
