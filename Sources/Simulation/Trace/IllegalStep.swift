/// A step of a scenario that is not possible in the present state of the run.
package struct IllegalStep: Error, Sendable {
  /// The position of the step in the scenario, from 0.
  package var step: Int
  /// The location of the step in its file.
  package var location: SourceLocation?
  /// The reason, as a sentence without a full stop.
  package var explanation: String
  /// The rule that forbids it.
  package var rule: RuleID
}
