import DeepLinkSimulator

/// All that a shell can complete: made from the one list of commands, which `--help` is made from, too.
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

  /// The program's name as a part of the name of a shell function.
  var identifier: String {
    String(program.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// What can be typed in the place of a command.
  var firstWords: [(word: String, help: String)] {
    commands.map { ($0.name, $0.summary) } + [("help", "Show the help of a command.")]
      + CommandSpecification.commonOptions.map { ("--\($0.name)", $0.help) }
  }

  /// The words that a command's arguments can be; empty where they are files alone.
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
  /// The option as it can be typed: long, and short if it has a letter.
  var typedForms: [String] { ["--\(name)"] + (letter.map { ["-\($0)"] } ?? []) }

  /// The words that its value can be; nil if it is a file, or has none.
  var words: [String]? {
    switch value {
    case .choice(let words): words
    case .text: suggestions
    case .flag: nil
    }
  }
}

extension String {
  /// The text between single quotes, as all shells take it.
  var singleQuoted: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
