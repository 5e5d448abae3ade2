import DeepLinkSimulator

/// The text of a scenario as `new` writes it, starting with the reference to its schema.
enum StarterText {
  /// Returns the text.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - schema: The reference to the schema in the file.
  ///   - sdks: The SDKs that the scenario can use.
  static func text(of scenario: Scenario, schema: String, _ sdks: SDKRegistry) -> String {
    let text = ScenarioWriter.text(of: scenario, grammar: sdks.grammar)
    let reference = "\"$schema\": \(PayloadValue.string(schema).json),"
    guard text.hasPrefix("{\n") else { return text }
    return "{\n  \(reference)\n\(text.dropFirst(2))"
  }
}
