import SDKContract

extension AdjustSetup {
  /// What people find in consoles and write in reports.
  static let reports = SDKReports(
    ordinaryWarnings: [
      "SANDBOX: Adjust is running in Sandbox mode", "PRODUCTION: Adjust is running in Production mode",
    ],
    otherNames: Dictionary(
      uniqueKeysWithValues: AdjustCallback.Name.allCases.map { ($0.rawValue, otherNames(of: $0)) }
    ).filter { !$0.value.isEmpty })

  /// The names of a callback in the plug-ins for Flutter, React Native, Cordova and Unity, and in version 4.
  private static func otherNames(of callback: AdjustCallback.Name) -> [String] {
    switch callback {
    case .adjustDeferredDeeplinkReceived:
      [
        "adjustDeeplinkResponse", "deferredDeeplinkCallback", "deferredDeeplinkDelegate", "setDeferredDeeplinkCallback",
        "setDeferredDeeplinkCallbackListener", "setDeferredDeeplinkDelegate",
      ]
    case .adjustAttributionChanged:
      [
        "attributionCallback", "attributionChangedDelegate", "setAttributionCallback", "setAttributionCallbackListener",
        "setAttributionChangedDelegate",
      ]
    case .adjustSessionTrackingSucceeded:
      ["sessionSuccessCallback", "sessionSuccessDelegate", "setSessionTrackingSucceededCallbackListener"]
    case .adjustSessionTrackingFailed:
      ["sessionFailureCallback", "sessionFailureDelegate", "setSessionTrackingFailedCallbackListener"]
    case .adjustEventTrackingSucceeded:
      ["eventSuccessCallback", "eventSuccessDelegate", "setEventTrackingSucceededCallbackListener"]
    case .adjustEventTrackingFailed:
      ["eventFailureCallback", "eventFailureDelegate", "setEventTrackingFailedCallbackListener"]
    default: []
    }
  }
}
