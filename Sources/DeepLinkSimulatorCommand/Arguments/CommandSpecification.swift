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
  /// What a shell completes the arguments with.
  var completion = ArgumentCompletion.files
  var options: [OptionSpecification] = []
  /// Lines at the end of the help, such as examples.
  var notes: [String] = []

  /// Options that every command has.
  static let commonOptions = [
    OptionSpecification(name: "help", letter: "h", value: .flag, help: "Show what the command does and takes."),
    OptionSpecification(name: "version", value: .flag, help: "Show the version."),
  ]

  /// The options of the command and those that every command has.
  var allOptions: [OptionSpecification] { options + Self.commonOptions }

  /// Returns the option that a word with its dashes stands for; nil if there is none.
  func option(typed: String) -> OptionSpecification? {
    allOptions.first { "--\($0.name)" == typed || $0.letter.map { "-\($0)" == typed } == true }
  }

  /// The page that `--help` shows, line by line.
  func help(program: String) -> [String] {
    var lines = [summary, "", "USAGE: \(program) \(name) [options]\(arguments.map { " " + $0 } ?? "")"]
    let width = allOptions.map(\.spelling.columnCount).max() ?? 0
    if let arguments, let argumentHelp {
      lines += ["", "ARGUMENTS:", "  \(arguments.padded(to: width))  \(argumentHelp)"]
    }
    lines += ["", "OPTIONS:"]
    lines += allOptions.map { "  \($0.spelling.padded(to: width))  \($0.help)" }
    return notes.isEmpty ? lines : lines + [""] + notes
  }
}
