/// The rules of the simulator itself, about what users and described apps do.
@usableFromInline package enum SimulationRule: String, RuleGroup, RuleBook {
  case userStep = "SIM-USER-1"
  case anytimeStep = "SIM-USER-2"
  case stepLeftOut = "SIM-USER-3"
  case integrationCall = "SIM-INT-1"
  case memberOfOtherVersion = "SIM-INT-2"
  case setByApp = "SIM-INT-3"
  case routes = "SIM-APP-1"
  case storesBehindGate = "SIM-APP-2"
  case routesStoredLink = "SIM-APP-3"
  case routeUnknown = "SIM-APP-4"
  case dropsBehindGate = "SIM-APP-5"
  case appCode = "SIM-APP-6"
  case backendAnswers = "SIM-NET-1"
  case processGone = "SIM-PROC-1"
  case clickRegistered = "SIM-CLICK-1"
  case storeRedirect = "SIM-CLICK-2"
  case networkState = "SIM-NET-2"

  /// The place of the book's rules among those of all books.
  @usableFromInline package static let shelf = RuleShelf(
    SimulationRule.self, title: "The simulator and the apps it describes")

  /// The statement behind the id, with its source.
  @usableFromInline package var rule: Rule {
    switch self {
    case .userStep:
      Rule(
        "The steps of a scenario happen in its order, each once the device has finished reacting to the step before "
          + "it.",
        evidence: .inference, source: "simulator design")
    case .anytimeStep:
      Rule(
        "A step under anytime comes at any moment at which it is possible, between what the system does for one step and the next, or not at all.",
        evidence: .inference, source: "simulator design")
    case .stepLeftOut:
      Rule(
        "A step that is impossible because of an anytime step before it, or because what the app opens comes at another time "
          + "in this order, is left out.",
        evidence: .inference, source: "simulator design")
    case .integrationCall:
      Rule(
        "Where an app implements only a delegate, the standard integration of the vendor's guide makes the SDK calls for it.",
        evidence: .documentation, source: "AppsFlyer: Integrate the iOS SDK; Adjust: Get started with the iOS SDK")
    case .memberOfOtherVersion:
      Rule(
        "A member that another version of the SDK has, but not that of the scenario, is named where the app uses "
          + "it; on a device the code does not compile.",
        evidence: .header, source: "AppsFlyerLib.h (6.15.3), Adjust.h (4.38.4, 5.6.2)")
    case .setByApp:
      Rule(
        "What the app's own code sets in an SDK overrides what the scenario says about it.",
        evidence: .inference, source: "simulator design")
    case .routes:
      Rule(
        "The described app opens the screen that its routes name for the link.",
        evidence: .inference, source: "simulator design")
    case .storesBehindGate:
      Rule(
        "While a gate is closed, the described app stores the link, and a later link takes the place of an earlier one.",
        evidence: .sample, source: "Adjust: deferred deep linking, complete example")
    case .routesStoredLink:
      Rule(
        "When the last gate opens, the described app removes the stored link and opens its screen.",
        evidence: .sample, source: "Adjust: deferred deep linking, complete example")
    case .routeUnknown:
      Rule(
        "A link whose destination is in none of the app's routes opens no screen.",
        evidence: .sample, source: "AppsFlyer: legacy APIs, walkToSceneWithParams")
    case .dropsBehindGate:
      Rule(
        "An app that does not store links loses a link that arrives while a gate is closed.",
        evidence: .report, source: "adjust/android_sdk#377, AppsFlyerSDK/AppsFlyerFramework#199")
    case .appCode:
      Rule(
        "What the app under test does by itself is recorded where it does it.",
        evidence: .inference, source: "simulator design")
    case .backendAnswers:
      Rule(
        "A backend answers each request once, after the latency that the scenario gives.",
        evidence: .inference, source: "simulator design")
    case .processGone:
      Rule(
        "What is still to come for a process that has ended never happens.",
        evidence: .inference, source: "simulator design")
    case .clickRegistered:
      Rule(
        "A browser that opens a link of an attribution service passes through its servers, which register the click.",
        evidence: .documentation,
        source: "AppsFlyer: legacy APIs, deferred deep linking; Adjust: deferred deep linking")
    case .storeRedirect:
      Rule(
        "A click that an attribution service registers leads to the app's page in the App Store if no app opens; the "
          + "service's page cannot tell whether the app is installed.",
        evidence: .documentation,
        source: "AppsFlyer: legacy APIs, deferred deep linking; Adjust: deferred deep linking; with the app installed: "
          + "AppsFlyerSDK/appsflyer-flutter-plugin#351, AppsFlyerSDK/appsflyer-unity-plugin#83, adjust/ios_sdk#732")
    case .networkState:
      Rule(
        "Without a network every request fails with NSURLErrorDomain -1009.",
        evidence: .documentation, source: "Foundation: NSURLErrorNotConnectedToInternet")
    }
  }
}

extension RuleID {
  /// Returns the id of a rule of the simulator and of described apps: `SIM-…`.
  package static func simulation(_ rule: SimulationRule) -> RuleID { RuleID(rule) }
}
