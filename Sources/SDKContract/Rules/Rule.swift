/// A numbered statement about what an SDK, iOS or the simulator itself does.
public struct Rule: Hashable, Sendable {
  /// What the rule says, in one sentence.
  public let statement: String
  /// How well the statement is established.
  public let evidence: Evidence
  /// Where the statement comes from: a documentation page, a source file with lines, an issue.
  public let source: String

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - statement: What happens, in one sentence.
  ///   - evidence: The grade of the evidence.
  ///   - source: The page, file or thread the statement is taken from.
  public init(_ statement: String, evidence: Evidence, source: String) {
    self.statement = statement
    self.evidence = evidence
    self.source = source
  }
}
