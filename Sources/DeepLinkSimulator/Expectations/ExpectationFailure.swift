/// An expectation that a run did not meet.
public struct ExpectationFailure: Hashable, Sendable {
  /// Where the expectation stands in its file.
  public var location: SourceLocation?
  /// What was expected, in the notation of the trace.
  public var expected: [String]
  /// What happened instead, in the same notation.
  public var actual: [String]
  /// The position at which the two differ first; nil if they are not sequences.
  public var firstDifference: Int?
  /// What the difference is, and which rule put the event there.
  public var explanation: String

  /// Creates a failure.
  public init(
    location: SourceLocation?, expected: [String], actual: [String], firstDifference: Int? = nil,
    explanation: String
  ) {
    self.location = location
    self.expected = expected
    self.actual = actual
    self.firstDifference = firstDifference
    self.explanation = explanation
  }
}
