/// A place in a scenario file.
public struct SourceLocation: Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// The column, in characters as editors count them, from 1.
  public var column: Int

  /// Creates a location.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
