/// A kind of report that is written to a file, for a program or a browser to read.
package enum ReportKind: String, CaseIterable, Sendable {
  /// JUnit's XML, which build servers collect.
  case junit
  /// A page that plays the runs in a browser, without any request.
  case html
  /// A summary in Markdown, for the page of a CI job.
  case markdown
  /// Sequence diagrams in Mermaid's notation, which GitHub draws.
  case mermaid
  /// Chrome trace events, which Perfetto opens.
  case trace
  /// SARIF, which code scanning shows at the lines of the files.
  case sarif
  /// Workflow commands of GitHub Actions, which annotate the lines of the files.
  case github
}
