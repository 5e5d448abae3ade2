import DeepLinkSimulator

/// `verify-determinism`: runs orders twice, and compares them event by event.
struct VerifyDeterminismCommand: Command {
  static let specification = CommandSpecification(
    name: "verify-determinism", summary: "Run orders of scenarios twice, and compare them event by event.",
    arguments: "PATH…", argumentHelp: "Scenario files, folders of them, or - for standard input.",
    argumentCount: 1...Int.max,
    options: [
      OptionSpecification(
        name: "orders", value: .text(placeholder: "count"), help: "How many orders of each scenario; 20 by default."),
      OptionSpecification(
        name: "seed", value: .text(placeholder: "number"), help: "What the choice of orders begins with; 0 by default."),
      VariantOption.specification, TasksOption.specification,
    ],
    notes: [
      "The line of each scenario ends with a fingerprint of all its events. It is the same in every process and on every",
      "machine: compare the output of two runs to compare two processes.",
    ])

  private let program: DeepLinkSimulatorCommand
  private let console: Console
  private let paths: [String]
  private let count: Int
  private let seed: UInt64
  private let variant: ScenarioVariant?
  private let tasks: AppDescription.TaskOrder?

  init(_ arguments: ParsedArguments, _ program: DeepLinkSimulatorCommand, _ console: Console) throws(UsageError) {
    self.program = program
    self.console = console
    paths = arguments.positional
    variant = try VariantOption.read(arguments)
    tasks = TasksOption.read(arguments)
    count = try ExploreOptions.number("orders", in: arguments) ?? 20
    seed = UInt64(try ExploreOptions.number("seed", in: arguments) ?? 0)
  }

  func run() -> ExitCode {
    let source = ScenarioSource(paths)
    source.complain(to: console)
    let runner = ScenarioRunner(apps: program.apps, variant: variant, tasks: tasks)
    var code = ExitCode.success
    for entry in source.entries {
      let file = source.read(entry, console)
      switch runner.plan(file) {
      case .failure(let error):
        code = .usage
        error.diagnostics.map(\.description).forEach(console.complain)
      case .success(let plan):
        guard plan.refusal == nil, let makeApp = program.apps.factory(for: plan.scenario.app.uses?.value) else {
          continue
        }
        if !verify(file, plan, makeApp), code == .success { code = .failure }
      }
    }
    guard source.complaints.isEmpty else { return .usage }
    return code == .success ? source.exitCode : code
  }

  /// Runs orders of a scenario twice.
  ///
  /// - Returns: Whether each was the same both times.
  private func verify(_ file: ScenarioFile, _ plan: SimulationPlan, _ makeApp: @escaping AppFactory) -> Bool {
    let explorer = Explorer(plan, makeApp: makeApp)
    var fingerprint = TraceFingerprint()
    for choices in explorer.randomOrders(count, seed: seed) {
      let first = explorer.replay(choices).trace.events.map(JSONLines.record)
      let second = explorer.replay(choices).trace.events.map(JSONLines.record)
      first.forEach { fingerprint.add($0) }
      guard first != second else { continue }
      let position = zip(first, second).prefix { $0 == $1 }.count
      console.print([
        "✘ \(plan.scenario.name.printable) · \(file.name) · two runs of one order differ at event \(position + 1)",
        FailureText.line("first", position < first.count ? first[position] : "(nothing)"),
        FailureText.line("second", position < second.count ? second[position] : "(nothing)"),
      ])
      return false
    }
    console.print("✔ \(plan.scenario.name.printable) · \(file.name) · \(fingerprint.text)")
    return true
  }
}
