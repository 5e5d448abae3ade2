/// Prints an unmet expectation: expected and actual in one notation, under each other, the first difference marked.
public struct FailureText: Sendable {
  /// The widest that a line gets; sequences that are longer are printed one event a line.
  static let lineWidth = 116
  /// How far the text beside a line's first word is from the left.
  private static let indent = 12

  private let failure: ExpectationFailure
  private let file: String

  /// Creates a printer.
  ///
  /// - Parameters:
  ///   - failure: The expectation that was not met.
  ///   - file: The scenario file as the user named it.
  public init(_ failure: ExpectationFailure, file: String) {
    self.failure = failure
    self.file = SelectedPath(file).path
  }

  /// The lines, without line breaks.
  public var lines: [String] {
    let place = failure.location.map { "\(file):\($0.line):\($0.column)" } ?? file
    let lines = [Self.line("at", place.printable)] + (rows ?? column) + reason
    return lines.map(\.withoutTrailingSpaces)
  }

  /// The two sequences, the cells of each position under each other.
  private var cells: [(expected: String, actual: String)] {
    (0..<max(failure.expected.count, failure.actual.count)).map { index in
      (
        expected: index < failure.expected.count ? failure.expected[index].printable : "",
        actual: index < failure.actual.count ? failure.actual[index].printable : ""
      )
    }
  }

  // MARK: On one line

  /// The sequences on a line each; nil if they are too long for that.
  private var rows: [String]? {
    let cells = cells
    let widths = cells.map { max($0.expected.columnCount, $0.actual.columnCount) }
    guard widths.reduce(Self.indent, { $0 + $1 + 3 }) - 3 <= Self.lineWidth || cells.count == 1 else { return nil }
    return [
      Self.line("expected", row(cells.map(\.expected), widths)),
      Self.line("actual", row(cells.map(\.actual), widths)),
    ] + mark(at: offsetOfDifference(widths))
  }

  private func row(_ cells: [String], _ widths: [Int]) -> String {
    zip(cells, widths).map { $0.padded(to: $1) }.joined(separator: "   ")
  }

  private func offsetOfDifference(_ widths: [Int]) -> Int {
    if let position = failure.firstDifference { return widths.prefix(position).reduce(0) { $0 + $1 + 3 } }
    guard let expected = failure.expected.first, let actual = failure.actual.first else { return 0 }
    return expected.printable.commonPrefix(with: actual.printable).columnCount
  }

  /// A caret, and what is there; before the caret if there is no room behind it.
  private func mark(at offset: Int) -> [String] {
    let margin = String(repeating: " ", count: Self.indent + offset)
    let text = (failure.firstDifference.map { "\($0 + 1): " } ?? "") + failure.explanation.printable
    let width = Self.lineWidth - Self.indent - offset - 2
    if text.columnCount <= width { return [margin + "^ " + text] }
    return [margin + "^"] + Self.paragraph("", text)
  }

  // MARK: One event a line

  private var column: [String] {
    let cells = cells
    let width = max("expected".count, cells.map { min(56, $0.expected.columnCount) }.max() ?? 0)
    let head = String(repeating: " ", count: 6) + "expected".padded(to: width) + "   actual"
    let rows = cells.enumerated().map { index, cell in
      let mark = index == failure.firstDifference ? "> " : "  "
      let number = String(index + 1).leftPadded(to: 3)
      return "\(mark)\(number) \(cell.expected.padded(to: width))   \(cell.actual)"
    }
    let number = failure.firstDifference.map { "\($0 + 1): " } ?? ""
    return [head] + rows + Self.paragraph("differs", number + failure.explanation.printable)
  }

  // MARK: The rule

  private var reason: [String] {
    // That the scenario itself has a step needs no reason.
    guard let rule = failure.rule, rule != .simulation(.userStep) else { return [] }
    return Self.paragraph("because", "\(rule.text): \(rule.rule.statement)")
  }

  // MARK: Layout

  /// A line of a failure: a word, and what is said under it.
  package static func line(_ word: String, _ text: String) -> String { "  " + word.padded(to: indent - 2) + text }

  /// The same for a text that may need several lines.
  static func paragraph(_ word: String, _ text: String) -> [String] {
    text.wrapped(to: lineWidth - indent).enumerated().map { line($0.offset == 0 ? word : "", $0.element) }
  }
}

extension String {
  /// The characters with which both texts begin.
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
