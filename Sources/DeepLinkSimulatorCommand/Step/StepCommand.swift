import DeepLinkSimulator
import Foundation

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
      .color,
    ],
    notes: [
      "On a terminal it asks for commands; from a pipe it reads them, one a line, and prints the answers. The exit",
      "code is that of the run: 1 if it has come to its end and an expectation was not met.",
    ])

  private let program: DeepLinkSimulatorCommand
  private let console: Console
  private let path: String
  private let commands: String?
  private let echoes: Bool
  private let style: Style

  init(_ arguments: ParsedArguments, _ program: DeepLinkSimulatorCommand, _ console: Console) throws(UsageError) {
    self.program = program
    self.console = console
    path = arguments.positional[0]
    commands = arguments.value(of: "commands")
    echoes = arguments.isSet("echo")
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
    let file = source.read(entry, console)
    switch ScenarioRunner(apps: program.apps).plan(file) {
    case .failure(let error):
      error.diagnostics.map(\.description).forEach(console.complain)
      return .usage
    case .success(let plan):
      if let refusal = plan.refusal {
        console.complain("error: this scenario is not run: \(refusal.explanation)")
        return .usage
      }
      guard let makeApp = program.apps.factory(for: plan.scenario.app.uses?.value) else {
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
    guard let lines = readCommands() else { return .usage }
    return SimulationSession.run(plan, makeApp: makeApp) { session in
      let shell = StepShell(Walk(session, compiler), file: name, writeFile: SavedFile.write)
      console.print(shell.opening)
      for line in lines where !shell.isDone {
        if echoes, !line.isEmpty { console.print("> \(line.printable)") }
        console.print(shell.answer(line))
      }
      return shell.exitCode
    }
  }

  private func readCommands() -> [String]? {
    let bytes: [UInt8]
    if let commands, commands != "-" {
      guard FileStatus(commands)?.kind != .folder, let data = FileManager.default.contents(atPath: commands) else {
        console.complain("\(commands.printable): error: the file with the commands cannot be read")
        return nil
      }
      bytes = Array(data)
    } else {
      bytes = console.readInput()
    }
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0, as: UTF8.self)
    }
    // A file ends with a line break, which begins no line.
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
