/// What is wrong with a scenario file.
public struct ScenarioFileError: Error, Hashable, Sendable {
  /// The complaints, in the order of the file; never empty.
  public var diagnostics: [Diagnostic]

  /// Creates the error.
  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}
