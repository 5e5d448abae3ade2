/// The text of an expectation that does not hold: expected and actual in one notation, one under the other, with the
/// first difference marked.
package struct FailureText: Sendable {
  /// The largest width of a line. Longer sequences are printed with one event per line.
  package static let lineWidth = 116
  /// The column at which the text after a line's first word begins.
  package static let indent = 12
  /// The width of a number and a mark where each event has its own line.
  private static let margin = 6
  /// The space between two cells.
  private static let gap = 3

  private let failure: ExpectationFailure
  private let file: String
  private let width: Int

  /// Creates a printer.
  ///
  /// - Parameters:
  ///   - failure: The expectation that does not hold.
  ///   - file: The scenario file as the user named it.
  ///   - width: The width of the terminal in columns; at most 116 are used.
  package init(_ failure: ExpectationFailure, file: String, width: Int = .max) {
    self.failure = failure
    self.file = SelectedPath(file).path
    self.width = min(width, Self.lineWidth)
  }

  /// The lines, without line breaks.
  package var lines: [String] {
    let place = failure.location.map { "\(file):\($0.line):\($0.column)" } ?? file
    let lines = [Self.line("at", place.printable)] + (rows ?? paragraphs ?? column) + reason
    return lines.map(\.withoutTrailingSpaces)
  }

  /// The two sequences, as pairs of cells for each position.
  private var cells: [(expected: String, actual: String)] {
    (0..<max(failure.expected.count, failure.actual.count)).map { index in
      (
        expected: index < failure.expected.count ? failure.expected[index].printable : "",
        actual: index < failure.actual.count ? failure.actual[index].printable : ""
      )
    }
  }

  // MARK: On one line

  /// The sequences, on one line each; nil if they are too long.
  private var rows: [String]? {
    let cells = cells
    let widths = cells.map { max($0.expected.columnCount, $0.actual.columnCount) }
    guard widths.reduce(Self.indent, { $0 + $1 + Self.gap }) - Self.gap <= width else { return nil }
    return [
      Self.line("expected", row(cells.map(\.expected), widths)),
      Self.line("actual", row(cells.map(\.actual), widths)),
    ] + mark(at: offsetOfDifference(widths))
  }

  private func row(_ cells: [String], _ widths: [Int]) -> String {
    zip(cells, widths).map { $0.padded(to: $1) }.joined(separator: String(repeating: " ", count: Self.gap))
  }

  private func offsetOfDifference(_ widths: [Int]) -> Int {
    if let position = failure.firstDifference { return widths.prefix(position).reduce(0) { $0 + $1 + Self.gap } }
    guard let expected = failure.expected.first, let actual = failure.actual.first else { return 0 }
    return expected.printable.commonPrefix(with: actual.printable).columnCount
  }

  /// Returns a caret with its explanation, which is before the caret if there is no room after it.
  private func mark(at offset: Int) -> [String] {
    let margin = String(repeating: " ", count: Self.indent + offset)
    let text = number + failure.explanation.printable
    if text.columnCount <= width - Self.indent - offset - 2 { return [margin + "^ " + text] }
    return [margin + "^"] + Self.paragraph("", text, width: width)
  }

  private var number: String { failure.firstDifference.map { "\($0 + 1): " } ?? "" }

  // MARK: One below the other

  /// A single pair that is too long for a line; nil if there are more.
  private var paragraphs: [String]? {
    guard cells.count == 1, let cell = cells.first else { return nil }
    return Self.paragraph("expected", cell.expected, width: width) + Self.paragraph("actual", cell.actual, width: width)
      + Self.paragraph("differs", failure.explanation.printable, width: width)
  }

  // MARK: One event a line

  private var column: [String] {
    let cells = cells
    let half = max(8, (width - Self.margin - Self.gap) / 2)
    let left = max("expected".count, cells.map { min(half, $0.expected.columnCount) }.max() ?? 0)
    let right = max(8, width - Self.margin - left - Self.gap)
    let gap = String(repeating: " ", count: Self.gap)
    let head = String(repeating: " ", count: Self.margin) + "expected".padded(to: left) + gap + "actual"
    let rows = cells.enumerated().flatMap { index, cell in
      let mark = index == failure.firstDifference ? "> " : "  "
      let (expected, actual) = (cell.expected.broken(to: left), cell.actual.broken(to: right))
      return (0..<max(1, expected.count, actual.count)).map { line in
        let number = line == 0 ? mark + String(index + 1).leftPadded(to: 3) + " " : String(repeating: " ", count: 6)
        return number + (line < expected.count ? expected[line] : "").padded(to: left) + gap
          + (line < actual.count ? actual[line] : "")
      }
    }
    return [head] + rows + Self.paragraph("differs", number + failure.explanation.printable, width: width)
  }

  // MARK: The rule

  private var reason: [String] {
    // A step of the scenario needs no explanation.
    guard let rule = failure.rule, rule != .simulation(.userStep) else { return [] }
    return Self.paragraph("because", "\(rule.text): \(rule.rule.statement)", width: width)
  }

  // MARK: Layout

  /// Returns a line of a failure: a word, and its text.
  package static func line(_ word: String, _ text: String) -> String { "  " + word.padded(to: indent - 2) + text }

  /// Returns the lines of a failure for a word and a text that may need several lines.
  package static func paragraph(_ word: String, _ text: String, width: Int = lineWidth) -> [String] {
    text.wrapped(to: max(8, width - indent)).enumerated().map { line($0.offset == 0 ? word : "", $0.element) }
  }
}

extension String {
  /// Returns the common prefix of both texts.
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
