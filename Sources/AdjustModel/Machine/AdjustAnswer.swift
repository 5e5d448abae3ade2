import SDKContract

/// The answer to a request, from the Adjust backend or from the device without a network.
package enum AdjustAnswer: Hashable, Sendable {
  /// An answer with status 200 and a JSON object.
  case json(Payload)
  /// An answer with a JSON object and another status, which is a failure but is not retried.
  case rejected(Payload)
  /// An answer without JSON: an error of the URL loading system, or a status such as 429.
  case failure(message: String)

  /// Returns how the SDK sees an error of the URL loading system.
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

  /// The rules that led the backend to the answer.
  package var rules: [RuleID] { body?.rules ?? [] }

  /// Whether the status was 200.
  var isSuccess: Bool {
    if case .json = self { true } else { false }
  }

  /// The message that the SDK shows for the answer.
  var message: String? {
    switch self {
    case .json(let body), .rejected(let body): body.text(ofMember: "message")
    case .failure(let message): message
    }
  }
}
