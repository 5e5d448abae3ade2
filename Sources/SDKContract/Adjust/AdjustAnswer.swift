/// What the Adjust backend, or the lack of a network, answers to a request.
public enum AdjustAnswer: Sendable {
  /// An answer with a JSON object.
  case json(Payload)
  /// No JSON: an error of the URL loading system, or a status such as 429.
  case failure(message: String)
}
