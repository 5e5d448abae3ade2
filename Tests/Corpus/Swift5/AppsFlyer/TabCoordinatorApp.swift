import AppsFlyerLib
import UIKit

// Coordinators over a tab controller with a stack in each tab. A coordinator that presents from the root loses a link
// while a sheet is up; one that dismisses first does not.

protocol LinkRouting: AnyObject {
  func route(to destination: String)
}

final class TabCoordinator: NSObject, LinkRouting {
  let tabs = UITabBarController()
  private let home = UINavigationController(rootViewController: TabHomeScreen())
  private let shop = UINavigationController(rootViewController: TabShopScreen())
  private let presentsFromRoot: Bool

  init(presentsFromRoot: Bool) {
    self.presentsFromRoot = presentsFromRoot
    super.init()
    home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
    shop.tabBarItem = UITabBarItem(title: "Shop", image: nil, selectedImage: nil)
    tabs.viewControllers = [home, shop]
  }

  func showOffer() { tabs.present(TabOfferScreen(), animated: true) }

  func route(to destination: String) {
    let screen = TabProductScreen()
    screen.title = destination
    if presentsFromRoot { return tabs.present(screen, animated: true) }
    tabs.dismiss(animated: false) { [self] in
      tabs.selectedIndex = 1
      shop.popToRootViewController(animated: false)
      shop.pushViewController(screen, animated: true)
    }
  }
}

final class TabHomeScreen: UIViewController {}
final class TabShopScreen: UIViewController {}
final class TabOfferScreen: UIViewController {}
final class TabProductScreen: UIViewController {}

class TabSceneDelegate: UIResponder, UIWindowSceneDelegate, DeepLinkDelegate {
  var window: UIWindow?
  private let coordinator: TabCoordinator

  init(presentsFromRoot: Bool) {
    coordinator = TabCoordinator(presentsFromRoot: presentsFromRoot)
    super.init()
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = coordinator.tabs
    window?.makeKeyAndVisible()
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().deepLinkDelegate = self
    if let activity = connectionOptions.userActivities.first(where: { $0.webpageURL != nil }) {
      AppsFlyerLib.shared().continue(activity, restorationHandler: nil)
    }
    if let url = connectionOptions.urlContexts.first?.url { AppsFlyerLib.shared().handleOpen(url, options: nil) }
    coordinator.showOffer()
  }

  func sceneDidBecomeActive(_ scene: UIScene) { AppsFlyerLib.shared().start() }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil)
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    guard let context = URLContexts.first else { return }
    AppsFlyerLib.shared().handleOpen(context.url, options: nil)
  }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard result.status == .found, let value = result.deepLink?.deeplinkValue else { return }
    coordinator.route(to: value)
  }
}

class TabAppDelegate: UIResponder, UIApplicationDelegate {}
