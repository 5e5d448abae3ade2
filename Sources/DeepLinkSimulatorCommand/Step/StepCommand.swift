import DeepLinkSimulator

/// `step`: steps through a scenario, forwards and backwards.
struct StepCommand: Command {
  static let specification = CommandSpecification(
    name: "step", summary: "Step through a scenario event by event, and choose what comes next.",
    arguments: "SCENARIO", argumentHelp: "A scenario file, or - for standard input (with --commands).",
    argumentCount: 1...1,
    options: [
      OptionSpecification(
        name: "commands", value: .text(placeholder: "file"), help: "Read the commands from a file; help lists them."),
      OptionSpecification(name: "echo", value: .flag, help: "Print each command before its answer."),
    ] + ReplayOrder.specifications + [
      VariantOption.specification, TasksOption.specification, EventLimitOption.specification, .color,
    ],
    notes: [
      "On a terminal, step asks for commands. From a pipe or a file, it reads one command per line and answers each at "
        + "once.",
      "The exit code is that of the run, as for replay. On a terminal, a session that you leave before the end of the "
        + "run exits with 0. From a pipe or a file, the run continues in the default order to its end, and the exit "
        + "code is 70 if a file could not be saved.",
    ])

  private let program: DeepLinkSimulatorCommand
  private let console: Console
  private let path: String
  private let commands: String?
  private let echoes: Bool
  private let tasks: AppDescription.TaskTurns?
  private let eventLimit: Int?
  private let order: ReplayOrder?
  private let variant: ScenarioVariant?
  private let style: Style

  init(_ arguments: ParsedArguments, _ program: DeepLinkSimulatorCommand, _ console: Console) throws(UsageError) {
    self.program = program
    self.console = console
    path = arguments.positional[0]
    commands = arguments.value(of: "commands")
    echoes = arguments.isSet("echo")
    tasks = TasksOption.read(arguments)
    eventLimit = try EventLimitOption.read(arguments)
    order = try ReplayOrder(arguments)
    variant = try VariantOption.read(arguments, program.apps.sdks)
    style = Style(arguments, console)
    if path == "-", commands == nil {
      throw arguments.error("the scenario and the commands cannot both come from standard input; use --commands")
    }
  }

  func run() -> ExitCode {
    let source = ScenarioSource([path])
    source.complain(to: console)
    guard source.complaints.isEmpty, let entry = source.entries.first else { return .noMatch }
    guard source.entries.count == 1 else {
      console.complain("error: step takes one scenario, and there are \(source.entries.count) in \(path.quoted)")
      return .usage
    }
    guard let file = source.onlyRun(of: entry, for: "step", program.apps.sdks, console, variant) else { return .usage }
    let runner = ScenarioRunner(
      apps: program.apps, order: order, variant: variant, tasks: tasks, eventLimit: eventLimit)
    switch order == nil ? runner.replayablePlan(file) : runner.plan(file) {
    case .failure(let error):
      error.diagnostics.map(\.description).forEach(console.complain)
      return .usage
    case .success(let plan):
      if let refusal = plan.refusal {
        console.complain("error: this scenario is refused: \(refusal.explanation)")
        return .usage
      }
      guard let makeApp = program.apps.factory(for: plan.scenario.app.uses) else {
        console.complain("error: there is no such app")
        return .usage
      }
      switch ordered(plan, file.name, makeApp) {
      case .success(let plan):
        let notes = runner.notes(about: file) + runner.notesAboutOrder(of: file)
        return step(plan, file.name, notes.map(\.description), makeApp)
      case .failure(let refusal):
        console.complain("error: \(refusal.message)")
        return .usage
      }
    }
  }

  /// Returns the plan in the order that the options request.
  private func ordered(
    _ plan: SimulationPlan, _ name: String, _ makeApp: @escaping AppFactory
  ) -> Result<SimulationPlan, ReplayOrder.Refusal> {
    guard let order else { return .success(plan) }
    return order.schedule(plan, file: name, makeApp: makeApp).map { schedule in
      var plan = plan
      plan.schedule = schedule
      return plan.expecting(in: order.mode)
    }
  }

