import AppsFlyerLib
import UIKit

// An app with windows over its own one, and its own views, whose initializers override those of UIKit's.

final class OverlayWindow: UIWindow {
  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    windowLevel = .statusBar + 1
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class BadgeView: UIImageView {
  override init(image: UIImage?) {
    super.init(image: image)
    setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class ModePicker: UISegmentedControl {
  override init(items: [Any]?) {
    super.init(items: items)
    selectedSegmentIndex = 1
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class GlassView: UIVisualEffectView {
  override init(effect: UIVisualEffect?) { super.init(effect: effect ?? UIBlurEffect(style: .regular)) }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class OfferTable: UITableView {
  override init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame, style: style)
    rowHeight = 44
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class OfferTableScreen: UITableViewController {
  override init(style: UITableView.Style) {
    super.init(style: style)
    title = "offers"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class Wheel: UIActivityIndicatorView {
  override init(style: UIActivityIndicatorView.Style) {
    super.init(style: style)
    startAnimating()
  }

  required init(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class HoldRecognizer: UILongPressGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    minimumPressDuration = 1
  }
}

final class OverlaySceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var overlay: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    OfferTable.appearance().backgroundColor = .clear
    UISegmentedControl.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).selectedSegmentIndex = 0
    UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    overlay = OverlayWindow(windowScene: scene)
    overlay?.isHidden = false
    for activity in options.userActivities { AppsFlyerLib.shared().continue(activity, restorationHandler: nil) }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil)
  }

  func sceneDidBecomeActive(_ scene: UIScene) { AppsFlyerLib.shared().start() }

  func show(_ link: DeepLink) {
    guard let overlay, let window, overlay.windowLevel > window.windowLevel else { return }
    window.rootViewController?.present(OfferTableScreen(style: .grouped), animated: false)
  }
}

final class OverlayAppDelegate: UIResponder, UIApplicationDelegate, DeepLinkDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().deepLinkDelegate = self
    return true
  }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard let link = result.deepLink, link.debugDescription.contains("apples") else { return }
    for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
      (scene.delegate as? OverlaySceneDelegate)?.show(link)
    }
  }
}
