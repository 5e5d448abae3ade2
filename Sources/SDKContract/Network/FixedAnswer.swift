/// An answer with which a scenario replaces the servers' own.
public enum FixedAnswer: Hashable, Sendable {
  /// There is no answer.
  case failure(RequestFailure)
  /// A refused request: its HTTP status, and the body if there is one.
  case status(Int, Payload?)
  /// The whole answer of an accepted request.
  case body(Payload)
}
