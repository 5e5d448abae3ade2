/// A change in an SDK's behaviour as of a version.
public struct VersionChange: Hashable, Sendable {
  /// The first version with the new behaviour.
  package let since: VersionNumber
  /// What the SDK does since then, and what older versions did.
  package let statement: String
  /// The source of the statement.
  package let source: String

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - since: The first version with the new behaviour.
  ///   - statement: What the SDK does since then, and what older versions did.
  ///   - source: The source of the statement.
  public init(since: VersionNumber, _ statement: String, source: String) {
    self.since = since
    self.statement = statement
    self.source = source
  }
}

extension VersionChange {
  /// Returns a table of changes, oldest version first, as Markdown.
  package static func markdown(_ changes: [VersionChange]) -> String {
    var lines = ["| Since | What changes | Source |", "|---|---|---|"]
    for (_, change) in changes.enumerated().sorted(by: { ($0.element.since, $0.offset) < ($1.element.since, $1.offset) }
    ) {
      lines.append("| \(change.since.text) | \(change.statement) | \(change.source) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
