/// The names that scenarios can use and that the contract, not the format, knows.
enum ScenarioVocabularyNames {
  /// The callbacks of all SDKs.
  static let callbacks = AppsFlyerCallback.allNames + AdjustCallback.allNames
  /// The entry points of links taken together, for the described app's reactions.
  static let openURL = "openURL"
  /// Events that are neither callbacks nor calls of the system.
  static let events =
    Step.Kind.verbs + Occurrence.fixedNames + IntegrationCall.methodNames + SDKMethod.allCases.map(\.rawValue)
    + ProcessState.allCases.map(\.rawValue)

  /// What `send` and `answer` are about.
  static let requests =
    AppsFlyerEndpoint.allCases.map(\.rawValue) + AdjustEndpoint.allCases.map(\.rawValue) + ["link resolution"]

  static let noAppsFlyer = "the app does not have AppsFlyer; add \"appsflyer\" to \"app\""
  static let noAdjust = "the app does not have Adjust; add \"adjust\" to \"app\""

  /// Why a callback cannot be called in a scenario; nil if it can.
  static func reasonAgainst(_ callback: String, _ plan: SimulationPlan) -> String? {
    if AppsFlyerCallback.allNames.contains(callback) {
      guard let configuration = plan.setup(of: AppsFlyerSDK.self)?.configuration else { return noAppsFlyer }
      if callback.hasPrefix("onAppOpenAttribution"), !configuration.profile.hasOpenAttribution {
        return "AppsFlyer \(configuration.profile.version) has no onAppOpenAttribution"
      }
    } else if !plan.has(.adjust) {
      return noAdjust
    }
    return nil
  }
}

extension Occurrence {
  /// The names of events that do not depend on the scenario.
  static let fixedNames = [
    "opens app", "opens browser", "asks to open app", "opens page", "opens App Store", "opens another app",
    "opens nothing", "send", "answer", "timer",
    "lost", "note",
    "route", "store", "drop", "no route", "converted", "UIApplication.open",
  ]
}
