/// Something that an SDK does since a version and did not do, or did differently, before.
public struct VersionChange: Hashable, Sendable {
  /// The first version that does it.
  package let since: VersionNumber
  /// What it does, and what older versions did.
  package let statement: String
  /// Where that is from.
  package let source: String

  /// Creates a change.
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
