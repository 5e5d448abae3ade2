import DeepLinkSimulator
import DeepLinkSimulatorReports

/// `merge`: combines the shares of an exploration into one report.
struct MergeCommand: Command {
  static let specification = CommandSpecification(
    name: "merge", summary: "Combine the shares of an exploration into one report.", arguments: "FILE…",
    argumentHelp: "Files that explore --results wrote; merge reads the scenarios again, from the same paths.",
    argumentCount: 1...Int.max,
    options: [FormatOption.textOrLines, ExploreOptions.complete] + ReportsOption.specifications + [.color],
    notes: ["If a line is damaged or is not a result, merge names it and makes no report."])

  /// The size limit, which exceeds the results of any search that can finish.
  private static let sizeLimit = 1 << 28

  /// A result, and the name of the file that it is in.
  private typealias NamedLine = (name: String, line: PartLines.Line)

  private let program: DeepLinkSimulatorCommand
  private let console: Console
  private let paths: [String]
  private let isJSON: Bool
  private let mustBeComplete: Bool
  private let style: Style
  private let reports: ReportsOption

  init(_ arguments: ParsedArguments, _ program: DeepLinkSimulatorCommand, _ console: Console) throws(UsageError) {
    self.program = program
    self.console = console
    paths = arguments.positional
    isJSON = FormatOption.read(arguments) == .jsonl
    mustBeComplete = arguments.isSet(ExploreOptions.complete.name)
    style = Style(arguments, console)
    reports = try ReportsOption(arguments, console, reading: paths)
  }

  func run() -> ExitCode {
    var lines: [NamedLine] = []
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
    // Only the results say which scenarios there are.
    if let complaint = reports.complaint(aboutReading: files.keys.sorted()) {
      console.complain(complaint)
      return .usage
    }
    return reports.write(["merge"] + paths, to: console) { document in merge(lines, files, &document) }
  }

  private func merge(
    _ lines: [NamedLine], _ files: [String: [NamedLine]], _ document: inout ReportDocument
  ) -> ExitCode {
    var tally = ExplorationTally()
    // In the order in which they were explored: each scenario has a first part, and one share has all of these.
    var merged: Set<String> = []
    for file in (lines.filter { $0.line.part.index == 0 } + lines).map(\.line.part.file)
    where merged.insert(file).inserted {
      do throws(Refusal) {
        try merge(file, files[file] ?? [], &tally, &document)
      } catch {
        error.messages.forEach(console.complain)
        tally.invalid += 1
        let diagnostics = error.messages.map { Diagnostic(file: file, location: nil, message: $0) }
        document.add(unexplored: file, diagnostics, command: commands(file, error.settings).explore)
      }
    }
    if !isJSON { console.print(tally.summary) }
    return tally.exitCode == .unfinished && mustBeComplete ? .failure : tally.exitCode
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

  /// The reasons why the results for a scenario do not form a report.
  private struct Refusal: Error {
    let messages: [String]
    let settings: PartSettings
  }

  /// Combines the results for one scenario.
  private func merge(
    _ file: String, _ lines: [NamedLine], _ tally: inout ExplorationTally, _ document: inout ReportDocument
  ) throws(Refusal) {
    guard let (first, settings) = lines.first.map({ ($0.line.part, $0.line.settings) }) else { return }
    func refusal(_ messages: String...) -> Refusal { Refusal(messages: messages, settings: settings) }
    if let other = lines.first(where: { !$0.line.part.fits(first) }) {
      let conflict = first.conflict(with: other.line.part)
      let place = "\(other.name):\(other.line.number)"
      throw refusal("\(place): error: the results for \(file) come from different explorations: \(conflict)")
    }
    let runner = ScenarioRunner(apps: program.apps, variant: settings.variant, tasks: settings.tasks)
    guard let read = ScenarioSource.file(file, program.apps.sdks), case .success(let plan) = runner.plan(read),
      let makeApp = program.apps.factory(for: plan.scenario.app.uses)
    else { throw refusal("\(file): error: the scenario can no longer be read") }
    guard first.scenario == plan.scenarioFingerprint else {
      throw refusal("error: \(file) has changed since its results were made")
    }
    var options = ExplorationOptions()
    options.mode = settings.mode
    options.maximumDifferences = first.maximumDifferences
    options.horizon = settings.horizon
    let explorer = Explorer(plan, options: options, makeApp: makeApp)
    var check = PartCheck(name: "", [])
    for (name, line) in lines { check.add(line, of: name) }
    let damage = check.damage + check.damage(of: explorer)
    guard damage.isEmpty else { throw Refusal(messages: damage.map(\.description), settings: settings) }
    let report = explorer.report(on: check.parts)
    tally.add(report, askedForDifferences: first.maximumDifferences)
    let commands = commands(file, settings)
    if reports.isWanted { document.add(report, of: explorer, file: file, commands) }
    let text = ExplorationText(
      report: report, scenario: plan.scenario, file: file, commands: commands, style: style, width: console.width)
    console.print(isJSON ? ExplorationRecord.lines(report, plan.scenario, file: file) : text.lines)
  }

  private func commands(_ file: String, _ settings: PartSettings) -> OrderCommands {
    let mode = settings.mode == .causal ? [] : ["--mode=\(settings.mode.rawValue)"]
    return OrderCommands(
      program: program.programName, file: file,
      arguments: mode + (settings.tasks.map { ["--tasks=\($0.rawValue)"] } ?? []), variant: settings.variant)
  }
}
