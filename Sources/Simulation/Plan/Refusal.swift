/// Why a scenario cannot be done, where that is what it is meant to show.
package struct Refusal: Hashable, Sendable {
  /// The rule that forbids it.
  package var rule: RuleID
  /// What cannot be done, in a sentence without a full stop.
  package var explanation: String
  /// Where the step or the configuration stands.
  package var location: SourceLocation?
}
