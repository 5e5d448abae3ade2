/// A change of state that iOS does not make.
package struct IllegalTransition: Error, Hashable, Sendable {
  /// What was requested and why it is impossible, in a sentence without a full stop.
  package var explanation: String
  /// The rule that forbids it.
  package var rule: PlatformRule

  /// Creates an illegal transition.
  package init(_ explanation: String, rule: PlatformRule) {
    self.explanation = explanation
    self.rule = rule
  }
}
