/// Why a scenario cannot be done, where that is what it is meant to show.
public struct Refusal: Hashable, Sendable {
  /// The rule that forbids it.
  public var rule: RuleID
  /// What cannot be done, in a sentence without a full stop.
  public var explanation: String
  /// Where the step or the configuration stands.
  public var location: SourceLocation?
}
