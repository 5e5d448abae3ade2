import DeepLinkSimulator

/// `verify-determinism`: runs orders twice, and once more in another process, and compares them event by event.
struct VerifyDeterminismCommand: Command {
  static let specification = CommandSpecification(
    name: "verify-determinism", summary: "Repeat orders, also in a second process, and compare their events.",
    arguments: "PATH…", argumentHelp: "Scenario files, folders, or - for standard input.",
    argumentCount: 1...Int.max,
    options: [
      OptionSpecification(
        name: "orders", value: .text(placeholder: "count"),
        help: "Run all orders of a scenario that has at most this many, or else as many random ones; 20 by default."),
      OptionSpecification(
        name: "seed", value: .text(placeholder: "number"), help: "The seed of the random orders; 0 by default."),
      VariantOption.specification, TasksOption.specification,
      OptionSpecification(
        name: "events", value: .flag, help: "Print the decisions and events of each order, without comparing them."),
    ],
    notes: [
      "Each order runs twice, and a third time in a separate process unless the scenario comes from standard input. "
        + "The line of a scenario ends with a fingerprint of all its events, which is the same on every machine."
    ])

  private let program: DeepLinkSimulatorCommand
  private let console: Console
  private let paths: [String]
  private let count: Int
  private let seed: UInt64
  private let variant: ScenarioVariant?
  private let tasks: AppDescription.TaskTurns?
  private let printsEvents: Bool

  init(_ arguments: ParsedArguments, _ program: DeepLinkSimulatorCommand, _ console: Console) throws(UsageError) {
    self.program = program
    self.console = console
    paths = arguments.positional
    variant = try VariantOption.read(arguments, program.apps.sdks)
    tasks = TasksOption.read(arguments)
    printsEvents = arguments.isSet("events")
    count = try arguments.positiveNumber("orders") ?? 20
    seed = UInt64(try arguments.number("seed") ?? 0)
  }

  func run() -> ExitCode {
    let source = ScenarioSource(paths)
    source.complain(to: console)
    let runner = ScenarioRunner(apps: program.apps, variant: variant, tasks: tasks)
    var code = ExitCode.success
    for file in source.entries.lazy.flatMap({ source.runs($0, program.apps.sdks, console, variant) }) {
      switch runner.plan(file) {
      case .failure(let error):
        code = .usage
        error.diagnostics.map(\.description).forEach(console.complain)
      case .success(let plan):
        guard plan.refusal == nil, let makeApp = program.apps.factory(for: plan.scenario.app.uses) else {
          continue
        }
        if !verify(file, plan, makeApp), code == .success { code = .failure }
      }
    }
    guard source.complaints.isEmpty else { return .usage }
    return code == .success ? source.exitCode : code
  }

  /// Runs orders of a scenario repeatedly, and compares the runs.
  ///
  /// - Returns: Whether each order gave the same run each time.
  private func verify(_ file: ScenarioFile, _ plan: SimulationPlan, _ makeApp: @escaping AppFactory) -> Bool {
    let explorer = Explorer(plan, makeApp: makeApp)
    let orders = explorer.allOrders(atMost: count) ?? explorer.randomOrders(count, seed: seed)
    let first = orders.flatMap { lines($0, explorer) }
    if printsEvents {
      console.print(first)
      return true
    }
    var fingerprint = TextFingerprint()
    first.forEach { fingerprint.add($0) }
    let head = "\(plan.scenario.name.printable) · \(file.name)"
    if let lines = difference(first, orders.flatMap { lines($0, explorer) }) {
      console.show(["✘ \(head) · two runs of one order differ"] + lines)
      return false
    }
    if let program = program.otherProcess, file.path != ScenarioSource.standardInputName {
      guard let other = program.lines(arguments(for: file.name)) else {
        console.complain("error: another process could not be started, or did not end as it should")
        return false
      }
      if let lines = difference(first, other) {
        console.show(["✘ \(head) · two processes differ"] + lines)
        return false
      }
    }
    console.show(["✔ \(head) · \(fingerprint.text)"])
    return true
  }

  /// Returns an order as lines: its decisions and its events.
  private func lines(_ choices: [Int], _ explorer: Explorer) -> [String] {
    let decisions = choices.map(String.init).joined(separator: " ")
    return ["order \(decisions)"] + explorer.replay(choices).trace.events.map(JSONLines.record)
  }

  /// Returns the arguments with which another process prints the same orders of one file.
  private func arguments(for file: String) -> [String] {
    var arguments = [Self.specification.name, "--events", "--orders", String(count), "--seed", String(seed)]
    if let variant { arguments += ["--variant", variant.description] }
    if let tasks { arguments += ["--tasks", tasks.rawValue] }
    return arguments + ["--", file]
  }

  /// Returns the first lines that differ, with their order; nil if there are none.
  private func difference(_ first: [String], _ second: [String]) -> [String]? {
    guard first != second else { return nil }
    let position = zip(first, second).prefix { $0 == $1 }.count
    let start = first[..<min(position + 1, first.count)].lastIndex { $0.hasPrefix("order") } ?? 0
    var lines = [FailureText.line("at", "event \(position - start) of \(first.isEmpty ? "nothing" : first[start])")]
    lines.append(FailureText.line("first", position < first.count ? first[position] : "(nothing)"))
    lines.append(FailureText.line("second", position < second.count ? second[position] : "(nothing)"))
    return lines
  }
}
