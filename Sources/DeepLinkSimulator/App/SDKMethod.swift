import Foundation

/// A method of an SDK that a `call` step of a scenario can name.
public enum SDKMethod: String, CaseIterable, Sendable {
  case appsFlyerStart = "AppsFlyerLib.start"
  case appsFlyerStartWithCompletion = "AppsFlyerLib.startWithCompletionHandler"
  case appsFlyerStop = "AppsFlyerLib.stop"
  case appsFlyerResume = "AppsFlyerLib.resume"
  case appsFlyerPerform = "AppsFlyerLib.performOnAppAttribution"
  case appsFlyerWaitForATT = "AppsFlyerLib.waitForATTUserAuthorization"
  case adjustEnable = "Adjust.enable"
  case adjustDisable = "Adjust.disable"
  case adjustOffline = "Adjust.switchToOfflineMode"
  case adjustOnline = "Adjust.switchBackToOnlineMode"
  case adjustTrackEvent = "Adjust.trackEvent"
  case adjustForget = "Adjust.gdprForgetMe"
  case adjustEndDelay = "Adjust.endFirstSessionDelay"
  case adjustProcess = "Adjust.processDeeplink"
  case adjustAppWillOpen = "Adjust.appWillOpen"
  case adjustResolve = "Adjust.processAndResolve"
  case adjustLastDeeplink = "Adjust.lastDeeplink"
  case adjustAttribution = "Adjust.attribution"
  case adjustAdid = "Adjust.adid"
  case adjustConvert = "Adjust.convertUniversalLink"
  case linkResolution = "ADJLinkResolution.resolveLink"
  case openURL = "UIApplication.open"

  /// What a trace calls the method, or the setting that it changes.
  var eventName: String {
    switch self {
    case .appsFlyerStartWithCompletion: "AppsFlyerLib.start"
    case .appsFlyerStop, .appsFlyerResume: "AppsFlyerLib.isStopped"
    default: rawValue
    }
  }

  /// The SDK that is called; nil for the system.
  var sdk: SDKName? {
    if rawValue.hasPrefix("UIApplication") { return nil }
    return rawValue.hasPrefix("AD") || rawValue.hasPrefix("Adjust") ? .adjust : .appsFlyer
  }

  /// What the method takes, for a complaint; nil if it takes nothing.
  var argument: String? {
    switch self {
    case .appsFlyerPerform, .adjustProcess, .adjustResolve: "a URL"
    case .appsFlyerWaitForATT: "a number of seconds"
    case .adjustTrackEvent: "an event token, or an object with token and deduplicationId"
    case .adjustConvert: "an object with url and scheme"
    case .linkResolution: "an object with url and suffixes"
    case .openURL, .adjustAppWillOpen: "a text"
    default: nil
    }
  }

  /// Whether a value is what the method takes.
  func takes(_ value: ScenarioValue?) -> Bool {
    switch (argument, value) {
    case (nil, nil): true
    case ("a URL"?, .string(let text)?): URL(string: text) != nil
    case ("a number of seconds"?, .integer(let seconds)?): seconds >= 0
    case ("an event token, or an object with token and deduplicationId"?, .string(let token)?): !token.isEmpty
    case ("an event token, or an object with token and deduplicationId"?, .object?): value?.text("token") != nil
    case ("a text"?, .string?): true
    case ("an object with url and scheme"?, .object?), ("an object with url and suffixes"?, .object?):
      value?.text("url") != nil
    default: false
    }
  }

  /// Makes the call, as app code would.
  @MainActor
  func call(_ environment: AppEnvironment, _ argument: ScenarioValue?) {
    let (appsFlyer, adjust) = (environment.appsFlyer, environment.adjust)
    switch self {
    case .appsFlyerStart: appsFlyer.start()
    case .appsFlyerStartWithCompletion: appsFlyer.start { _, _ in }
    case .appsFlyerStop: appsFlyer.isStopped = true
    case .appsFlyerResume: appsFlyer.isStopped = false
    case .appsFlyerPerform: appsFlyer.performOnAppAttribution(with: argument?.url)
    case .appsFlyerWaitForATT:
      if case .integer(let seconds) = argument {
        appsFlyer.waitForATTUserAuthorization(timeoutInterval: TimeInterval(seconds))
      }
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
      if let link = ADJDeeplink(deeplink: argument?.url) { adjust.processDeeplink(link) }
    case .adjustResolve:
      if let link = ADJDeeplink(deeplink: argument?.url) { adjust.processAndResolve(link) { _ in } }
    case .adjustAppWillOpen: adjust.appWillOpen(argument?.url)
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
  /// A text that is a member of the value.
  fileprivate func text(_ key: String) -> String? {
    guard case .object(let members) = self, case .string(let text) = members.first(where: { $0.key == key })?.value
    else { return nil }
    return text
  }

  /// Texts that are a member of the value.
  fileprivate func texts(_ key: String) -> [String]? {
    guard case .object(let members) = self, case .array(let values) = members.first(where: { $0.key == key })?.value
    else { return nil }
    return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  /// The value as a URL; nil if it is none.
  fileprivate var url: URL? {
    if case .string(let text) = self { URL(string: text) } else { nil }
  }
}
