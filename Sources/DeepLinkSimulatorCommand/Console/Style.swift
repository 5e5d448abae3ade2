/// Colours for a terminal, or none; colour never carries information that the text lacks.
struct Style: Sendable {
  /// When results are coloured.
  enum Choice: String, CaseIterable {
    case auto, always, never
  }

  private let isColoured: Bool

  /// Decides whether to colour the results of a command; `auto` if its arguments do not say.
  init(_ arguments: ParsedArguments, _ console: Console) {
    self.init(arguments.value(of: OptionSpecification.color.name).flatMap(Choice.init) ?? .auto, console)
  }

  /// Decides whether to colour results.
  ///
  /// - Parameters:
  ///   - choice: The choice of the user.
  ///   - console: With `auto`, results are coloured only if they go to a terminal and `NO_COLOR` is not set.
  init(_ choice: Choice, _ console: Console) {
    switch choice {
    case .always: isColoured = true
    case .never: isColoured = false
    case .auto:
      isColoured =
        console.outputIsTerminal && (console.environment["NO_COLOR"] ?? "").isEmpty && console.movesCursor
    }
  }

  func pass(_ text: String) -> String { wrap(text, "32") }
  func fail(_ text: String) -> String { wrap(text, "31") }
  func reproduced(_ text: String) -> String { wrap(text, "33") }
  func faint(_ text: String) -> String { wrap(text, "2") }

  private func wrap(_ text: String, _ code: String) -> String {
    isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
