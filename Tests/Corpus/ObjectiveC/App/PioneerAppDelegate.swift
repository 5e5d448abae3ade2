#if os(iOS)
  import AppsFlyerLib
  import Combine
  import UIKit
  import WebKit

  /// An app that began with iOS 8, and whose files are also part of a Mac app.
  final class PioneerAppDelegate: UIResponder, UIApplicationDelegate, AppsFlyerLibDelegate, DeepLinkDelegate {
    var window: UIWindow?
    private let links = PassthroughSubject<String, Never>()
    private lazy var shared = links.multicast(subject: PassthroughSubject<String, Never>())
    private var bag: Set<AnyCancellable> = []
    private var lock = os_unfair_lock_s()

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      NSSetUncaughtExceptionHandler { exception in NSLog("%@", exception.reason ?? "") }
      if let local = launchOptions?[.localNotification] as? UILocalNotification { follow(local) }
      application.registerUserNotificationSettings(
        UIUserNotificationSettings(types: [.alert, .badge, .sound], categories: nil))
      let reminder = UILocalNotification()
      reminder.fireDate = Date(timeIntervalSinceNow: 3600)
      reminder.soundName = UILocalNotificationDefaultSoundName
      application.scheduleLocalNotification(reminder)
      shared.output(in: 0..<2).sink { [weak self] in self?.open($0) }.store(in: &bag)
      shared.connect().store(in: &bag)
      AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
      AppsFlyerLib.shared().appleAppID = "1512793879"
      AppsFlyerLib.shared().delegate = self
      AppsFlyerLib.shared().deepLinkDelegate = self
      return true
    }

    func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {
      PioneerLog.shared.add("registered %d", Int(notificationSettings.types.rawValue) as CVarArg)
      if notificationSettings.types.contains(.alert) { application.registerForRemoteNotifications() }
    }

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
      PioneerLog.shared.add("token %d", deviceToken.count)
    }

    func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
      follow(notification)
    }
    func applicationDidBecomeActive(_ application: UIApplication) { AppsFlyerLib.shared().start() }

    func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      AppsFlyerLib.shared().continue(userActivity, restorationHandler: nil)
      return true
    }

    func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {}
    func onConversionDataFail(_ error: Error) { PioneerLog.shared.add("no conversion data: %@", error as CVarArg) }

    func didResolveDeepLink(_ result: DeepLinkResult) {
      if let error = result.error { PioneerLog.shared.add("no link: %@", error as CVarArg) }
      guard let name = result.deepLink?.deeplinkValue else { return }
      guard NSPredicate(format: "SELF MATCHES %@", "[a-z]+").evaluate(with: name) else { return }
      links.send(name)
    }

    private func follow(_ notification: UILocalNotification) {
      if let name = notification.userInfo?["screen"] as? String { open(name) }
    }

    private func open(_ name: String) {
      os_unfair_lock_lock(&lock)
      defer { os_unfair_lock_unlock(&lock) }
      let screen = UIViewController()
      screen.title = name
      window?.rootViewController?.present(screen, animated: true)
    }
  }

  /// What the app has noted.
  final class PioneerLog {
    static let shared = PioneerLog()
    private(set) var lines: [String] = []

    func add(_ format: String, _ arguments: CVarArg...) { lines.append(String(format: format, arguments: arguments)) }
    func clear() { lines = [] }
  }
#elseif os(macOS)
  import Cocoa
#endif
