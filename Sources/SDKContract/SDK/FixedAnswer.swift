/// How a request to a server fails before there is an answer.
public enum RequestFailure: String, CaseIterable, Hashable, Sendable {
  /// The server does not answer in time.
  case timeout
  /// The device has no network.
  case offline
  /// The name of the server is not known.
  case unknownHost = "unknown-host"
  /// The answer is not what the SDK can read.
  case malformed
}

/// An answer that a scenario puts in the place of the one that the servers would give.
public enum FixedAnswer: Hashable, Sendable {
  /// There is no answer.
  case failure(RequestFailure)
  /// A refused request: its HTTP status, and the body if there is one.
  case status(Int, Payload?)
  /// The whole answer of an accepted request.
  case body(Payload)
}
