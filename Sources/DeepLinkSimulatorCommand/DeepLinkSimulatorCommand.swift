import DeepLinkSimulator
import Foundation

/// The `deeplink-sim` command, for use in an executable of your own that adds your app.
///
/// ```swift
/// var command = DeepLinkSimulatorCommand()
/// command.register("shop") { _ in DelegateApp { ShopDelegate($0) } }
/// command.main()
/// ```
public struct DeepLinkSimulatorCommand: Sendable {
  /// The version of the program.
  public static let version = "1.0.0"

  /// The name of the program in usage and replay lines; `main()` uses that of the executable.
  public var programName = "deeplink-sim"
  /// The apps that a scenario can name.
  public private(set) var apps = AppRegistry()

  /// Runs the same program in another process; nil if the program is unknown.
  var otherProcess: OtherProcess?

  /// Creates the command, which initially knows only the app that a scenario describes.
  public init() {}

  /// Adds an app that scenarios can name with `app.uses`.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - records: The names that the app records with `AppEnvironment.record`, so that expectations can use them.
  ///   - makeApp: Creates the app for a run.
  public mutating func register(_ name: String, records: [String] = [], _ makeApp: @escaping AppFactory) {
    apps.register(name, records: records, makeApp)
  }

  /// Adds an app in the form that tests use, such as the delegates of a real app: `.integrated(appDelegate: {
  /// AppDelegate() })`.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - app: The app.
  public mutating func register(_ name: String, _ app: TestedApp) {
    apps.register(name, app)
  }

  /// Adds all apps and SDKs of a registry, replacing apps with the same names.
  ///
  /// - Parameter apps: The apps, by the names that scenarios use.
  public mutating func register(_ apps: AppRegistry) {
    self.apps.add(apps)
  }

  /// Adds an SDK that scenarios can use, replacing one with the same name.
  ///
  /// - Parameter sdk: The type of the SDK.
  public mutating func register<S: SDK>(sdk: S.Type) {
    apps.sdks.register(sdk)
  }

  /// Runs the command with the process's arguments, and ends the process with its exit code.
  public func main() -> Never {
    var command = self
    if let name = CommandLine.arguments.first?.split(separator: "/").last { command.programName = String(name) }
    command.otherProcess = OtherProcess()
    // Read from the C arguments, because `CommandLine.arguments` loses path bytes that are not UTF-8.
    let arguments = (1..<max(1, CommandLine.argc)).compactMap { position in
      CommandLine.unsafeArgv[Int(position)].map { SystemPath.text($0) }
    }
    StandardStreams.keepClosed()
    let code = command.run(arguments, console: .standard)
    InterruptSignal.endProcessIfPending()
    exit(code.rawValue)
  }

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the program's name.
  ///   - console: The input and output of the command.
  public func run(_ arguments: [String], console: Console) -> ExitCode {
    var code: ExitCode
    do throws(UsageError) {
      code = try dispatch(arguments, console)
    } catch {
      console.complain("error: \(error.message)")
      console.complain("see '\(programName)\(error.command.map { " \($0)" } ?? "") --help'")
      code = .usage
    }
    if let failure = console.flush() {
      console.complain("error: the results could not be written: \(failure)")
      code = .internalError
    }
    return code
  }

  /// All commands, in the order of the help.
  static var commands: [any Command.Type] {
    [
      NewCommand.self, ReplayCommand.self, StepCommand.self, ExploreCommand.self, MatrixCommand.self, MergeCommand.self,
      VerifyDeterminismCommand.self, ValidateCommand.self, SchemaCommand.self, RulesCommand.self, PageCommand.self,
      ProblemsCommand.self, CompletionsCommand.self,
    ]
  }

  /// The specifications of all commands, in the order of the help.
  package static var specifications: [CommandSpecification] { commands.map { $0.specification } }

  private func dispatch(_ arguments: [String], _ console: Console) throws(UsageError) -> ExitCode {
    guard let name = arguments.first else {
      help.forEach(console.complain)
      return .usage
    }
    let rest = Array(arguments.dropFirst())
    switch name {
    case "--help", "-h":
      console.print(help)
      return .success
    case "help":
      return try dispatch(rest.prefix(1) + ["--help"], console)
    case "--version":
      console.print(versionLine)
      return .success
    default:
      break
    }
    guard let command = Self.commands.first(where: { $0.specification.name == name }) else { throw unknown(name) }
    let specification = command.specification.naming(apps.sdks)
    let parsed = try ParsedArguments(rest, for: specification, besides: Self.specifications)
    if parsed.isSet("help") {
      console.print(specification.help(program: programName))
      return .success
    }
    if parsed.isSet("version") {
      console.print(versionLine)
      return .success
    }
    let mistakes = apps.sdks.mistakes
    guard mistakes.isEmpty else {
      for mistake in mistakes { console.complain("error: \(mistake)") }
      return .internalError
    }
    return try command.init(parsed, self, console).run()
  }

  private func unknown(_ name: String) -> UsageError {
    if let owner = Self.commands.first(where: { $0.specification.option(typed: name) != nil }) {
      return UsageError("\(name) comes after a command, such as \(owner.specification.name)")
    }
    let names = Self.specifications.map(\.name) + ["help", "--help", "--version"]
    let kind = name.hasPrefix("-") ? "option" : "command"
    return UsageError("there is no \(kind) \(name.quoted)\(Spelling.hint(for: name, in: names) ?? "")")
  }

  /// The names of iOS and the SDKs that the program simulates, for a sentence.
  private var parties: String {
    let names = ["iOS"] + apps.sdks.vocabularies.map(\.name)
    return names.dropLast().joined(separator: ", ") + names.suffix(1).map { " and \($0)" }.joined()
  }

  private var versionLine: String { "\(programName) \(Self.version)" }

  private var help: [String] {
    let commands = Self.specifications.map { (term: $0.name, text: $0.summary) }
    let options = [
      (term: "-h, --help", text: "Show this help, or the help of a command."),
      (term: "    --version", text: "Show the version."),
    ]
    let codes = ExitCode.allCases.map { (term: String($0.rawValue), text: $0.meaning) }
    func table(_ rows: [(term: String, text: String)]) -> [String] {
      let layout = HelpLayout(rows.map(\.term))
      return rows.flatMap { layout.row($0.term, $0.text) }
    }
    return HelpLayout.paragraph("Shows what \(parties) do to your app when a user taps a link.")
      + ["", "USAGE: \(programName) <command> [options]", "", "COMMANDS:"] + table(commands) + ["", "OPTIONS:"]
      + table(options) + ["", "EXIT CODES:"] + table(codes)
  }
}
