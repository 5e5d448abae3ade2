/// A table of a generated page.
struct MarkdownTable {
  private(set) var lines: [String]

  /// Creates a table without rows.
  init(_ columns: String...) { self.init(columns) }

  /// Creates a table without rows.
  init(_ columns: [String]) {
    lines = ["| \(columns.joined(separator: " | ")) |", "|" + String(repeating: "---|", count: columns.count)]
  }

  /// Adds a row.
  mutating func add(_ cells: String...) { add(cells) }

  /// Adds a row.
  mutating func add(_ cells: [String]) {
    let escaped = cells.map { $0.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") }
    lines.append("| \(escaped.joined(separator: " | ")) |")
  }
}
