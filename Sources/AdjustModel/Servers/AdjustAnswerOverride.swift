import SDKContract

/// An answer that a scenario puts in place of the one the backend would give.
package enum AdjustAnswerOverride: Hashable, Sendable {
  /// The body of an answer with a status; 429 counts as no answer, as does every status without a body.
  case status(Int, Payload?)
  /// No answer: what the URL loading system says. Where it says that the request timed out, nobody answers at all.
  case failure(URLLoadingError)
  /// An answer that is no JSON.
  case malformed

  /// What the SDK makes of it; nil if nobody answers, so that the SDK gives up by itself.
  func answer(to request: AdjustRequest) -> AdjustAnswer? {
    switch self {
    case .status(429, _): .failure(message: "Too frequent requests to the endpoint (429)")
    case .status(200, let body?): .json(body)
    case .status(_, let body?): .rejected(body)
    case .failure(.timedOut): nil
    case .failure(let error): .failure(error, of: request)
    // A body without a byte is no JSON either.
    case .status(_, nil), .malformed: .failure(message: Self.unreadable)
    }
  }

  private static let unreadable =
    "Failed to parse json response. (The data couldn’t be read because it isn’t in the correct format.)"
}
