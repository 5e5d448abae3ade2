#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract
  import UIKitStandIns
  import UserNotificationsStandIns

  /// Forwards the system's calls: links and visibility to the views, everything else to the app's own delegate.
  @MainActor
  final class SwiftUIAppDelegate: ApplicationDelegate {
    let delegate: (any UIApplicationDelegate)?
    private let own: UIKitApplicationDelegate?
    private let host: ViewHost

    init(_ delegate: (any UIApplicationDelegate)?, _ host: ViewHost) {
      self.delegate = delegate
      own = delegate.map { UIKitApplicationDelegate($0, ownsWindow: false) }
      self.host = host
    }

    /// The name that the app's delegate gave for the delegate of the scene; nil if it gave none.
    var namedSceneDelegate: String? { own?.namedSceneDelegate }
    /// How the app's delegate has configured the scene; nil if it was not asked.
    var sceneConfiguration: UISceneConfiguration? { own?.sceneConfiguration }

    func onOpenURL(_ url: URL) { host.open(url) }
    func onContinueUserActivity(_ userActivity: NSUserActivity) { host.continue(userActivity) }

    func onAppear() {
      UIKitApplicationDelegate.tellViews(areSeen: true)
      host.appear()
    }

    func scenePhaseChanged(to phase: SceneState) {
      switch phase {
      case .foregroundActive:
        UIKitApplicationDelegate.tellViews(areSeen: true)
        host.change(to: .active)
      case .foregroundInactive: host.change(to: .inactive)
      case .background, .unattached:
        UIKitApplicationDelegate.tellViews(areSeen: false)
        host.change(to: .background)
      }
    }

    func application(
      _ application: Application, willFinishLaunchingWithOptions launchOptions: LaunchOptions?
    ) -> Bool { own?.application(application, willFinishLaunchingWithOptions: launchOptions) ?? true }

    func application(
      _ application: Application, didFinishLaunchingWithOptions launchOptions: LaunchOptions?
    ) -> Bool { own?.application(application, didFinishLaunchingWithOptions: launchOptions) ?? true }

    func application(_ application: Application, configurationForConnecting session: SceneSession) {
      own?.application(application, configurationForConnecting: session)
    }

    func application(_ application: Application, willContinueUserActivityWithType userActivityType: String) -> Bool {
      own?.application(application, willContinueUserActivityWithType: userActivityType) ?? false
    }

    func application(
      _ application: Application, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([Any]?) -> Void
    ) -> Bool { own?.application(application, continue: userActivity, restorationHandler: restorationHandler) ?? false }

    func application(_ app: Application, open url: URL, options: [OpenURLOptionsKey: Any]) -> Bool {
      own?.application(app, open: url, options: options) ?? false
    }

    func applicationWillEnterForeground(_ application: Application) { own?.applicationWillEnterForeground(application) }
    func applicationDidBecomeActive(_ application: Application) { own?.applicationDidBecomeActive(application) }
    func applicationWillResignActive(_ application: Application) { own?.applicationWillResignActive(application) }
    func applicationDidEnterBackground(_ application: Application) { own?.applicationDidEnterBackground(application) }
    func applicationWillTerminate(_ application: Application) { own?.applicationWillTerminate(application) }

    func application(_ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {
      own?.application(application, didReceiveRemoteNotification: userInfo)
    }

    func userNotificationCenter(didReceive response: NotificationResponse) {
      UNUserNotificationCenter.deliver(response)
    }

    func userNotificationCenter(willPresent notification: PushNotification) {
      UNUserNotificationCenter.present(notification)
    }
  }
#endif
