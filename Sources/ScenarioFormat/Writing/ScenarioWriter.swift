/// Writes scenarios as text, always in the same way.
///
/// What equals a default is left out. The text is JSON that any tool reads, and reading it gives an equal
/// scenario, if the scenario is one that a file can have: with durations of whole microseconds that are not
/// negative, and keys that are there once. A number that JSON does not have, such as infinity, is `null`.
public enum ScenarioWriter {
  /// Returns a scenario as the text of a file.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - grammar: What files may say; what the grammar does not know, such as another SDK, is left out.
  package static func text(of scenario: Scenario, grammar: ScenarioGrammar) -> String {
    JSONPrinter.print(grammar.scenario.write(scenario), breaking: ["steps", "anytime", "schedule", "expect"])
  }
}
