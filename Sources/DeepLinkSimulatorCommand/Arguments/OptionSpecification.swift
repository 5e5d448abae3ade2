/// An option of a command, as data: its spelling, its value and its help.
package struct OptionSpecification: Sendable {
  /// What an option takes.
  package enum Value: Sendable {
    /// Nothing: the option is there or not.
    case flag
    /// A text; the placeholder stands for it in the help.
    case text(placeholder: String)
    /// One of some words.
    case choice([String])
  }

  /// The name, without dashes.
  let name: String
  /// The one-letter form; nil if there is none.
  var letter: Character?
  let value: Value
  let help: String
  /// What a shell completes a text with; nil for files.
  var suggestions: [String]?
  /// What stands for the words of a choice in the help, where they are too long for it.
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
  /// An option of a program that is no command.
  package init(_ name: String, _ value: Value, _ help: String) {
    self.init(name: name, value: value, help: help)
  }

  /// Whether results are coloured, for every command that colours them.
  static let color = OptionSpecification(
    name: "color", value: .choice(["auto", "always", "never"]),
    help: "When to use colour; auto: on a terminal, unless NO_COLOR is set or TERM is dumb.")
}
