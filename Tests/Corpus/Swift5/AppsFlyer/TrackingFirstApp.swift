import AdSupport
import AppTrackingTransparency
import AppsFlyerLib
import UIKit

// Asks for tracking before it starts the SDK. Where it asks decides whether the SDK ever starts: a prompt is shown to
// an active app only, and an app that starts the SDK for "authorized" alone never does for anybody else.

class TrackingFirstAppDelegate: UIResponder, UIApplicationDelegate, AppsFlyerLibDelegate {
  enum Mistake {
    case asksAtLaunch
    case startsOnlyIfAuthorized
  }

  var window: UIWindow?
  var mistake: Mistake?
  private(set) var identifier: String?
  private var hasAsked = false

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().delegate = self
    if mistake == .asksAtLaunch { ask() }
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    if mistake != .asksAtLaunch { ask() }
  }

  private func ask() {
    guard !hasAsked else { return }
    hasAsked = true
    ATTrackingManager.requestTrackingAuthorization(completionHandler: { [weak self] status in
      DispatchQueue.main.async { [weak self] in
        guard let self else { return }
        switch status {
        case .authorized:
          self.identifier = ASIdentifierManager.shared().advertisingIdentifier.uuidString
          AppsFlyerLib.shared().start()
        case .denied, .restricted:
          if self.mistake != .startsOnlyIfAuthorized { AppsFlyerLib.shared().start() }
        default:
          break
        }
      }
    })
  }

  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {
    guard let value = conversionInfo["deep_link_value"] as? String,
      conversionInfo["is_first_launch"] as? Bool == true
    else { return }
    let alert = UIAlertController(title: value, message: "Welcome", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    window?.rootViewController?.present(alert, animated: true)
  }

  func onConversionDataFail(_ error: Error) {}
}
