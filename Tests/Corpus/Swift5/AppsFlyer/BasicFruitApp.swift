import AppTrackingTransparency
import AppsFlyerLib
import UIKit

// In the style of a vendor's sample: one app delegate with both kinds of callbacks, a scene delegate that forwards
// links, and a flag by which each deferred link is followed once.

class BasicFruitAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var hasFollowedDeferredLink = false

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().isDebug = true
    AppsFlyerLib.shared().delegate = self
    AppsFlyerLib.shared().deepLinkDelegate = self
    AppsFlyerLib.shared().waitForATTUserAuthorization(timeoutInterval: 60)
    _ = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.didBecomeActive() }
    }
    return true
  }

  private func didBecomeActive() {
    AppsFlyerLib.shared().start()
    if #available(iOS 14, *) {
      ATTrackingManager.requestTrackingAuthorization { status in
        switch status {
        case .denied: NSLog("Tracking is denied")
        case .authorized: NSLog("Tracking is authorized")
        case .notDetermined, .restricted: break
        @unknown default: fatalError("Invalid authorization status")
        }
      }
    }
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  fileprivate func walkToScene(named fruit: String, with data: [AnyHashable: Any]) {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let name = fruit + "_vc"
    guard let screen = storyboard.instantiateViewController(withIdentifier: name) as? FruitScreen else { return }
    screen.data = data
    UIApplication.shared.windows.first?.rootViewController?.dismiss(animated: true, completion: nil)
    UIApplication.shared.windows.first?.rootViewController?.present(screen, animated: true, completion: nil)
  }
}

extension BasicFruitAppDelegate: DeepLinkDelegate {
  func didResolveDeepLink(_ result: DeepLinkResult) {
    switch result.status {
    case .notFound:
      NSLog("Deep link not found")
      return
    case .failure:
      print("Error", result.error as Any)
      return
    case .found:
      NSLog("Deep link found")
    }
    guard let link = result.deepLink, let fruit = link.deeplinkValue else { return }
    if link.isDeferred {
      guard !hasFollowedDeferredLink else { return }
      hasFollowedDeferredLink = true
    }
    walkToScene(named: fruit, with: link.clickEvent)
  }
}

extension BasicFruitAppDelegate: AppsFlyerLibDelegate {
  func onConversionDataSuccess(_ data: [AnyHashable: Any]) {
    guard data["af_status"] as? String == "Non-organic" else { return }
    guard data["is_first_launch"] as? Bool == true, !hasFollowedDeferredLink else { return }
    guard let fruit = data["deep_link_value"] as? String else { return }
    hasFollowedDeferredLink = true
    walkToScene(named: fruit, with: data)
  }

  func onConversionDataFail(_ error: Error) { NSLog("\(error)") }
}

class BasicFruitSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let _ = (scene as? UIWindowScene) else { return }
    if let userActivity = connectionOptions.userActivities.first {
      self.scene(scene, continue: userActivity)
    } else {
      self.scene(scene, openURLContexts: connectionOptions.urlContexts)
    }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil)
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    if let url = URLContexts.first?.url { AppsFlyerLib.shared().handleOpen(url, options: nil) }
  }
}

class FruitScreen: UIViewController {
  var data: [AnyHashable: Any] = [:]
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(label)
    label.text = data["deep_link_value"] as? String
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
    ])
  }
}
