import SDKContract

/// An answer that a scenario puts in place of the one the backend would give.
public enum AdjustAnswerOverride: Hashable, Sendable {
  /// The body of an answer with a status; 429 counts as no answer, as does every status without a body.
  case status(Int, Payload?)
  /// No answer: the text is what the SDK shows as the error.
  case failure(message: String)

  /// What the SDK makes of it.
  var answer: AdjustAnswer {
    switch self {
    case .status(429, _): .failure(message: "Too frequent requests to the endpoint (429)")
    case .status(200, let body?): .json(body)
    case .status(_, let body?): .rejected(body)
    case .status(_, nil): .failure(message: "nil response data")
    case .failure(let message): .failure(message: message)
    }
  }
}
