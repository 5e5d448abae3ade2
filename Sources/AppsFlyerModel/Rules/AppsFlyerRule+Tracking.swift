import SDKContract

extension AppsFlyerRule {
  /// The rules for waiting for the answer to the tracking prompt.
  package enum Tracking: String, RuleGroup {
    case trackingWait = "AF-ATT-1"
    case startQueued = "AF-ATT-2"
    case trackingAnswered = "AF-ATT-3"
    case trackingTimedOut = "AF-ATT-4"
    case trackingKnown = "AF-ATT-5"
    case trackingWaitRemoved = "AF-ATT-6"
    case noTrackingWait = "AF-ATT-7"

    /// The statement of the rule, with its source.
    package var rule: Rule {
      switch self {
      case .trackingWait:
        Rule(
          "waitForATTUserAuthorization postpones starts, and with them conversion data, until the tracking prompt is "
            + "answered; its time runs from the call.",
          evidence: .maintainer, source: "AppsFlyerSDK/AppsFlyerFramework#158")
      case .startQueued:
        Rule(
          "Every start() during the wait is queued, also the one that follows the prompt's alert.",
          evidence: .maintainer, source: "AppsFlyerSDK/AppsFlyerFramework#158, AppsFlyerSDK/appsflyer-unity-plugin#67")
      case .trackingAnswered:
        Rule(
          "When the tracking prompt is answered, all queued starts are sent in order; the switch queuedStarts "
            + "decides whether the minimum time between sessions applies to them.",
          evidence: .report, source: "AppsFlyerSDK/appsflyer-unity-plugin#67")
      case .trackingTimedOut:
        Rule(
          "When the wait for the tracking prompt times out, the queued starts are sent.",
          evidence: .report,
          source: "AppsFlyerSDK/appsflyer-react-native-plugin#489, AppsFlyerSDK/appsflyer-react-native-plugin#286")
      case .trackingKnown:
        Rule(
          "If the tracking prompt was answered earlier, starts are sent at once.",
          evidence: .maintainer, source: "AppsFlyerSDK/appsflyer-unity-plugin#69")
      case .trackingWaitRemoved:
        Rule(
          "From 7.0 on waitForATTUserAuthorization does nothing.",
          evidence: .documentation, source: "AppsFlyer: Migrate the iOS SDK to v7")
      case .noTrackingWait:
        Rule(
          "Before 6.0 there is no waitForATTUserAuthorization, so starts do not wait for the tracking prompt.",
          evidence: .header, source: "AppsFlyerTracker.h (5.x); CHANGELOG of the Flutter plugin (6.0.2)")
      }
    }
  }
}
