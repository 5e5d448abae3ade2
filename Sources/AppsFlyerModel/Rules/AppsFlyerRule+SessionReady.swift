import SDKContract

extension AppsFlyerRule {
  /// The rules for push notifications.
  package enum Push: String, RuleGroup {
    case pushLink = "AF-PUSH-1"
    case pushWithoutLink = "AF-PUSH-2"
    case pushPayload = "AF-PUSH-3"
    case noPushPaths = "AF-PUSH-4"

    /// The statement of the rule, with its source.
    package var rule: Rule {
      switch self {
      case .pushLink:
        Rule(
          "A OneLink at a key path given to addPushNotificationDeepLinkPath is resolved like a link that was tapped.",
          evidence: .documentation, source: "AppsFlyer: iOS push notifications")
      case .pushWithoutLink:
        Rule(
          "A push payload without a OneLink at any of those key paths calls nothing.",
          evidence: .documentation, source: "AppsFlyer: iOS push notifications")
      case .pushPayload:
        Rule(
          "A push payload with the key af is attached to the next launch and calls nothing.",
          evidence: .inference, source: "AppsFlyer: iOS push notifications")
      case .noPushPaths:
        Rule(
          "Before 6.1.3 there is no addPushNotificationDeepLinkPath, so the link of a push calls nothing.",
          evidence: .header,
          source: "AppsFlyerTracker.h (5.x); CHANGELOG of the Unity plugin (6.1.3) and of the React Native plugin "
            + "(6.1.30)")
      }
    }
  }

  /// The rules for the session-ready listener of version 7.
  package enum SessionReady: String, RuleGroup {
    case sessionReady = "AF-SRD-1"
    case sessionReadyWaitsForLink = "AF-SRD-2"
    case sessionReadyTimeout = "AF-SRD-3"
    case sessionReadyLate = "AF-SRD-4"
    case sessionReadyWithoutKeys = "AF-SRD-5"
    case launchOptionsUnknown = "AF-SRD-6"

    /// The statement of the rule, with its source.
    package var rule: Rule {
      switch self {
      case .sessionReady:
        Rule(
          "The session-ready listener is called when the app becomes active, as measured also after an alert (switch "
            + "sessionReadyCalls).",
          evidence: .measurement, source: "Third-party QA notes on 7.0.1, against AppsFlyer: Migrate the iOS SDK to v7")
      case .sessionReadyWaitsForLink:
        Rule(
          "In a new process the session-ready listener waits until a link is resolved.",
          evidence: .documentation, source: "AppsFlyer: Migrate the iOS SDK to v7")
      case .sessionReadyTimeout:
        Rule(
          "The wait for a link ends after five seconds; a launch without one also waits, for a time that is not "
            + "published (one second, switch sessionReadyTimeout).",
          evidence: .sample,
          source: "AppsFlyerSDK/appsflyer-onelink-ios-sample-apps#17, Session-ready listener; log line [SRD] of 7.0.1")
      case .sessionReadyLate:
        Rule(
          "Whether a session-ready listener registered while the app is active is called at once or at the next "
            + "activation is a switch (lateSessionReadyListener).",
          evidence: .open, source: "AppsFlyer Unity wrapper; AppsFlyerSDK/appsflyer-flutter-plugin#470")
      case .sessionReadyWithoutKeys:
        Rule(
          "Registering a session-ready listener before dev key and app id raises an exception.",
          evidence: .measurement, source: "AppsFlyer React Native plugin, known issues, v7")
      case .launchOptionsUnknown:
        Rule(
          "The session-ready listener waits for a link only if handleLaunchOptions was called before it was registered.",
          evidence: .documentation, source: "AppsFlyer: Migrate the iOS SDK to v7, checklist 6")
      }
    }
  }
}
