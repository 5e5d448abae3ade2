/// Why a test has no scenario to run, in the words in which the command complains about a file.
public struct ScenarioTestError: Error, Hashable, Sendable {
  /// The complaints; never empty.
  public let diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}

extension ScenarioTestError: CustomStringConvertible {
  /// The complaints, one under the other.
  public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
