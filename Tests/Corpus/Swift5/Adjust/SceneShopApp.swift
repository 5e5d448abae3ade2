import AdjustSdk
import UIKit

// Direct links with scenes. A cold link comes with the connection, a warm one by the two other methods; an app that
// knows only the latter loses the first link of each process.

class SceneShopAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let config = ADJConfig(appToken: "abc123def456", environment: ADJEnvironmentSandbox) else { return true }
    config.externalDeviceId = "device-1"
    config.disableIdfaReading()
    Adjust.initSdk(config)
    return true
  }
}

class SceneShopSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let readsConnection: Bool

  init(readsConnection: Bool) {
    self.readsConnection = readsConnection
    super.init()
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard scene is UIWindowScene, readsConnection else { return }
    if let url = connectionOptions.userActivities.first(where: {
      $0.activityType == NSUserActivityTypeBrowsingWeb && $0.webpageURL != nil
    })?.webpageURL {
      handle(url)
    } else if let url = connectionOptions.urlContexts.first?.url {
      handle(url)
    }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    guard let url = userActivity.webpageURL else { return }
    handle(url)
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    URLContexts.forEach { handle($0.url) }
  }

  private func handle(_ url: URL) {
    guard let deeplink = ADJDeeplink(deeplink: url) else { return }
    Adjust.processAndResolve(deeplink) { [weak self] resolved in
      DispatchQueue.main.async {
        guard let self, let resolved, resolved.contains("summer-clothes") else { return }
        let screen = UIViewController()
        screen.restorationIdentifier = "SummerClothes"
        self.window?.rootViewController?.present(screen, animated: true)
      }
    }
  }
}
