import AppsFlyerLib
import UIKit

// Version 7 of the SDK: sessions begin when the SDK says that it is time, and links are known by their entry points.

class SessionReadyAppDelegate: UIResponder, UIApplicationDelegate, DeepLinkDelegate {
  var window: UIWindow?
  /// The mistake of code that was moved from version 6: it starts the SDK itself, and never listens.
  var startsItself = false

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppsFlyerLib.shared().initialize(devKey: "dev-key", appId: "1512793879")
    AppsFlyerLib.shared().deepLinkDelegate = self
    AppsFlyerLib.shared().handleLaunchOptions(launchOptions)
    if !startsItself {
      AppsFlyerLib.shared().registerSessionReadyListener {
        AppsFlyerLib.shared().start()
      }
    }
    return true
  }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard result.status == .found, let value = result.deepLink?.deeplinkValue else { return }
    let screen = UIViewController()
    screen.title = value
    UIApplication.shared.windows.first?.rootViewController?.present(screen, animated: false)
  }
}

class SessionReadySceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIViewController()
    self.window = window
    window.makeKeyAndVisible()
    for activity in connectionOptions.userActivities where activity.activityType == NSUserActivityTypeBrowsingWeb {
      AppsFlyerLib.shared().continue(activity, restorationHandler: nil)
    }
    for context in connectionOptions.urlContexts { AppsFlyerLib.shared().handleOpen(context.url, options: nil) }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil)
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { AppsFlyerLib.shared().handleOpen(context.url, options: nil) }
  }
}
