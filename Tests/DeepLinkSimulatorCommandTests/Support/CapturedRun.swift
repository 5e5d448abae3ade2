import DeepLinkSimulatorCommand
import SampleApps
import Synchronization

/// A run of the command whose results and diagnostics are kept.
struct CapturedRun {
  let code: ExitCode
  let output: String
  let diagnostics: String

  /// Runs the command.
  init(
    _ arguments: [String], input: String = "", command: DeepLinkSimulatorCommand = .withSampleApps,
    outputIsTerminal: Bool = false, diagnosticsAreTerminal: Bool = false, environment: [String: String] = [:]
  ) {
    self.init(
      input: input, outputIsTerminal: outputIsTerminal, diagnosticsAreTerminal: diagnosticsAreTerminal,
      environment: environment
    ) { command.run(arguments, console: $0) }
  }

  /// Runs a part of the command.
  init<Failure: Error>(
    input: String = "", outputIsTerminal: Bool = false, diagnosticsAreTerminal: Bool = false,
    environment: [String: String] = [:], _ body: (Console) throws(Failure) -> ExitCode
  ) throws(Failure) {
    let output = Capture()
    let diagnostics = Capture()
    var console = Console(
      output: { output.append($0) }, diagnostics: { diagnostics.append($0) }, readInput: { Array(input.utf8) },
      outputIsTerminal: outputIsTerminal, diagnosticsAreTerminal: diagnosticsAreTerminal, environment: environment)
    // What is shown must not depend on the speed of the machine.
    console.progressInterval = .zero
    code = try body(console)
    self.output = output.text
    self.diagnostics = diagnostics.text
  }

  /// A console that leads nowhere.
  static var nothing: Console { Console(output: { _ in }, diagnostics: { _ in }) }

  /// Runs the command on a scenario that it reads from standard input.
  init(_ arguments: [String], scenario: ScenarioText) {
    self.init(arguments + ["-"], input: scenario.text)
  }
}

private final class Capture: Sendable {
  private let state = Mutex("")

  var text: String { state.withLock { $0 } }

  func append(_ text: String) { state.withLock { $0 += text } }
}

extension DeepLinkSimulatorCommand {
  /// What `deeplink-sim` runs.
  static var withSampleApps: DeepLinkSimulatorCommand {
    var command = DeepLinkSimulatorCommand()
    command.register(.samples)
    return command
  }
}
