#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract
  import UserNotificationsStandIns

  /// An app delegate in a test that receives links instead of SwiftUI's views.
  @MainActor
  public protocol OpenURLObserver: AnyObject {
    /// Receives a link that SwiftUI passes to `.onOpenURL`.
    func onOpenURL(_ url: URL)
    /// Receives a universal link that SwiftUI passes to `.onContinueUserActivity`; optional.
    func onContinueUserActivity(_ userActivity: NSUserActivity)
  }

  extension OpenURLObserver {
    /// The default for an observer that does not implement the method.
    public func onContinueUserActivity(_ userActivity: NSUserActivity) {}
  }

  /// Forwards the system's calls to an app delegate, with UIKit's types.
  @MainActor
  package final class UIKitApplicationDelegate: ApplicationDelegate {
    package let delegate: any UIApplicationDelegate
    private let ownsWindow: Bool
    private let asksForScene: Bool
    /// The name that the app gave for the delegate of its scene; nil if it gave none.
    package private(set) var namedSceneDelegate: String?
    /// How the app has configured its scene; nil if it was not asked.
    package private(set) var sceneConfiguration: UISceneConfiguration?

    /// Creates a delegate.
    ///
    /// - Parameters:
    ///   - delegate: The app delegate.
    ///   - ownsWindow: Whether the window of the app's storyboard belongs to the app delegate.
    ///   - asksForScene: Whether the app is asked for the configuration of its scene although it runs without one.
    package init(_ delegate: any UIApplicationDelegate, ownsWindow: Bool, asksForScene: Bool = false) {
      self.delegate = delegate
      self.ownsWindow = ownsWindow
      self.asksForScene = asksForScene
    }

    /// Shows the window in which the system displays the views of a SwiftUI app.
    @discardableResult
    package static func showViewWindow() -> UIWindow {
      let window = UIKitProcess.current.makeStoryboardWindow()
      window.makeKeyAndVisible()
      return window
    }

    /// Records whether the views of a SwiftUI app are visible.
    package static func tellViews(areSeen: Bool) {
      if areSeen { UIKitProcess.current.comeToFront() } else { UIKitProcess.current.leave() }
    }

    /// Reconnects a known session, which keeps its configuration when the process ends.
    package static func restoreSession(configuredAs configuration: UISceneConfiguration?) {
      if let configuration { UIKitProcess.current.session.configuration = configuration }
    }

    /// Sets the app delegate of the process.
    package static func use(_ delegate: any UIApplicationDelegate) { UIKitProcess.current.appDelegate = delegate }

    /// The app, whose state during a call the simulation knows.
    private var shared: UIApplication { .shared }

    package func application(
      _ application: Application, willFinishLaunchingWithOptions launchOptions: LaunchOptions?
    ) -> Bool {
      // Like UIKit for the storyboard named in the app's Info.plist, which is loaded before the app is called.
      if ownsWindow { delegate.setWindow(UIKitProcess.current.makeStoryboardWindow()) }
      return delegate.application(shared, willFinishLaunchingWithOptions: launchOptions?.dictionary)
    }

    package func application(
      _ application: Application, didFinishLaunchingWithOptions launchOptions: LaunchOptions?
    ) -> Bool {
      let result = delegate.application(shared, didFinishLaunchingWithOptions: launchOptions?.dictionary)
      if ownsWindow {
        UIKitProcess.current.showStoryboardWindow(unlessReplacedBy: delegate.optionalWindow ?? nil)
        UIKitProcess.current.connectSceneOfAllWindows()
      }
      NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: nil)
      // Of an app that does not implement the method nothing is called, and a run of one that does is not taken for
      // good.
      if asksForScene { namedSceneDelegate = sceneConfiguration(from: shared).namedDelegate }
      return result
    }

    package func application(
      _ application: Application, configurationForConnecting connectingSceneSession: SceneSession
    ) {
      let configuration = sceneConfiguration(from: shared)
      UIKitProcess.current.session.configuration = configuration
      sceneConfiguration = configuration
      namedSceneDelegate = configuration.namedDelegate
    }

    private func sceneConfiguration(from application: UIApplication) -> UISceneConfiguration {
      delegate.application(
        application, configurationForConnecting: UIKitProcess.current.session,
        options: UIScene.ConnectionOptions(SDKContract.ConnectionOptions()))
    }

    package func application(
      _ application: Application, willContinueUserActivityWithType userActivityType: String
    ) -> Bool { delegate.application(shared, willContinueUserActivityWithType: userActivityType) }

    package func application(
      _ application: Application, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([Any]?) -> Void
    ) -> Bool {
      delegate.application(shared, continue: userActivity, restorationHandler: { restorationHandler($0) })
    }

    package func application(_ app: Application, open url: URL, options: [OpenURLOptionsKey: Any]) -> Bool {
      delegate.application(shared, open: url, options: [:])
    }

    package func applicationWillEnterForeground(_ application: Application) {
      delegate.applicationWillEnterForeground(shared)
    }

    package func applicationDidBecomeActive(_ application: Application) {
      delegate.applicationDidBecomeActive(shared)
      UIKitProcess.current.comeToFront()
    }

    package func applicationWillResignActive(_ application: Application) {
      delegate.applicationWillResignActive(shared)
    }

    package func applicationDidEnterBackground(_ application: Application) {
      UIKitProcess.current.leave()
      delegate.applicationDidEnterBackground(shared)
    }

    package func applicationWillTerminate(_ application: Application) {
      delegate.applicationWillTerminate(shared)
    }

    package func application(_ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {
      delegate.application(shared, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: { _ in })
    }

    package func onOpenURL(_ url: URL) { (delegate as? any OpenURLObserver)?.onOpenURL(url) }

    package func onContinueUserActivity(_ userActivity: NSUserActivity) {
      (delegate as? any OpenURLObserver)?.onContinueUserActivity(userActivity)
    }

    package func userNotificationCenter(didReceive response: NotificationResponse) {
      UNUserNotificationCenter.deliver(response)
    }

    package func userNotificationCenter(willPresent notification: PushNotification) {
      UNUserNotificationCenter.present(notification)
    }
  }

  extension LaunchOptions {
    /// The options in UIKit's types.
    fileprivate var dictionary: [UIApplication.LaunchOptionsKey: Any] {
      var options: [UIApplication.LaunchOptionsKey: Any] = [:]
      if let url { options[.url] = url }
      if let userActivity {
        options[.userActivityDictionary] = [
          "UIApplicationLaunchOptionsUserActivityKey": userActivity.inFoundation,
          UIApplication.LaunchOptionsKey.userActivityType.rawValue: userActivity.activityType,
        ]
      }
      if let remoteNotification { options[.remoteNotification] = remoteNotification.dictionary }
      return options
    }
  }

  extension UIApplicationDelegate {
    /// Returns an object that passes the system's calls on to this app delegate, and makes it the one of the process.
    public func applicationForwarder() -> any ApplicationDelegate {
      UIKitApplicationDelegate.use(self)
      return UIKitApplicationDelegate(self, ownsWindow: !(self is any UISceneDelegate))
    }
  }
#endif
