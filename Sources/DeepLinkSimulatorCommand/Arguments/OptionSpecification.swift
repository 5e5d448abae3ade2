/// The specification of an option: its spelling, its value and its help.
package struct OptionSpecification: Sendable {
  /// The value of an option.
  package enum Value: Sendable {
    /// No value: the option is set or not.
    case flag
    /// A text, with its placeholder in the help.
    case text(placeholder: String)
    /// One of some words.
    case choice([String])
  }

  /// The name, without dashes.
  package let name: String
  /// The one-letter form; nil if there is none.
  var letter: Character?
  package let value: Value
  let help: String
  /// The words with which a shell completes a text; nil for files.
  package var suggestions: [String]?
  /// The placeholder of a choice in the help, if its words are too long.
  var placeholder: String?

  /// Whether the option takes no value.
  var isFlag: Bool {
    if case .flag = value { true } else { false }
  }

  /// The option with its dashes and the placeholder of its value.
  var spelling: String {
    let short = letter.map { "-\($0), " } ?? "    "
    switch value {
    case .flag: return "\(short)--\(name)"
    case .text(let placeholder): return "\(short)--\(name) <\(placeholder)>"
    case .choice(let words): return "\(short)--\(name) <\(placeholder ?? words.joined(separator: "|"))>"
    }
  }
}

extension OptionSpecification {
  /// Creates an option of a program without commands.
  package init(_ name: String, _ value: Value, _ help: String) {
    self.init(name: name, value: value, help: help)
  }

  /// The option for coloured output, for every command that has it.
  static let color = OptionSpecification(
    name: "color", value: .choice(Style.Choice.allCases.map(\.rawValue)),
    help: "When to use colour; auto: on a terminal, unless NO_COLOR is set or TERM is dumb.")
}
