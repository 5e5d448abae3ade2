import SDKContract

@MainActor
extension Adjust {
  /// Makes the call of a step.
  public func make(_ call: SDKMethodCall, in environment: AppEnvironment) {
    guard let method = AdjustMethod(rawValue: call.method) else { return }
    switch method {
    case .enable: enable()
    case .disable: disable()
    case .switchToOfflineMode: switchToOfflineMode()
    case .switchBackToOnlineMode: switchBackToOnlineMode()
    case .trackEvent:
      if case .string(let token) = call.argument {
        trackEvent(token)
      } else if let token = call.text("token") {
        trackEvent(token, deduplicationId: call.text("deduplicationId"), callbackId: call.text("callbackId"))
      }
    case .gdprForgetMe: gdprForgetMe()
    case .endFirstSessionDelay: endFirstSessionDelay()
    case .processDeeplink:
      if let link = ADJDeeplink(deeplink: call.url) { processDeeplink(link) }
    case .processAndResolve:
      if let link = ADJDeeplink(deeplink: call.url) { processAndResolve(link) { _ in } }
    case .appWillOpen: appWillOpen(call.url)
    case .lastDeeplink: lastDeeplink { _ in }
    case .attribution: attribution { _ in }
    case .adid: adid { _ in }
    case .attributionWithTimeout:
      if case .integer(let milliseconds) = call.argument { attribution(withTimeout: milliseconds) { _ in } }
    case .adidWithTimeout:
      if case .integer(let milliseconds) = call.argument { adid(withTimeout: milliseconds) { _ in } }
    case .isEnabled: isEnabled { _ in }
    case .idfa: idfa { _ in }
    case .idfv: idfv { _ in }
    case .sdkVersion: sdkVersion { _ in }
    case .sendFirstPackages: sendFirstPackages()
    case .trackThirdPartySharing:
      if case .bool(let isEnabled) = call.argument { trackThirdPartySharing(isEnabled) }
    case .trackMeasurementConsent:
      if case .bool(let isGiven) = call.argument { trackMeasurementConsent(isGiven) }
    case .setPushToken: if case .string(let token) = call.argument { setPushTokenAsString(token) }
    case .trackAdRevenue: if case .string(let source) = call.argument { trackAdRevenue(source) }
    case .convertUniversalLink:
      let converted = convertUniversalLink(call.text("url") ?? "", withScheme: call.text("scheme"))
      environment.record("converted", converted?.absoluteString ?? "nil")
    case .resolveLink:
      resolveLink(with: call.text("url"), resolveUrlSuffixArray: call.texts("suffixes")) { _ in }
    }
  }
}
