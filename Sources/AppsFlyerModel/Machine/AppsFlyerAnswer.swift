import SDKContract

/// The answer to a request, from the AppsFlyer backend or from the device without a network.
package enum AppsFlyerAnswer: Hashable, Sendable {
  /// Status 200 with a JSON object.
  case success(Payload)
  /// A refused request: 400 for a bad dev key, 403 for a plan without the data, 404 for a bad app id; with the reason
  /// in the body, if there is one.
  case status(Int, reason: String? = nil)
  /// Status 200 with a body that is not JSON.
  case malformedBody
  /// An error of the URL loading system.
  case urlError(URLLoadingError)

  /// The rules that led the backend to the answer.
  package var rules: [RuleID] {
    if case .success(let payload) = self { payload.rules } else { [] }
  }
}

extension Payload {
  /// The reason that AppsFlyer's servers give in place of conversion data; nil in conversion data.
  var errorReason: String? {
    guard self["af_status"] == nil, case .string(let reason) = self["error_reason"] else { return nil }
    return reason
  }
}
