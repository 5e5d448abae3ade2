import DeepLinkSimulator

/// Everything that a shell can complete, derived from the list of commands from which `--help` is made too.
struct CompletionVocabulary {
  /// What the user types to start the program.
  let program: String
  /// The commands, with the options that they take.
  let commands: [CommandSpecification]
  private let rules: [String]

  init(_ program: DeepLinkSimulatorCommand) {
    self.program = program.programName
    commands = DeepLinkSimulatorCommand.commands.map { $0.specification.naming(program.apps.sdks) }
    rules = program.apps.sdks.rules.map(\.text)
  }

  /// The program's name in a form that can be part of the name of a shell function.
  var identifier: String {
    String(program.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// The words that can be typed instead of a command.
  var firstWords: [(word: String, help: String)] {
    commands.map { ($0.name, $0.summary) } + [("help", "Show the help of a command.")]
      + CommandSpecification.commonOptions.map { ("--\($0.name)", $0.help) }
  }

  /// Returns the words that a command's arguments can be; empty if they can only be files.
  func words(of command: CommandSpecification) -> [String] {
    switch command.completion {
    case .files, .nothing: []
    case .words(let words): words
    case .rules: rules
    }
  }

  /// Whether a command's arguments can be files.
  func takesFiles(_ command: CommandSpecification) -> Bool {
    guard command.argumentCount.upperBound > 0 else { return false }
    switch command.completion {
    case .files, .rules: return true
    case .words, .nothing: return false
    }
  }
}

extension OptionSpecification {
  /// The forms in which the option can be typed: long, and short if it has a letter.
  var typedForms: [String] { ["--\(name)"] + (letter.map { ["-\($0)"] } ?? []) }

  /// The words that its value can be; nil if the value is a file or there is none.
  var words: [String]? {
    switch value {
    case .choice(let words): words
    case .text: suggestions
    case .flag: nil
    }
  }
}

extension String {
  /// The text in single quotes, in a form that all shells accept.
  var singleQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
