import SDKContract

/// What the AppsFlyer backend, or the lack of a network, answers to a request.
package enum AppsFlyerAnswer: Hashable, Sendable {
  /// Status 200 with a JSON object.
  case success(Payload)
  /// A refused request: 400 bad dev key, 403 plan without the data, 404 bad app id.
  case status(Int)
  /// Status 200 with a body that is not JSON.
  case malformedBody
  /// An error of the URL loading system: -1001 timed out, -1003 unknown host, -1009 offline.
  case urlError(Int)

  /// The rules by which the backend came to the answer.
  package var rules: [RuleID] {
    if case .success(let payload) = self { payload.rules } else { [] }
  }
}
