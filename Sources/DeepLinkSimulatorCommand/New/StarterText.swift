import DeepLinkSimulator

/// The text of a scenario as `new` writes it: with the reference to its schema in front.
enum StarterText {
  /// Returns the text.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - schema: The schema as the file names it.
  ///   - sdks: The SDKs that it can be about.
  static func text(of scenario: Scenario, schema: String, _ sdks: SDKRegistry) -> String {
    let text = ScenarioWriter.text(of: scenario, grammar: sdks.grammar)
    let reference = "\"$schema\": \(PayloadValue.string(schema).json),"
    guard text.hasPrefix("{\n") else { return text }
    return "{\n  \(reference)\n\(text.dropFirst(2))"
  }
}
