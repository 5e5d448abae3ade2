import DeepLinkSimulatorCommand
import Foundation
import Synchronization

/// A run of a program that knows LinkHouse beside the SDKs of the package, with what it prints.
struct LinkHouseRun {
  let code: ExitCode
  let output: String
  let diagnostics: String

  /// The program: two lines in an executable of the company's own.
  static var command: DeepLinkSimulatorCommand {
    var command = DeepLinkSimulatorCommand()
    command.register(sdk: LinkHouseSDK.self)
    return command
  }

  /// Runs the program.
  init(_ arguments: [String], input: String = "", command: DeepLinkSimulatorCommand = Self.command) {
    let output = Capture()
    let diagnostics = Capture()
    let console = Console(
      output: { output.append($0) }, diagnostics: { diagnostics.append($0) },
      readInput: { Array(input.utf8) })
    code = command.run(arguments, console: console)
    self.output = output.text
    self.diagnostics = diagnostics.text
  }

  /// Runs the program on a scenario that it reads from standard input.
  init(_ arguments: [String], scenario: String) {
    self.init(arguments + ["-"], input: scenario)
  }

  /// The lines of the results.
  var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}

/// The folder of this test target.
enum LinkHouseFiles {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// Scenarios that exercise every rule of LinkHouse.
  static let scenarios = folder.appendingPathComponent("Scenarios").path

  /// One of the scenarios.
  static func scenario(_ name: String) -> String { "\(scenarios)/\(name).jsonc" }
}

private final class Capture: Sendable {
  private let state = Mutex("")

  var text: String { state.withLock { $0 } }

  func append(_ text: String) { state.withLock { $0 += text } }
}
