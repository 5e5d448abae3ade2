import Foundation

/// A method of an SDK that a `call` step of a scenario can name.
public enum SDKMethod: String, CaseIterable, Sendable {
  case appsFlyerStart = "AppsFlyerLib.start"
  case appsFlyerStartWithCompletion = "AppsFlyerLib.startWithCompletionHandler"
  case appsFlyerStop = "AppsFlyerLib.stop"
  case appsFlyerResume = "AppsFlyerLib.resume"
  case appsFlyerPerform = "AppsFlyerLib.performOnAppAttribution"
  case appsFlyerWaitForATT = "AppsFlyerLib.waitForATTUserAuthorization"
  case appsFlyerLogEvent = "AppsFlyerLib.logEvent"
  case appsFlyerLogEventWithCompletion = "AppsFlyerLib.logEventWithCompletionHandler"
  case appsFlyerHandlePush = "AppsFlyerLib.handlePushNotification"
  case appsFlyerAddPushPath = "AppsFlyerLib.addPushNotificationDeepLinkPath"
  case appsFlyerIsSessionReady = "AppsFlyerLib.isSessionReady"
  case appsFlyerUnregister = "AppsFlyerLib.unregisterSessionReadyListener"
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
  case adjustAttributionWithTimeout = "Adjust.attributionWithTimeout"
  case adjustAdidWithTimeout = "Adjust.adidWithTimeout"
  case adjustIsEnabled = "Adjust.isEnabled"
  case adjustIdfa = "Adjust.idfa"
  case adjustIdfv = "Adjust.idfv"
  case adjustSdkVersion = "Adjust.sdkVersion"
  case adjustSendFirstPackages = "Adjust.sendFirstPackages"
  case adjustThirdPartySharing = "Adjust.trackThirdPartySharing"
  case adjustMeasurementConsent = "Adjust.trackMeasurementConsent"
  case adjustPushToken = "Adjust.setPushToken"
  case adjustAdRevenue = "Adjust.trackAdRevenue"
  case adjustConvert = "Adjust.convertUniversalLink"
  case linkResolution = "ADJLinkResolution.resolveLink"
  case openURL = "UIApplication.open"

  /// What a trace calls the method, or the setting that it changes.
  var eventName: String {
    switch self {
    case .appsFlyerStartWithCompletion: "AppsFlyerLib.start"
    case .appsFlyerStop, .appsFlyerResume: "AppsFlyerLib.isStopped"
    case .adjustAttributionWithTimeout: "Adjust.attribution"
    case .adjustAdidWithTimeout: "Adjust.adid"
    case .appsFlyerLogEventWithCompletion: "AppsFlyerLib.logEvent"
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
    case .adjustAttributionWithTimeout, .adjustAdidWithTimeout: "a number of milliseconds"
    case .adjustThirdPartySharing, .adjustMeasurementConsent: "true or false"
    case .adjustTrackEvent: "an event token, or an object with token and deduplicationId"
    case .adjustConvert: "an object with url and scheme"
    case .linkResolution: "an object with url and suffixes"
    case .openURL, .adjustAppWillOpen, .adjustPushToken, .adjustAdRevenue, .appsFlyerLogEvent,
      .appsFlyerLogEventWithCompletion:
      "a text"
    case .appsFlyerHandlePush: "the payload of a push notification, an object"
    case .appsFlyerAddPushPath: "keys with dots between them, such as \"data.link\""
    default: nil
    }
  }

  /// Whether a value is what the method takes.
  func takes(_ value: ScenarioValue?) -> Bool {
    switch (argument, value) {
    case (nil, nil): true
    case ("a URL"?, .string(let text)?): URL(string: text) != nil
    case ("a number of seconds"?, .integer(let seconds)?): seconds >= 0
    case ("a number of milliseconds"?, .integer(let milliseconds)?): milliseconds >= 0
    case ("true or false"?, .bool?): true
    case ("an event token, or an object with token and deduplicationId"?, .string(let token)?): !token.isEmpty
    case ("an event token, or an object with token and deduplicationId"?, .object?): value?.text("token") != nil
    case ("a text"?, .string?): true
    case ("the payload of a push notification, an object"?, .object?): true
    case ("keys with dots between them, such as \"data.link\""?, .string(let text)?): !text.isEmpty
    case ("an object with url and scheme"?, .object?), ("an object with url and suffixes"?, .object?):
      value?.text("url") != nil
    default: false
    }
  }
}

extension ScenarioValue {
  /// A text that is a member of the value.
  func text(_ key: String) -> String? {
    guard case .object(let members) = self, case .string(let text) = members.first(where: { $0.key == key })?.value
    else { return nil }
    return text
  }
}
