/// A step of a scenario that cannot be done in the state that the run is in.
package struct IllegalStep: Error, Sendable {
  /// The position of the step in the scenario, from 0.
  package var step: Int
  /// Where the step stands in its file.
  package var location: SourceLocation?
  /// Why it cannot be done, in a sentence without a full stop.
  package var explanation: String
  /// The rule that forbids it.
  package var rule: RuleID
}
