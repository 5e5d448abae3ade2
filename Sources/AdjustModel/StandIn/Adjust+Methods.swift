import SDKContract

extension Adjust {
  /// Makes a call that a step of the scenario names.
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
        trackEvent(token, deduplicationId: call.text("deduplicationId"))
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
    case "Adjust.convertUniversalLink":
      let converted = convertUniversalLink(call.text("url") ?? "", withScheme: call.text("scheme"))
      environment.record("converted", converted?.absoluteString ?? "nil")
    case "ADJLinkResolution.resolveLink":
      resolveLink(with: call.text("url"), resolveUrlSuffixArray: call.texts("suffixes") ?? []) { _ in }
    default: break
    }
  }
}
