import DeepLinkSimulator

/// A command, as data: its arguments, its options and its help.
package struct CommandSpecification: Sendable {
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
  /// Paragraphs at the end of the help.
  var notes: [String] = []

  /// Options that every command has.
  static let commonOptions = [
    OptionSpecification(name: "help", letter: "h", value: .flag, help: "Show this help."),
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
    var lines = HelpLayout.paragraph(summary)
    lines += ["", "USAGE: \(program) \(name) [options]\(arguments.map { " " + $0 } ?? "")"]
    let rows = allOptions.map { (term: $0.spelling, text: $0.help) }
    let argument = arguments.flatMap { term in argumentHelp.map { (term: term, text: $0) } }
    let layout = HelpLayout(rows.map(\.term) + (argument.map { [$0.term] } ?? []))
    if let argument { lines += ["", "ARGUMENTS:"] + layout.row(argument.term, argument.text) }
    lines += ["", "OPTIONS:"] + rows.flatMap { layout.row($0.term, $0.text) }
    return lines + notes.flatMap { [""] + HelpLayout.paragraph($0) }
  }
}

extension CommandSpecification {
  /// A program that is no command, and takes options alone.
  package init(program name: String, summary: String, options: [OptionSpecification]) {
    self.init(name: name, summary: summary, options: options)
  }
}
