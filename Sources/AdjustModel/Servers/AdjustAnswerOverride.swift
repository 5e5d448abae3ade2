import SDKContract

/// An answer of a scenario that replaces the one that the backend would give.
package enum AdjustAnswerOverride: Hashable, Sendable {
  /// An answer with a status and a body; status 429 is treated as no answer, as is any status without a body.
  case status(Int, Payload?)
  /// An error of the URL loading system. A time-out means that the request is not answered at all.
  case failure(URLLoadingError)
  /// An answer that is not JSON.
  case malformed

  /// Returns how the SDK sees the answer; nil if there is none, so the SDK's time-out applies.
  func answer(to request: AdjustRequest) -> AdjustAnswer? {
    switch self {
    case .status(429, _): .failure(message: Self.tooFrequent)
    case .status(200, let body?): .json(body)
    case .status(_, let body?): .rejected(body)
    case .failure(.timedOut): nil
    case .failure(let error): .failure(error, of: request)
    // An empty body is not JSON either.
    case .status(_, nil), .malformed: .failure(message: Self.unreadable)
    }
  }

  /// Returns whether a failure with a message is an answer that came, and that the SDK does not take.
  static func hasContent(_ message: String) -> Bool { [tooFrequent, unreadable].contains(message) }

  /// The message of an answer with status 429.
  static let tooFrequent = "Too frequent requests to the endpoint (429)"
  private static let unreadable =
    "Failed to parse json response. (The data couldn’t be read because it isn’t in the correct format.)"
}
