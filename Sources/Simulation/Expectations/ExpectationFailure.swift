/// An expectation that a run did not meet.
public struct ExpectationFailure: Hashable, Sendable {
  /// Where the expectation stands in its file.
  public var location: SourceLocation?
  /// What was expected, in the notation of the trace.
  public var expected: [String]
  /// What happened instead, in the same notation.
  public var actual: [String]
  /// The position at which the two differ first; nil if they are not sequences.
  package var firstDifference: Int?
  /// What the difference is, without a full stop.
  public var explanation: String
  /// The index of the event that made the difference; nil if it is that nothing happened.
  package var event: Int?
  /// The rule that put this event there, or the callback in which the app made it.
  package var rule: RuleID?
  /// Whether it is no expectation of the scenario that does not hold, but something that keeps any from meaning anything.
  package var isProblemOfRun = false

  /// Creates a failure.
  ///
  /// - Parameters:
  ///   - location: Where the expectation stands.
  ///   - expected: What was expected.
  ///   - actual: What happened.
  ///   - firstDifference: The position at which they differ first, if they are sequences.
  ///   - explanation: What the difference is.
  ///   - event: The event that made the difference, if one did.
  package init(
    location: SourceLocation?, expected: [String], actual: [String], firstDifference: Int? = nil,
    explanation: String, event: TraceEvent? = nil
  ) {
    self.location = location
    self.expected = expected
    self.actual = actual
    self.firstDifference = firstDifference
    self.explanation = explanation
    self.event = event?.index
    rule = event?.rule
  }
}