  private func step(
    _ plan: SimulationPlan, _ name: String, _ notes: [String], _ makeApp: @escaping AppFactory
  ) -> ExitCode {
    let plans = SteppedRunPlans(
      compiler: ScenarioCompiler(apps: program.apps), mode: order?.mode, tasks: tasks, eventLimit: eventLimit)
    let device = Simulator(plans.prepare(plan), makeApp: makeApp)
    let isOnTerminal = commands == nil && console.inputIsTerminal && console.outputIsTerminal
    if isOnTerminal, console.movesCursor {
      return device.step { session in
        let shell = interruptibleShell(session, plans, name, makeApp)
        return StepScreen(shell, style, console, StepHistory(console.environment), notes).run()
      }
    }
    notes.forEach(console.complain)
    if isOnTerminal {
      return device.step { session in ask(interruptibleShell(session, plans, name, makeApp)) }
    }
    guard var lines = commandLines() else { return .usage }
    return device.step { session in
      let shell = StepShell(
        SteppedRun(session, plans), file: name, makeApp: makeApp, writeFile: SavedFile.writeScenario)
      shell.width = width
      answer(shell.opening)
      while !shell.isDone, let line = lines.next() {
        if echoes, !line.isEmpty { console.print("> \(line.printable)") }
        answer(shell.answer(line))
      }
      if let failure = lines.failure {
        let diagnostic = Diagnostic(file: commands?.printable ?? "-", location: nil, message: failure.message)
        console.complain("\(diagnostic.description) (the commands)")
        return .usage
      }
      if lines.isTooLong {
        console.complain("error: a line of more than 1 MiB is not a command; the session ends before it")
        return .usage
      }
      answer(shell.finish())
      return shell.couldNotSave ? .internalError : shell.exitCode
    }
  }

  @MainActor
  private func interruptibleShell(
    _ session: SimulationSession, _ plans: SteppedRunPlans, _ name: String, _ makeApp: @escaping AppFactory
  ) -> StepShell {
    let shell = StepShell(
      SteppedRun(session, plans, isInterrupted: { RawTerminal.takeInterrupt() }), file: name, makeApp: makeApp,
      isInterrupted: { RawTerminal.takeInterrupt() }, writeFile: SavedFile.writeScenario)
    shell.width = width
    return shell
  }

  /// The width of a session that draws no screen: that of the terminal or of `COLUMNS`, or 80 columns.
  private var width: Int { min(console.width ?? 80, StepScreen.mostColumns) }

  /// Prompts for commands line by line on a terminal that cannot draw a screen, and shows the possible next events.
  @MainActor
  private func ask(_ shell: StepShell) -> ExitCode {
    RawTerminal.watchSignals()
    defer { RawTerminal.stopWatchingSignals() }
    let history = StepHistory(console.environment)
    var lines = CommandLines { [console] () throws(InputFile.Failure) in
      while !console.awaitInput() {
        // The terminal has discarded what was typed.
        guard RawTerminal.takeInterrupt() else { continue }
        console.output("\n")
        prompt()
      }
      return console.readInputPart?() ?? console.readInput()
    }
    answer(shell.opening)
    prompt()
    while !shell.isDone, let line = lines.next() {
      history.keep(line)
      if echoes, !line.isEmpty { console.print("> \(line.printable)") }
      _ = RawTerminal.takeInterrupt()
      let lines = shell.answer(line)
      answer(lines)
      guard !shell.isDone else { break }
      let pending = shell.pendingLines
      if Array(lines.suffix(pending.count)) != pending { answer(pending) }
      prompt()
    }
    return shell.exitCode
  }

  private func prompt() {
    console.output("step> ")
    _ = console.flush()
  }

  /// Prints an answer immediately, because another program may wait for it before it writes the next command.
  private func answer(_ lines: [String]) {
    console.print(lines)
    // A failure to write results is reported at the end.
    _ = console.flush()
  }

  private func commandLines() -> CommandLines? {
    guard let commands, commands != "-" else {
      guard let readPart = console.readInputPart else { return CommandLines(console.readInput()) }
      return CommandLines { [console] () throws(InputFile.Failure) in
        let part = readPart()
        if part.isEmpty, let failure = console.inputFailure() { throw InputFile.Failure(message: failure) }
        return part
      }
    }
    do throws(InputFile.Failure) {
      let file = try InputFile(commands)
      let first = try file.readPart()
      var rest: [UInt8]? = first
      return CommandLines { () throws(InputFile.Failure) in
        if let part = rest {
          rest = nil
          return part
        }
        return try file.readPart()
      }
    } catch {
      let diagnostic = Diagnostic(file: commands.printable, location: nil, message: error.message)
      console.complain("\(diagnostic.description) (the commands)")
      return nil
    }
  }
}
