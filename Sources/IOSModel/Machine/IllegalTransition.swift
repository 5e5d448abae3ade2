import SDKContract

/// A change of state that iOS does not make.
public struct IllegalTransition: Error, Hashable, Sendable {
  /// What was asked for and why it cannot be, in a sentence without a full stop.
  public var explanation: String
  /// The rule that forbids it.
  public var rule: PlatformRule

  /// Creates an illegal transition.
  public init(_ explanation: String, rule: PlatformRule) {
    self.explanation = explanation
    self.rule = rule
  }
}
