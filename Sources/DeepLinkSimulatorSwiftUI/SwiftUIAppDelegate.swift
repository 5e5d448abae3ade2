#if os(Linux) || os(macOS)
  import Foundation

  /// Hands the system's calls on.
  @MainActor
  final class SwiftUIAppDelegate: ApplicationDelegate {
    private let process: SwiftUIProcess
    private let own: UIKitApplicationDelegate?

    init(_ process: SwiftUIProcess) {
      self.process = process
      own = process.appDelegate.map { UIKitApplicationDelegate($0, ownsWindow: false) }
    }

    func onOpenURL(_ url: URL) { process.open(url) }

    func application(
      _ application: Application, willFinishLaunchingWithOptions launchOptions: LaunchOptions?
    ) -> Bool { own?.application(application, willFinishLaunchingWithOptions: launchOptions) ?? true }

    func application(
      _ application: Application, didFinishLaunchingWithOptions launchOptions: LaunchOptions?
    ) -> Bool { own?.application(application, didFinishLaunchingWithOptions: launchOptions) ?? true }

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
      own?.userNotificationCenter(didReceive: response)
    }
  }
#endif
