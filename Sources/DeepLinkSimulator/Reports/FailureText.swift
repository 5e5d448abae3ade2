/// Prints an unmet expectation: expected and actual in one notation, under each other, the first difference marked.
public struct FailureText: Sendable {
  /// The widest that a line of two sequences under each other gets; longer ones are printed one event a line.
  static let widestLine = 116

  private let failure: ExpectationFailure
  private let file: String

  /// Creates a printer.
  ///
  /// - Parameters:
  ///   - failure: The expectation that was not met.
  ///   - file: The scenario file as the user named it.
  public init(_ failure: ExpectationFailure, file: String) {
    self.failure = failure
    self.file = file
  }

  /// The lines, without line breaks.
  public var lines: [String] {
    var lines = failure.location.map { ["  at        \(file):\($0.line):\($0.column)"] } ?? []
    let count = max(failure.expected.count, failure.actual.count)
    let cells = (0..<count).map { index in
      (
        expected: index < failure.expected.count ? failure.expected[index] : "",
        actual: index < failure.actual.count ? failure.actual[index] : ""
      )
    }
    let widths = cells.map { max($0.expected.count, $0.actual.count) }
    if widths.reduce(0, { $0 + $1 + 3 }) <= Self.widestLine {
      lines.append("  expected  " + row(cells.map(\.expected), widths))
      lines.append("  actual    " + row(cells.map(\.actual), widths))
      let indent = failure.firstDifference.map { widths.prefix($0).reduce(0) { $0 + $1 + 3 } } ?? 0
      lines.append("            " + String(repeating: " ", count: indent) + "^ " + failure.explanation)
    } else {
      lines += column(cells)
      lines.append("  because   " + failure.explanation)
    }
    return lines.map(\.withoutTrailingSpaces)
  }

  private func row(_ cells: [String], _ widths: [Int]) -> String {
    zip(cells, widths).map { $0.padded(to: $1) }.joined(separator: "   ")
  }

  private func column(_ cells: [(expected: String, actual: String)]) -> [String] {
    let width = min(56, max("expected".count, cells.map(\.expected.count).max() ?? 0))
    let head = "     " + "expected".padded(to: width) + "   actual"
    return [head]
      + cells.enumerated().map { index, cell in
        let mark = index == failure.firstDifference ? "->" : "  "
        let number = String(index + 1).leftPadded(to: 2)
        return "\(mark)\(number) \(cell.expected.padded(to: width))   \(cell.actual)"
      }
  }
}

extension String {
  /// The string without the spaces at its end.
  package var withoutTrailingSpaces: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
