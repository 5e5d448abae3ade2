import DeepLinkSimulator

/// The fruit app with the tracking prompt, for whose answer AppsFlyer waits.
///
/// Since iOS 15 the system shows the prompt only if the app is active when it asks.
@MainActor
final class FruitPromptApp {
  /// Whether the app asks each time it becomes active, rather than at its launch.
  let asksWhenActive: Bool
  private let environment: AppEnvironment
  private let router: FruitRouter

  init(_ environment: AppEnvironment, asksWhenActive: Bool = true) {
    self.environment = environment
    self.asksWhenActive = asksWhenActive
    router = FruitRouter(environment)
  }

  private func ask() {
    guard environment.trackingStatus == .notDetermined else { return }
    environment.requestTrackingAuthorization { _ in }
  }
}

extension FruitPromptApp: ApplicationDelegate {
  func application(_ application: Application, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool {
    if !asksWhenActive { ask() }
    return true
  }

  func applicationDidBecomeActive(_ application: Application) {
    if asksWhenActive { ask() }
  }
}

extension FruitPromptApp: AppsFlyerLibDelegate {
  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {
    guard conversionInfo["is_first_launch"] as? Bool == true,
      let fruit = conversionInfo["deep_link_value"] as? String
    else { return }
    router.walk(to: fruit)
  }

  func onConversionDataFail(_ error: any Error) {}
}
