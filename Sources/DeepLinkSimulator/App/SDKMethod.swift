/// A method of an SDK that a `call` step of a scenario can name.
public enum SDKMethod: String, CaseIterable, Sendable {
  case appsFlyerStart = "AppsFlyerLib.start"
  case adjustEnable = "Adjust.enable"
  case adjustDisable = "Adjust.disable"
  case adjustOffline = "Adjust.switchToOfflineMode"
  case adjustOnline = "Adjust.switchBackToOnlineMode"

  /// The SDK that is called.
  var sdk: SDKName { rawValue.hasPrefix("Adjust.") ? .adjust : .appsFlyer }

  /// Makes the call, as app code would.
  @MainActor
  func call(_ environment: AppEnvironment) {
    switch self {
    case .appsFlyerStart: environment.appsFlyer.start()
    case .adjustEnable: environment.adjust.enable()
    case .adjustDisable: environment.adjust.disable()
    case .adjustOffline: environment.adjust.switchToOfflineMode()
    case .adjustOnline: environment.adjust.switchBackToOnlineMode()
    }
  }
}
