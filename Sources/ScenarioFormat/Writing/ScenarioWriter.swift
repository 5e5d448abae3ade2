/// Writes scenarios as text, always in the same form.
///
/// Defaults are left out. The text is standard JSON. Reading it gives an equal scenario, provided that the scenario can
/// be expressed in a file: durations are whole, non-negative numbers of microseconds, and keys are unique. A number
/// that JSON does not have, such as infinity, becomes `null`.
public enum ScenarioWriter {
  /// Returns a scenario as the text of a file.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - grammar: The grammar of scenario files; what it does not know, such as another SDK, is left out.
  package static func text(of scenario: Scenario, grammar: ScenarioGrammar) -> String {
    JSONPrinter.print(grammar.scenario.write(scenario), breaking: ["steps", "anytime", "schedule", "expect"])
  }
}
