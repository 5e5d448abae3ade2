#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract
  import UserNotificationsStandIns

  /// An app delegate in a test that receives links instead of SwiftUI's views.
  @MainActor
  public protocol OpenURLObserver: AnyObject {
    /// Receives a link that SwiftUI passes to `.onOpenURL`.
    func onOpenURL(_ url: URL)
  }

  /// Forwards the system's calls to an app delegate, with UIKit's types.
  @MainActor
  package final class UIKitApplicationDelegate: ApplicationDelegate {
    package let delegate: any UIApplicationDelegate
    private let ownsWindow: Bool
    private let asksForScene: Bool
    /// The name that the app gave for the delegate of its scene; nil if it gave none.
    package private(set) var namedSceneDelegate: String?

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

    /// Sets the app delegate of the process.
    package static func use(_ delegate: any UIApplicationDelegate) { UIKitProcess.current.appDelegate = delegate }

    private func call<Result>(_ application: Application, _ body: (UIApplication) -> Result) -> Result {
      let shared = UIApplication.shared
      let outer = shared.stateDuringCall
      defer { shared.stateDuringCall = outer }
      switch application.applicationState {
      case .active: shared.stateDuringCall = .active
      case .inactive: shared.stateDuringCall = .inactive
      case .background: shared.stateDuringCall = .background
      }
      return body(shared)
    }

    package func application(
      _ application: Application, willFinishLaunchingWithOptions launchOptions: LaunchOptions?
    ) -> Bool {
      call(application) { delegate.application($0, willFinishLaunchingWithOptions: launchOptions?.dictionary) }
    }

    package func application(
      _ application: Application, didFinishLaunchingWithOptions launchOptions: LaunchOptions?
    ) -> Bool {
      // Like UIKit for the storyboard named in the app's Info.plist.
      if ownsWindow { delegate.setWindow(UIKitProcess.current.makeStoryboardWindow()) }
      let result = call(application) {
        delegate.application($0, didFinishLaunchingWithOptions: launchOptions?.dictionary)
      }
      if ownsWindow { UIKitProcess.current.showStoryboardWindow(unlessReplacedBy: delegate.optionalWindow ?? nil) }
      NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: nil)
      // Of an app that does not implement the method nothing is called, and a run of one that does is not taken for good.
      if asksForScene { namedSceneDelegate = call(application) { sceneConfiguration(from: $0).namedDelegate } }
      return result
    }

    package func application(
      _ application: Application, configurationForConnecting connectingSceneSession: SceneSession
    ) {
      let configuration = call(application) { sceneConfiguration(from: $0) }
      UIKitProcess.current.session.configuration = configuration
      namedSceneDelegate = configuration.namedDelegate
    }

    private func sceneConfiguration(from application: UIApplication) -> UISceneConfiguration {
      delegate.application(
        application, configurationForConnecting: UIKitProcess.current.session,
        options: UIScene.ConnectionOptions(SDKContract.ConnectionOptions()))
    }

    package func application(
      _ application: Application, willContinueUserActivityWithType userActivityType: String
    ) -> Bool { call(application) { delegate.application($0, willContinueUserActivityWithType: userActivityType) } }

    package func application(
      _ application: Application, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([Any]?) -> Void
    ) -> Bool {
      call(application) {
        delegate.application($0, continue: userActivity, restorationHandler: { restorationHandler($0) })
      }
    }

    package func application(_ app: Application, open url: URL, options: [OpenURLOptionsKey: Any]) -> Bool {
      call(app) { delegate.application($0, open: url, options: [:]) }
    }

    package func applicationWillEnterForeground(_ application: Application) {
      call(application) { delegate.applicationWillEnterForeground($0) }
    }

    package func applicationDidBecomeActive(_ application: Application) {
      call(application) { delegate.applicationDidBecomeActive($0) }
      UIKitProcess.current.comeToFront()
    }

    package func applicationWillResignActive(_ application: Application) {
      call(application) { delegate.applicationWillResignActive($0) }
    }

    package func applicationDidEnterBackground(_ application: Application) {
      UIKitProcess.current.leave()
      call(application) { delegate.applicationDidEnterBackground($0) }
    }

    package func applicationWillTerminate(_ application: Application) {
      call(application) { delegate.applicationWillTerminate($0) }
    }

    package func application(_ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {
      call(application) {
        delegate.application($0, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: { _ in })
      }
    }

    package func onOpenURL(_ url: URL) { (delegate as? any OpenURLObserver)?.onOpenURL(url) }

    package func userNotificationCenter(didReceive response: NotificationResponse) {
      UNUserNotificationCenter.deliver(response.payload)
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
#endif
