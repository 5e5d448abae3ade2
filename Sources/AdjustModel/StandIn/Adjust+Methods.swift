import SDKContract

extension Adjust {
  /// Makes the call of a step.
  public func make(_ call: SDKMethodCall, in environment: AppEnvironment) {
    switch call.method {
    case "Adjust.enable": enable()
    case "Adjust.disable": disable()
    case "Adjust.switchToOfflineMode": switchToOfflineMode()
    case "Adjust.switchBackToOnlineMode": switchBackToOnlineMode()
    case "Adjust.trackEvent":
      if case .string(let token) = call.argument {
        trackEvent(token)
      } else if let token = call.text("token") {
        trackEvent(token, deduplicationId: call.text("deduplicationId"), callbackId: call.text("callbackId"))
      }
    case "Adjust.gdprForgetMe": gdprForgetMe()
    case "Adjust.endFirstSessionDelay": endFirstSessionDelay()
    case "Adjust.processDeeplink":
      if let link = ADJDeeplink(deeplink: call.url) { processDeeplink(link) }
    case "Adjust.processAndResolve":
      if let link = ADJDeeplink(deeplink: call.url) { processAndResolve(link) { _ in } }
    case "Adjust.appWillOpen": appWillOpen(call.url)
    case "Adjust.lastDeeplink": lastDeeplink { _ in }
    case "Adjust.attribution": attribution { _ in }
    case "Adjust.adid": adid { _ in }
    case "Adjust.attributionWithTimeout":
      if case .integer(let milliseconds) = call.argument { attribution(withTimeout: milliseconds) { _ in } }
    case "Adjust.adidWithTimeout":
      if case .integer(let milliseconds) = call.argument { adid(withTimeout: milliseconds) { _ in } }
    case "Adjust.isEnabled": isEnabled { _ in }
    case "Adjust.idfa": idfa { _ in }
    case "Adjust.idfv": idfv { _ in }
    case "Adjust.sdkVersion": sdkVersion { _ in }
    case "Adjust.sendFirstPackages": sendFirstPackages()
    case "Adjust.trackThirdPartySharing":
      if case .bool(let isEnabled) = call.argument { trackThirdPartySharing(isEnabled) }
    case "Adjust.trackMeasurementConsent":
      if case .bool(let isGiven) = call.argument { trackMeasurementConsent(isGiven) }
    case "Adjust.setPushToken": if case .string(let token) = call.argument { setPushTokenAsString(token) }
    case "Adjust.trackAdRevenue": if case .string(let source) = call.argument { trackAdRevenue(source) }
    case "Adjust.convertUniversalLink":
      let converted = convertUniversalLink(call.text("url") ?? "", withScheme: call.text("scheme"))
      environment.record("converted", converted?.absoluteString ?? "nil")
    case "ADJLinkResolution.resolveLink":
      resolveLink(with: call.text("url"), resolveUrlSuffixArray: call.texts("suffixes") ?? []) { _ in }
    default: break
    }
  }
}
