import Foundation

/// What a program that is no command is asked to do; its options are read as those of the commands are.
package enum ProgramRequest<Options> {
  /// To do its work.
  case work(Options)
  /// To say something, and to end.
  case end([String], ExitCode)

  /// What stands before the program's name in its usage line.
  private static var launcher: String { "swift run -c release" }

  /// Reads the arguments that follow the program's name.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - program: The options that there are.
  ///   - options: Makes of them what the program works with.
  package init(
    _ arguments: [String], for program: CommandSpecification,
    _ options: (ParsedArguments) throws(UsageError) -> Options
  ) {
    let help = program.help(program: Self.launcher)
    do throws(UsageError) {
      let parsed = try ParsedArguments(arguments, for: program)
      if parsed.isSet("help") {
        self = .end(help, .success)
      } else if parsed.isSet("version") {
        self = .end(["\(program.name) \(DeepLinkSimulatorCommand.version)"], .success)
      } else {
        self = .work(try options(parsed))
      }
    } catch {
      self = .end(["error: \(error.message)", ""] + help, .usage)
    }
  }

  /// The options of the program's work; if it is not asked for any, the process ends.
  package func optionsOrExit() -> Options {
    switch self {
    case .work(let options): return options
    case .end(let lines, let code):
      lines.forEach { print($0) }
      exit(code.rawValue)
    }
  }
}
