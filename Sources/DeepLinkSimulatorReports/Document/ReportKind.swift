/// A kind of report in a file, for programs or browsers.
package enum ReportKind: String, CaseIterable, Sendable {
  /// JUnit XML, which build servers collect.
  case junit
  /// A page that plays the runs in a browser, without network requests.
  case html
  /// A Markdown summary, for the page of a CI job.
  case markdown
  /// Mermaid sequence diagrams, which GitHub renders.
  case mermaid
  /// Chrome trace events, which Perfetto opens.
  case trace
  /// SARIF, which code scanning shows at the lines of the files.
  case sarif
  /// GitHub Actions workflow commands, which annotate the lines of the files.
  case github
}
