/// A command, as data: its arguments, its options and its help.
struct CommandSpecification: Sendable {
  let name: String
  /// What the command does, in one line.
  let summary: String
  /// What stands for the arguments in the usage line, such as `PATH…`; nil if there are none.
  var arguments: String?
  /// What the arguments are, for the help.
  var argumentHelp: String?
  /// How many arguments there are at least and at most.
  var argumentCount = 0...0
  var options: [OptionSpecification] = []

  /// Options that every command has.
  static let commonOptions = [
    OptionSpecification(name: "help", letter: "h", value: .flag, help: "Show what the command does and takes."),
    OptionSpecification(name: "version", value: .flag, help: "Show the version."),
  ]

  /// The options of the command and those that every command has.
  var allOptions: [OptionSpecification] { options + Self.commonOptions }

  /// The page that `--help` shows, line by line.
  func help(program: String) -> [String] {
    var lines = ["\(summary)", "", "USAGE: \(program) \(name)\(arguments.map { " " + $0 } ?? "") [options]"]
    if let arguments, let argumentHelp {
      lines += ["", "ARGUMENTS:", "  \(arguments.padded(to: 34))  \(argumentHelp)"]
    }
    lines += ["", "OPTIONS:"]
    lines += allOptions.map { "  \($0.spelling.padded(to: 34))  \($0.help)" }
    return lines
  }
}
