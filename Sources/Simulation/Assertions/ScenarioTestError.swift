/// An error in a test's scenario, with the complaints that the command prints for a file.
public struct ScenarioTestError: Error, Hashable, Sendable {
  /// The complaints; never empty.
  public let diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}

extension ScenarioTestError: CustomStringConvertible {
  /// The complaints, one per line.
  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
