import UIKit

/// The delegate whose methods an app overrides.
open class FlutterAppDelegate: UIResponder, UIApplicationDelegate {
  /// The app's window.
  public var window: UIWindow?

  open func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = FlutterViewController()
    window?.makeKeyAndVisible()
    return true
  }

  open func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    (window?.rootViewController as? FlutterViewController)?.show(url)
    return true
  }

  open func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    if let url = userActivity.webpageURL { (window?.rootViewController as? FlutterViewController)?.show(url) }
    return true
  }
}

/// What the app does in Dart: it shows a screen for each link, so that the trace has it.
open class FlutterViewController: UIViewController {
  func show(_ url: URL) {
    let screen = UIViewController()
    screen.title = "Dart \(url.path)"
    dismiss(animated: false)
    present(screen, animated: false)
  }
}
