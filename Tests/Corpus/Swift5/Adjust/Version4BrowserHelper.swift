import Adjust
import UIKit

// A helper of a browser, with version 4 of the SDK: attribution and privacy, and no delegate for links.

final class BrowserAttributionHelper {
  private let defaults: UserDefaults
  private let isTelemetryAllowed: Bool

  init(defaults: UserDefaults = .standard, isTelemetryAllowed: Bool) {
    self.defaults = defaults
    self.isTelemetryAllowed = isTelemetryAllowed
  }

  func setup() {
    guard let config = ADJConfig(appToken: "abc123def456", environment: ADJEnvironmentSandbox) else { return }
    config.logLevel = ADJLogLevelSuppress
    Adjust.appDidLaunch(config)
    Self.setEnabled(isTelemetryAllowed)
    if !isTelemetryAllowed { Adjust.disableThirdPartySharing() }
    defaults.set(true, forKey: "attribution.isSetUp")
  }

  static func setEnabled(_ isEnabled: Bool) { Adjust.setEnabled(isEnabled) }
}

class BrowserAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private lazy var helper = BrowserAttributionHelper(isTelemetryAllowed: true)

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    helper.setup()
    return true
  }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
    Adjust.appWillOpen(url)
    let tab = UIViewController()
    tab.title = "tab \(url.host ?? "")"
    window?.rootViewController?.present(tab, animated: false)
    return true
  }
}
