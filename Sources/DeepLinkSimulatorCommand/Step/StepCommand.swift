import DeepLinkSimulator

/// `step`: walks through a scenario, forwards and backwards.
struct StepCommand: Command {
  static let specification = CommandSpecification(
    name: "step", summary: "Walk through a scenario event by event, and choose what comes next.",
    arguments: "SCENARIO", argumentHelp: "A scenario file, or - for standard input (with --commands).",
    argumentCount: 1...1,
    options: [
      OptionSpecification(
        name: "commands", value: .text(placeholder: "file"), help: "Read the commands from a file; help lists them."),
      OptionSpecification(name: "echo", value: .flag, help: "Print each command before its answer."),
      TasksOption.specification, EventLimitOption.specification, .color,
    ],
    notes: [
      "On a terminal it asks for commands; from a pipe it reads them, one a line, and answers each as it comes. The",
      "exit code is that of the run, which after the last command goes on by default to its end: what replay would say",
      "of it, saved; 70 if something could not be saved. On a terminal it is that of the run as far as it went: 1 only where its end was a failure.",
    ])

  private let program: DeepLinkSimulatorCommand
  private let console: Console
  private let path: String
  private let commands: String?
  private let echoes: Bool
  private let tasks: AppDescription.TaskOrder?
  private let eventLimit: Int?
  private let style: Style

  init(_ arguments: ParsedArguments, _ program: DeepLinkSimulatorCommand, _ console: Console) throws(UsageError) {
    self.program = program
    self.console = console
    path = arguments.positional[0]
    commands = arguments.value(of: "commands")
    echoes = arguments.isSet("echo")
    tasks = TasksOption.read(arguments)
    eventLimit = try EventLimitOption.read(arguments)
    style = Style(arguments.value(of: "color"), console)
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
    guard let file = source.onlyRun(of: entry, for: "step", program.apps.sdks, console) else { return .usage }
    switch ScenarioRunner(apps: program.apps, tasks: tasks, eventLimit: eventLimit).plan(file) {
    case .failure(let error):
      error.diagnostics.map(\.description).forEach(console.complain)
      return .usage
    case .success(let plan):
      if let refusal = plan.refusal {
        console.complain("error: this scenario is not run: \(refusal.explanation)")
        return .usage
      }
      guard let makeApp = program.apps.factory(for: plan.scenario.app.uses) else {
        console.complain("error: there is no such app")
        return .usage
      }
      return step(plan, file.name, makeApp)
    }
  }

  private func step(_ plan: SimulationPlan, _ name: String, _ makeApp: @escaping AppFactory) -> ExitCode {
    let compiler = ScenarioCompiler(apps: program.apps)
    if commands == nil, console.inputIsTerminal, console.outputIsTerminal, console.environment["TERM"] != "dumb" {
      return SimulationSession.run(plan, makeApp: makeApp) { session in
        let walk = Walk(session, compiler, isInterrupted: { RawTerminal.takeInterrupt() })
        let shell = StepShell(walk, file: name, writeFile: SavedFile.write)
        return StepScreen(shell, style, console).run()
      }
    }
    guard var lines = commandLines() else { return .usage }
    return SimulationSession.run(plan, makeApp: makeApp) { session in
      let shell = StepShell(Walk(session, compiler), file: name, writeFile: SavedFile.write)
      answer(shell.opening)
      while !shell.isDone, let line = lines.next() {
        if echoes, !line.isEmpty { console.print("> \(line.printable)") }
        answer(shell.answer(line))
      }
      if lines.isTooLong {
        console.complain("error: a line of more than 1 MiB is no command; it and what follows is not done")
        return .usage
      }
      answer(shell.finish())
      return shell.couldNotSave ? .internalError : shell.exitCode
    }
  }

  /// Prints an answer at once: another program may wait for it before it writes the next command.
  private func answer(_ lines: [String]) {
    console.print(lines)
    // That results cannot be written is said at the end.
    _ = console.flush()
  }

  private func commandLines() -> CommandLines? {
    guard let commands, commands != "-" else {
      return console.readInputPart.map(CommandLines.init(reading:)) ?? CommandLines(console.readInput())
    }
    do throws(InputFile.Failure) {
      let file = try InputFile(commands)
      let first = try file.readPart()
      var rest: [UInt8]? = first
      return CommandLines {
        if let part = rest {
          rest = nil
          return part
        }
        return (try? file.readPart()) ?? []
      }
    } catch {
      let diagnostic = Diagnostic(file: commands.printable, location: nil, message: error.message)
      console.complain("\(diagnostic.description) (the commands)")
      return nil
    }
  }
}
