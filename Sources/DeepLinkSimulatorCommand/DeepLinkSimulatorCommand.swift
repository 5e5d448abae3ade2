import DeepLinkSimulator
import Foundation
import SampleApps

/// The `deeplink-sim` command, for use in an executable of your own that adds your app.
///
/// ```swift
/// var command = DeepLinkSimulatorCommand()
/// command.register("my-app") { _ in DelegateApp { MyAppDelegate($0) } }
/// command.main()
/// ```
public struct DeepLinkSimulatorCommand: Sendable {
  /// The version of the program.
  public static let version = "1.0.0"

  /// The name that usage lines and replay lines give the program.
  public var programName = "deeplink-sim"
  /// The apps that a scenario can name.
  public private(set) var apps = AppRegistry.samples

  /// Creates the command, with the sample apps.
  public init() {}

  /// Adds an app that scenarios can name with `app.uses`.
  public mutating func register(_ name: String, _ makeApp: @escaping AppFactory) {
    apps.register(name, makeApp)
  }

  /// Runs the command with the process's arguments, and ends the process with its exit code.
  public func main() -> Never {
    exit(run(Array(CommandLine.arguments.dropFirst()), console: .standard).rawValue)
  }

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: What the user typed after the program's name.
  ///   - console: Where the command reads and writes.
  public func run(_ arguments: [String], console: Console) -> ExitCode {
    do throws(UsageError) {
      return try dispatch(arguments, console)
    } catch {
      console.complain("error: \(error.message)")
      let page = error.command.map { "\(programName) \($0) --help" } ?? "\(programName) --help"
      console.complain("see '\(page)'")
      return .usage
    }
  }

  /// All commands, in the order of the help.
  static let commands: [CommandEntry] = [
    CommandEntry(ReplayCommand.specification) { (arguments, program, console) throws(UsageError) in
      try ReplayCommand(arguments, program, console)
    },
    CommandEntry(ValidateCommand.specification) { ValidateCommand($0, $1, $2) },
    CommandEntry(SchemaCommand.specification) { SchemaCommand($0, $1, $2) },
    CommandEntry(RulesCommand.specification) { RulesCommand($0, $1, $2) },
  ]

  private func dispatch(_ arguments: [String], _ console: Console) throws(UsageError) -> ExitCode {
    guard let name = arguments.first else {
      help.forEach(console.complain)
      return .usage
    }
    switch name {
    case "--help", "-h":
      console.print(help)
      return .success
    case "help":
      return try dispatch(Array(arguments.dropFirst().prefix(1)) + ["--help"], console)
    case "--version":
      console.print("\(programName) \(Self.version)")
      return .success
    default:
      break
    }
    guard let command = Self.commands.first(where: { $0.specification.name == name }) else {
      let names = Self.commands.map(\.specification.name)
      let kind = name.hasPrefix("-") ? "option" : "command"
      let nearest = Spelling.nearest(to: name, in: names + ["help", "--help", "--version"])
      throw UsageError("there is no \(kind) \"\(name)\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? ""))
    }
    let parsed = try ParsedArguments(Array(arguments.dropFirst()), for: command.specification)
    if parsed.isSet("help") {
      console.print(command.specification.help(program: programName))
      return .success
    }
    if parsed.isSet("version") {
      console.print("\(programName) \(Self.version)")
      return .success
    }
    return try command.make(parsed, self, console).run()
  }

  private var help: [String] {
    [
      "Replays what iOS, AppsFlyer and Adjust do to an app when a link is tapped.", "",
      "USAGE: \(programName) <command> [options]", "", "COMMANDS:",
    ] + Self.commands.map { "  \($0.specification.name.padded(to: 10))  \($0.specification.summary)" }
      + [
        "", "OPTIONS:", "  -h, --help  Show this page, or that of a command.", "  --version   Show the version.", "",
        "Exit codes: 0 all passed, 1 an expectation failed, 64 invalid arguments or scenario, 69 nothing matched,",
        "70 internal error.",
      ]
  }
}
