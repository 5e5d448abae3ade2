import Foundation

/// The calls of the system to an app, named as in `UIApplicationDelegate`; all are optional.
///
/// UIKit does not exist where simulations run, so its types are replaced by values with the same members.
@MainActor
public protocol ApplicationDelegate: AnyObject {
  /// The launch has begun: the first call into the app; optional.
  func application(_ application: Application, willFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool
  /// The launch is nearly done; optional.
  func application(_ application: Application, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool
  /// A scene is about to be connected for the first time; optional.
  func application(_ application: Application, configurationForConnecting connectingSceneSession: SceneSession)
  /// A universal link is about to be delivered; optional.
  func application(_ application: Application, willContinueUserActivityWithType userActivityType: String) -> Bool
  /// A universal link is delivered; optional.
  func application(
    _ application: Application, continue userActivity: UserActivity,
    restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool
  /// A universal link is delivered, with the parameter types of code for a device; optional.
  func application(
    _ application: Application, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool
  /// A URL with one of the app's schemes is delivered; optional.
  func application(_ app: Application, open url: URL, options: [OpenURLOptionsKey: Any]) -> Bool
  /// The app is about to enter the foreground; optional.
  func applicationWillEnterForeground(_ application: Application)
  /// The app has become active; optional.
  func applicationDidBecomeActive(_ application: Application)
  /// The app is about to become inactive; optional.
  func applicationWillResignActive(_ application: Application)
  /// The app has entered the background; optional.
  func applicationDidEnterBackground(_ application: Application)
  /// The process is about to end; optional.
  func applicationWillTerminate(_ application: Application)

  /// A push notification has arrived, or the user opened it; optional.
  func application(_ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any])

  /// The user opened or dismissed a push notification, or chose one of its buttons, as a
  /// `UNUserNotificationCenterDelegate` learns it; optional.
  func userNotificationCenter(didReceive response: NotificationResponse)
  /// A push notification arrived while the app is in front, as a `UNUserNotificationCenterDelegate` learns it;
  /// optional.
  func userNotificationCenter(willPresent notification: PushNotification)

  /// A link is delivered to SwiftUI's `.onOpenURL` modifier; optional.
  func onOpenURL(_ url: URL)
  /// A universal link from the camera or an NFC tag is delivered to SwiftUI's `.onContinueUserActivity` modifier;
  /// optional.
  func onContinueUserActivity(_ userActivity: NSUserActivity)
  /// SwiftUI's views appear; optional.
  func onAppear()
  /// SwiftUI's `scenePhase` has changed; optional.
  func scenePhaseChanged(to phase: SceneState)
}

extension ApplicationDelegate {
  /// The default for an app that does not implement the method.
  public func application(
    _ application: Application, willFinishLaunchingWithOptions launchOptions: LaunchOptions?
  ) -> Bool { true }
  /// The default for an app that does not implement the method.
  public func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: LaunchOptions?
  ) -> Bool { true }
  /// The default for an app that does not implement the method.
  public func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession
  ) {}
  /// The default for an app that does not implement the method.
  public func application(
    _ application: Application, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }
  /// Passes the link to the method with Foundation's type.
  public func application(
    _ application: Application, continue userActivity: UserActivity,
    restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool {
    self.application(application, continue: userActivity.inFoundation, restorationHandler: restorationHandler)
  }
  /// The default for an app that does not implement the method.
  public func application(
    _ application: Application, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool {
    CallbackResponder.doesNotRespond()
    return false
  }
  /// The default for an app that does not implement the method.
  public func application(_ app: Application, open url: URL, options: [OpenURLOptionsKey: Any]) -> Bool {
    CallbackResponder.doesNotRespond()
    return false
  }
  /// The default for an app that does not implement the method.
  public func application(
    _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) {}
  /// The default for an app that does not implement the method.
  public func userNotificationCenter(didReceive response: NotificationResponse) {}
  /// The default for an app that does not implement the method.
  public func userNotificationCenter(willPresent notification: PushNotification) {}
  /// The default for an app that does not implement the method.
  public func applicationWillEnterForeground(_ application: Application) {}
  /// The default for an app that does not implement the method.
  public func applicationDidBecomeActive(_ application: Application) {}
  /// The default for an app that does not implement the method.
  public func applicationWillResignActive(_ application: Application) {}
  /// The default for an app that does not implement the method.
  public func applicationDidEnterBackground(_ application: Application) {}
  /// The default for an app that does not implement the method.
  public func applicationWillTerminate(_ application: Application) {}
  /// The default for an app that does not implement the method.
  public func onOpenURL(_ url: URL) {}
  /// The default for an app that does not implement the method.
  public func onContinueUserActivity(_ userActivity: NSUserActivity) {}
  /// The default for an app that does not implement the method.
  public func onAppear() {}
  /// The default for an app that does not implement the method.
  public func scenePhaseChanged(to phase: SceneState) {}
}

/// An app delegate whose methods have other types than those of `ApplicationDelegate`, such as a stand-in's for UIKit.
@preconcurrency @MainActor
public protocol ForwardedApplicationDelegate: AnyObject {
  /// Returns an object that passes the system's calls on to this app delegate, in a process that begins.
  func applicationForwarder() -> any ApplicationDelegate
}
