/// An expectation that does not hold for a run.
public struct ExpectationFailure: Hashable, Sendable {
  /// The location of the expectation in its file.
  public var location: SourceLocation?
  /// What was expected, in the notation of the trace.
  public var expected: [String]
  /// What happened instead, in the same notation.
  public var actual: [String]
  /// The position of the first difference; nil if they are not sequences.
  package var firstDifference: Int?
  /// The difference in words, without a full stop.
  public var explanation: String
  /// The index of the event that made the difference; nil if the difference is that nothing happened.
  package var event: Int?
  /// The rule that explains this event, or the callback in which the app caused it.
  package var rule: RuleID?
  /// Whether the explanation gives a reason, beyond the difference itself.
  private(set) var hasReason = false
  /// Whether it is no expectation of the scenario that does not hold, but something that keeps any from meaning
  /// anything.
  package var isProblemOfRun = false
  /// Whether the assertion itself is wrong, because no run of the scenario could have what it names.
  var isProblemOfAssertion = false

  /// Creates a failure.
  ///
  /// - Parameters:
  ///   - location: The location of the expectation.
  ///   - expected: What was expected.
  ///   - actual: What happened.
  ///   - firstDifference: The position of the first difference, if they are sequences.
  ///   - explanation: The difference in words.
  ///   - event: The event that made the difference, if any.
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

  /// Returns the failure with a further reason, and with the rule of the event that is the reason.
  func adding(_ reason: String, ruleOf event: TraceEvent) -> ExpectationFailure {
    var failure = adding(reason)
    failure.rule = event.rule
    return failure
  }

  /// Returns the failure with a further reason.
  func adding(_ reason: String) -> ExpectationFailure {
    var failure = self
    failure.explanation += "; \(reason)"
    failure.hasReason = true
    return failure
  }
}
