import AppsFlyerLib
import UIKit
import UserNotifications

// The host of a hybrid framework: its app delegate and its scene delegate do nothing but hand calls on to plug-ins, and
// ask each whether it has the method. The mistake is a scene delegate that hands on what comes to a running app, and
// forgets the link that started it.

/// What a hybrid framework ships: the app's delegates are subclasses.
class PluginHostAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private(set) var plugins: [UIApplicationDelegate] = []

  func register(_ plugin: UIApplicationDelegate) { plugins.append(plugin) }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    for plugin in plugins where plugin.application?(application, didFinishLaunchingWithOptions: launchOptions) == false
    {
      return false
    }
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    plugins.contains { $0.application?(app, open: url, options: options) ?? false }
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    for plugin in plugins
    where plugin.application?(application, continue: userActivity, restorationHandler: restorationHandler) == true {
      return true
    }
    return false
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    plugins.forEach { $0.applicationDidBecomeActive?(application) }
  }
}

class PluginAppDelegate: PluginHostAppDelegate {
  override func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    register(AttributionPlugin.shared)
    return super.application(application, didFinishLaunchingWithOptions: launchOptions)
  }
}

class PluginSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let forgetsColdLinks: Bool

  init(forgetsColdLinks: Bool) {
    self.forgetsColdLinks = forgetsColdLinks
    super.init()
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    if forgetsColdLinks { return }
    connectionOptions.userActivities.forEach { self.scene(scene, continue: $0) }
    self.scene(scene, openURLContexts: connectionOptions.urlContexts)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    let app = UIApplication.shared
    _ = app.delegate?.application?(app, continue: userActivity, restorationHandler: { _ in })
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    let app = UIApplication.shared
    for context in URLContexts { _ = app.delegate?.application?(app, open: context.url, options: [:]) }
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    UIApplication.shared.delegate?.applicationDidBecomeActive?(UIApplication.shared)
  }
}

/// The plug-in, which implements what it needs of the protocol.
final class AttributionPlugin: NSObject, UIApplicationDelegate {
  static let shared = AttributionPlugin()
  private(set) var status: String?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().delegate = self
    AppsFlyerLib.shared().deepLinkDelegate = self
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { AppsFlyerLib.shared().start() }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil)
    return true
  }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    AppsFlyerLib.shared().handleOpen(url, options: options)
    return true
  }

  /// The screen on top, as helpers everywhere look for it.
  private static func topScreen(
    from base: UIViewController? = UIApplication.shared.windows.first?.rootViewController
      ?? UIApplication.shared.delegate?.window??.rootViewController
  ) -> UIViewController? {
    base?.presentedViewController.map { topScreen(from: $0) } ?? base
  }

  fileprivate static func show(_ identifier: String) {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    guard let known = storyboard.value(forKey: "identifierToNibNameMap") as? [String: Any], known[identifier] != nil
    else { return }
    topScreen()?.present(storyboard.instantiateViewController(withIdentifier: identifier), animated: true)
  }
}

extension AttributionPlugin: DeepLinkDelegate {
  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard result.status == .found, let value = result.deepLink?.deeplinkValue else { return }
    Self.show(value)
  }
}

extension AttributionPlugin: AppsFlyerLibDelegate {}

// With parameters as they were before the header said what is never nil.
extension AttributionPlugin {
  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]!) {
    status = conversionInfo["af_status"] as? String
  }

  func onConversionDataFail(_ error: Error!) {
    status = error.localizedDescription
  }
}
