import SDKContract

extension AppsFlyerRule {
  /// The rules for in-app events.
  package enum Events: String, RuleGroup {
    case eventSends = "AF-EVT-1"
    case eventBeforeStart = "AF-EVT-2"
    case eventWhileStopped = "AF-EVT-3"
    case eventKept = "AF-EVT-4"
    case eventWithoutKeys = "AF-EVT-5"
    case eventCompleted = "AF-EVT-6"

    /// The statement of the rule, with its source.
    package var rule: Rule {
      switch self {
      case .eventSends:
        Rule(
          "logEvent sends the event in a separate request, after everything that is stored on the device.",
          evidence: .documentation, source: "AppsFlyer: Sending events")
      case .eventBeforeStart:
        Rule(
          "Events that are logged before start is called wait for it, and are then sent one after another.",
          evidence: .documentation, source: "AppsFlyer: Sending events, before start")
      case .eventWhileStopped:
        Rule(
          "While isStopped is set an event is dropped; its completion handler gets com.appsflyer.sdk.event 11.",
          evidence: .documentation, source: "AppsFlyer: Sending events, error codes; AppsFlyerLib.h 6.15.3, isStopped")
      case .eventKept:
        Rule(
          "An event that gets no answer from the network is stored on the device, and is sent with the next start "
            + "or event.",
          evidence: .documentation, source: "AppsFlyer: Offline in-app events; third-party QA notes on 7.0.1")
      case .eventWithoutKeys:
        Rule(
          "Without dev key an event is dropped; its completion handler gets com.appsflyer.sdk.event 41.",
          evidence: .documentation, source: "AppsFlyer: Sending events, error codes")
      case .eventCompleted:
        Rule(
          "The completion handler of logEvent is called when the event is answered, or its request has failed.",
          evidence: .documentation, source: "AppsFlyer: Sending events, success and failure")
      }
    }
  }
}
