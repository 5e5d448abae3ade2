import SDKContract

extension SDKError {
  private static let network = "com.appsflyer.sdk.network"

  /// There is no conversion data because the launch was refused.
  static func launchRefused(status: Int) -> SDKError {
    SDKError(domain: network, code: 0, message: "Launch status code: \(status)")
  }

  /// The backend gives a reason why there is no conversion data.
  static func conversionDataRefused(_ reason: String) -> SDKError {
    SDKError(domain: "com.appsflyer.sdk.gcd", code: 0, message: reason)
  }

  /// The backend has no attribution for this device.
  static let unknownDevice = conversionDataRefused("Attribution data for this AppsFlyer ID is not available")

  /// The body of the conversion data is not JSON.
  static func unreadableConversionData(_ profile: AppsFlyerProfile) -> SDKError {
    profile.has(.passesParsingErrorsOn) ? unreadableBody : deserialization
  }

  /// A request for conversion data was refused with an empty body.
  static func emptyConversionData(_ profile: AppsFlyerProfile) -> SDKError {
    if !profile.has(.passesParsingErrorsOn) { return deserialization }
    guard profile.has(.reportsEmptyBody) else { return unreadableBody }
    return SDKError(domain: cocoa, code: 3840, message: "Unable to parse empty data.")
  }

  /// The resolver's answer is not JSON.
  static let unreadableShortLink = unreadableBody

  /// The resolver does not know the link, or does not disclose it to this app.
  static func shortLinkRefused(status: Int, _ profile: AppsFlyerProfile) -> SDKError {
    guard status == 401 || status == 403 else { return statusFailure(status, profile) }
    return SDKError(domain: network, code: profile.statusFailureCode, message: "Authentication Failed")
  }

  /// A start happens sooner than `minTimeBetweenSessions` after the last one.
  static let sessionTooSoon = SDKError(
    domain: "com.appsflyer.sdk.event", code: 10, message: "Event timeout. Check 'minTimeBetweenSessions' param")

  /// A start or an event happens while the SDK is stopped.
  static let stopped = SDKError(
    domain: "com.appsflyer.sdk.event", code: 11, message: "Skipping event because 'isStopTracking' enabled")

  /// A start or an event happens before the dev key is set.
  static let noDevKey = SDKError(domain: "com.appsflyer.sdk.event", code: 41, message: "No dev key")

  /// A launch or an event has no answer.
  static func launchNotSent(_ error: URLLoadingError, _ profile: AppsFlyerProfile) -> SDKError {
    guard profile.has(.reportsStatusAs40) else { return requestFailed(error) }
    return SDKError(domain: network, code: profile.statusFailureCode, message: "Network failure")
  }

  /// The answer of the deferred look-up is not JSON.
  static let unreadableDeferredLookup = unreadableBody

  /// A request has an answer with an HTTP status other than 200.
  static func statusFailure(_ status: Int, _ profile: AppsFlyerProfile) -> SDKError {
    SDKError(domain: network, code: profile.statusFailureCode, message: "Status code failure: " + String(status))
  }

  /// A request has no answer.
  ///
  /// - Parameter error: The error of the URL loading system.
  package static func requestFailed(_ error: URLLoadingError) -> SDKError {
    SDKError(
      domain: network, code: 0, message: "Request failed",
      underlying: Underlying(domain: URLLoadingError.domain, code: error.rawValue, message: error.localizedDescription))
  }

  /// Whether the text is all that the error has besides its domain and its code.
  var hasOnlyText: Bool { domain.hasPrefix("com.appsflyer.") && underlying == nil }

  private static let cocoa = "NSCocoaErrorDomain"
  private static let deserialization = SDKError(domain: network, code: 0, message: "JSON deserialization failed")
  private static let unreadableBody = SDKError(
    domain: cocoa, code: 3840, message: "The data couldn’t be read because it isn’t in the correct format.")
}
