#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract
  import UserNotificationsStandIns

  /// An app delegate of a test that hears of links in the place of SwiftUI's views.
  @MainActor
  public protocol OpenURLObserver: AnyObject {
    /// A link that SwiftUI gives to `.onOpenURL`.
    func onOpenURL(_ url: URL)
  }

  /// Hands the system's calls to an app delegate, with UIKit's values.
  @MainActor
  package final class UIKitApplicationDelegate: ApplicationDelegate {
    package let delegate: any UIApplicationDelegate
    private let ownsWindow: Bool
    private let asksForScene: Bool
    /// What the app has named for the delegate of its scene; nil if it has named nothing.
    package private(set) var namedSceneDelegate: String?
    /// How the app has configured its scene; nil if it was not asked.
    package private(set) var sceneConfiguration: UISceneConfiguration?

    /// Creates a delegate.
    ///
    /// - Parameters:
    ///   - delegate: The app's.
    ///   - ownsWindow: Whether the window of the app's storyboard is that of the app delegate.
    ///   - asksForScene: Whether the app is asked how its scene is configured although it is run without one.
    package init(_ delegate: any UIApplicationDelegate, ownsWindow: Bool, asksForScene: Bool = false) {
      self.delegate = delegate
      self.ownsWindow = ownsWindow
      self.asksForScene = asksForScene
    }

    /// Shows the window in which the system has the views of an app with SwiftUI.
    @discardableResult
    package static func showViewWindow() -> UIWindow {
      let window = UIKitProcess.current.makeStoryboardWindow()
      window.makeKeyAndVisible()
      return window
    }

    /// The views of an app with SwiftUI are seen, or no longer.
    package static func tellViews(areSeen: Bool) {
      if areSeen { UIKitProcess.current.comeToFront() } else { UIKitProcess.current.leave() }
    }

    /// Connects a known session again, which keeps its configuration when the process ends.
    package static func restoreSession(configuredAs configuration: UISceneConfiguration?) {
      if let configuration { UIKitProcess.current.session.configuration = configuration }
    }

    /// Makes an object the app delegate of the process.
    package static func use(_ delegate: any UIApplicationDelegate) { UIKitProcess.current.appDelegate = delegate }

    /// The app, whose state during a call the simulation knows.
    private var shared: UIApplication { .shared }

    package func application(
      _ application: Application, willFinishLaunchingWithOptions launchOptions: LaunchOptions?
    ) -> Bool {
      delegate.application(shared, willFinishLaunchingWithOptions: launchOptions?.dictionary)
    }

    package func application(
      _ application: Application, didFinishLaunchingWithOptions launchOptions: LaunchOptions?
    ) -> Bool {
      // As UIKit does for the storyboard that the app's property list names.
      if ownsWindow { delegate.setWindow(UIKitProcess.current.makeStoryboardWindow()) }
      let result = delegate.application(shared, didFinishLaunchingWithOptions: launchOptions?.dictionary)
      if ownsWindow { UIKitProcess.current.showStoryboardWindow(unlessReplacedBy: delegate.optionalWindow ?? nil) }
      NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: nil)
      // Of an app that does not implement the method nothing is called, and a run of one that does is not taken for good.
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

    package func userNotificationCenter(didReceive response: NotificationResponse) {
      UNUserNotificationCenter.deliver(response.payload)
    }
  }

  extension LaunchOptions {
    /// The options as UIKit hands them over.
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
#endif
