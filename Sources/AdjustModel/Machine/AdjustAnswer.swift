import SDKContract

/// What the Adjust backend, or the lack of a network, answers to a request.
package enum AdjustAnswer: Hashable, Sendable {
  /// An answer with status 200 and a JSON object.
  case json(Payload)
  /// An answer with a JSON object and another status: not a success, but not repeated either.
  case rejected(Payload)
  /// No JSON: an error of the URL loading system, or a status such as 429.
  case failure(message: String)

  /// What the SDK makes of an error of the URL loading system.
  package static func failure(_ error: URLLoadingError, of request: AdjustRequest) -> AdjustAnswer {
    .failure(message: error.description(of: request.url))
  }

  /// The JSON object of the answer.
  var body: Payload? {
    switch self {
    case .json(let body), .rejected(let body): body
    case .failure: nil
    }
  }

  /// The rules by which the backend came to the answer.
  package var rules: [RuleID] { body?.rules ?? [] }

  /// Whether the status was 200.
  var isSuccess: Bool {
    if case .json = self { true } else { false }
  }

  /// What the SDK shows as the message of the answer.
  var message: String? {
    switch self {
    case .json(let body), .rejected(let body): body.text(ofMember: "message")
    case .failure(let message): message
    }
  }
}
