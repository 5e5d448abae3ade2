import SDKContract

/// The answer to a request, from the Adjust backend or from the device without a network.
package enum AdjustAnswer: Hashable, Sendable {
  /// An answer with status 200 and a JSON object.
  case json(Payload)
  /// An answer with a JSON object and another status, which is a failure but is not retried.
  case rejected(Payload)
  /// An answer without JSON, such as one with status 429.
  case failure(message: String)
  /// An error of the URL loading system.
  case unanswered(URLLoadingError, url: String)

  /// Returns how the SDK sees an error of the URL loading system.
  package static func failure(_ error: URLLoadingError, of request: AdjustRequest) -> AdjustAnswer {
    .unanswered(error, url: request.url)
  }

  /// The JSON object of the answer.
  var body: Payload? {
    switch self {
    case .json(let body), .rejected(let body): body
    case .failure, .unanswered: nil
    }
  }

  /// The rules that led the backend to the answer.
  package var rules: [RuleID] { body?.rules ?? [] }

  /// Whether the status was 200.
  var isSuccess: Bool {
    if case .json = self { true } else { false }
  }

  /// Returns the message that a version of the SDK shows for the answer to a request.
  package func message(for request: AdjustRequest.Kind, in profile: AdjustProfile) -> String? {
    switch self {
    case .json(let body), .rejected(let body): return body.text(ofMember: "message")
    // ADJUtil.m, completionHandler (before 4.22), returns before it sets a message.
    case .failure(AdjustAnswerOverride.tooFrequent) where !profile.has(.saysThatAnswersAreJSON): return nil
    case .failure(let message): return message
    case .unanswered(let error, let url):
      if profile.has(.saysThatAnswersAreJSON) { return error.description(of: url) }
      // ADJUtil.m, formatErrorMessage (4.18); ADJAttributionHandler.m; ADJActivityPackage.m, failureMessage.
      if case .attribution = request { return "Failed to get attribution (\(error.localizedDescription))" }
      return "Failed to track \(request.logName) (\(error.localizedDescription)) Will retry later"
    }
  }
}
