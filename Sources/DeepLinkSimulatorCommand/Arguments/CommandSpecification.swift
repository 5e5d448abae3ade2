/// The specification of a command: its arguments, its options and its help.
package struct CommandSpecification: Sendable {
  package let name: String
  /// What the command does, in one line.
  let summary: String
  /// The placeholder of the arguments in the usage line, such as `PATH…`; nil if there are none.
  var arguments: String?
  /// The description of the arguments in the help.
  var argumentHelp: String?
  /// The allowed number of arguments.
  package var argumentCount = 0...0
  /// The completion of the arguments in a shell.
  package var completion = ArgumentCompletion.files
  package var options: [OptionSpecification] = []
  /// Paragraphs for the end of the help.
  var notes: [String] = []

  /// The options of every command.
  static let commonOptions = [
    OptionSpecification(name: "help", letter: "h", value: .flag, help: "Show this help."),
    OptionSpecification(name: "version", value: .flag, help: "Show the version."),
  ]

  /// All options of the command, including those of every command.
  var allOptions: [OptionSpecification] { options + Self.commonOptions }

  /// Returns the option for a word with its dashes; nil if there is none.
  func option(typed: String) -> OptionSpecification? {
    allOptions.first { "--\($0.name)" == typed || $0.letter.map { "-\($0)" == typed } == true }
  }

  /// Returns the page that `--help` shows, line by line.
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
  /// Creates the specification of a program without commands, which takes only options.
  package init(program name: String, summary: String, options: [OptionSpecification]) {
    self.init(name: name, summary: summary, options: options)
  }
}
