import Foundation

/// A call of an SDK's method by a step of the scenario, ready to be made.
struct SDKMethodCall: Sendable {
  private let method: SDKMethod
  private let argument: ScenarioValue?
  /// The argument as a URL, taken apart once for all runs; nil if it is none.
  private let url: URL?

  init(_ method: SDKMethod, _ argument: ScenarioValue?) {
    self.method = method
    self.argument = argument
    url = if case .string(let text) = argument { URL(string: text) } else { nil }
  }

  /// Makes the call, as app code would.
  @MainActor
  func make(in environment: AppEnvironment) {
    let (appsFlyer, adjust) = (environment.appsFlyer, environment.adjust)
    switch method {
    case .appsFlyerStart: appsFlyer.start()
    case .appsFlyerStartWithCompletion: appsFlyer.start { _, _ in }
    case .appsFlyerStop: appsFlyer.isStopped = true
    case .appsFlyerResume: appsFlyer.isStopped = false
    case .appsFlyerPerform: appsFlyer.performOnAppAttribution(with: url)
    case .appsFlyerWaitForATT:
      if case .integer(let seconds) = argument {
        appsFlyer.waitForATTUserAuthorization(timeoutInterval: TimeInterval(seconds))
      }
    case .appsFlyerLogEvent:
      if case .string(let name) = argument { appsFlyer.logEvent(name, withValues: nil) }
    case .appsFlyerLogEventWithCompletion:
      if case .string(let name) = argument { appsFlyer.logEvent(name: name, values: nil) { _, _ in } }
    case .appsFlyerHandlePush:
      if case .object(let entries) = argument?.payloadValue { appsFlyer.handlePushNotification(Payload(entries)) }
    case .appsFlyerAddPushPath:
      if case .string(let path) = argument {
        appsFlyer.addPushNotificationDeepLinkPath(path.split(separator: ".").map(String.init))
      }
    case .appsFlyerIsSessionReady: _ = appsFlyer.isSessionReady()
    case .appsFlyerUnregister: appsFlyer.unregisterSessionReadyListener()
    case .adjustEnable: adjust.enable()
    case .adjustDisable: adjust.disable()
    case .adjustOffline: adjust.switchToOfflineMode()
    case .adjustOnline: adjust.switchBackToOnlineMode()
    case .adjustTrackEvent:
      if case .string(let token) = argument {
        adjust.trackEvent(token)
      } else if let token = argument?.text("token") {
        adjust.trackEvent(token, deduplicationId: argument?.text("deduplicationId"))
      }
    case .adjustForget: adjust.gdprForgetMe()
    case .adjustEndDelay: adjust.endFirstSessionDelay()
    case .adjustProcess:
      if let link = ADJDeeplink(deeplink: url) { adjust.processDeeplink(link) }
    case .adjustResolve:
      if let link = ADJDeeplink(deeplink: url) { adjust.processAndResolve(link) { _ in } }
    case .adjustAppWillOpen: adjust.appWillOpen(url)
    case .adjustLastDeeplink: adjust.lastDeeplink { _ in }
    case .adjustAttribution: adjust.attribution { _ in }
    case .adjustAdid: adjust.adid { _ in }
    case .adjustConvert:
      let converted = adjust.convertUniversalLink(argument?.text("url") ?? "", withScheme: argument?.text("scheme"))
      environment.record("converted", converted?.absoluteString ?? "nil")
    case .linkResolution:
      adjust.resolveLink(with: argument?.text("url"), resolveUrlSuffixArray: argument?.texts("suffixes") ?? []) { _ in }
    case .openURL:
      if case .string(let text) = argument { environment.open(text) }
    }
  }
}

extension ScenarioValue {
  /// Texts that are a member of the value.
  fileprivate func texts(_ key: String) -> [String]? {
    guard case .object(let members) = self, case .array(let values) = members.first(where: { $0.key == key })?.value
    else { return nil }
    return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }
}
