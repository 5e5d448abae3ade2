/// The reason why a scenario is not possible, if the scenario is meant to show that.
package struct Refusal: Hashable, Sendable {
  /// The rule that forbids it.
  package var rule: RuleID
  /// What is not possible, as a sentence without a full stop.
  package var explanation: String
  /// The location of the step or of the configuration.
  package var location: SourceLocation?
}
