/// The option for the form in which a command prints its results.
enum FormatOption: String, CaseIterable, Sendable {
  case text, jsonl, markdown, table

  /// The name of the option.
  static let name = "format"

  /// The option of a command that prints text for people or JSON Lines for programs.
  static let textOrLines = specification([.text, .jsonl], "Text for people, or JSON Lines.")

  /// Returns the option of a command that knows some of the forms.
  static func specification(_ forms: [FormatOption], _ help: String) -> OptionSpecification {
    OptionSpecification(name: name, value: .choice(forms.map(\.rawValue)), help: help)
  }

  /// Reads the option; text if it is not set, or if the command does not have it.
  static func read(_ arguments: ParsedArguments) -> FormatOption {
    arguments.value(of: name).flatMap(FormatOption.init) ?? .text
  }
}
