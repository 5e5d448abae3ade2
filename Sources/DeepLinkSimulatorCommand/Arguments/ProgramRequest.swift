import Foundation

/// The request to a program without commands, whose options are parsed like those of a command.
package enum ProgramRequest<Options> {
  /// Do the work of the program.
  case work(Options)
  /// Print some lines, and exit.
  case end([String], ExitCode)

  /// The text before the program's name in its usage line.
  private static var launcher: String { "swift run -c release" }

  /// Reads the arguments that follow the program's name.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - program: The specification of the program.
  ///   - options: Creates the options of the program's work from the parsed arguments.
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

  /// Returns the options of the program's work, or exits if there is no work to do.
  package func optionsOrExit() -> Options {
    switch self {
    case .work(let options): return options
    case .end(let lines, let code):
      lines.forEach { print($0) }
      exit(code.rawValue)
    }
  }
}
