import AppsFlyerLib
import UIKit

// A destination of an analytics pipeline, which owns the SDK and hands links to whoever has subscribed.

protocol AnalyticsPlugin: AnyObject {
  func track(_ event: String, properties: [String: Any]?)
  func identify(userID: String)
}

protocol AppsFlyerDestinationDelegate: AnyObject {
  func destination(_ destination: AppsFlyerDestination, didReceive link: [AnyHashable: Any])
}

final class AppsFlyerDestination: NSObject, AnalyticsPlugin {
  private weak var linkDelegate: AppsFlyerDestinationDelegate?
  private var eventCount = 0

  init(delegate: AppsFlyerDestinationDelegate?) {
    linkDelegate = delegate
    super.init()
  }

  func update(devKey: String, appID: String) {
    AppsFlyerLib.shared().appsFlyerDevKey = devKey
    AppsFlyerLib.shared().appleAppID = appID
    AppsFlyerLib.shared().delegate = self
    AppsFlyerLib.shared().isDebug = false
    _ = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
    ) { _ in AppsFlyerLib.shared().start() }
  }

  func track(_ event: String, properties: [String: Any]?) {
    eventCount += 1
    AppsFlyerLib.shared().logEvent(event, withValues: properties)
  }

  func identify(userID: String) { AppsFlyerLib.shared().customerUserID = userID }

  func openURL(_ url: URL) { AppsFlyerLib.shared().handleOpen(url, options: nil) }
  func continueUserActivity(_ activity: NSUserActivity) {
    AppsFlyerLib.shared().continue(activity, restorationHandler: nil)
  }
}

extension AppsFlyerDestination: AppsFlyerLibDelegate {
  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {
    guard let isFirst = conversionInfo["is_first_launch"] as? Bool, isFirst else { return }
    track("Install Attributed", properties: ["provider": "AppsFlyer"])
    linkDelegate?.destination(self, didReceive: conversionInfo)
  }

  func onConversionDataFail(_ error: Error) {}

  func onAppOpenAttribution(_ attributionData: [AnyHashable: Any]) {
    linkDelegate?.destination(self, didReceive: attributionData)
  }

  func onAppOpenAttributionFailure(_ error: Error) {}
}

class DestinationAppDelegate: UIResponder, UIApplicationDelegate, AppsFlyerDestinationDelegate {
  var window: UIWindow?
  /// The mistake: nobody holds the destination, and the SDK holds its delegate weakly.
  var forgetsDestination = false
  private var destination: AppsFlyerDestination?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let destination = AppsFlyerDestination(delegate: self)
    destination.update(devKey: "dev-key", appID: "1512793879")
    destination.identify(userID: "user-7")
    if !forgetsDestination { self.destination = destination }
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    destination?.continueUserActivity(userActivity)
    return destination != nil
  }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
    destination?.openURL(url)
    return destination != nil
  }

  func destination(_ destination: AppsFlyerDestination, didReceive link: [AnyHashable: Any]) {
    guard let value = link["deep_link_value"] as? String else { return }
    let screen = UIViewController()
    screen.title = value
    window?.rootViewController?.show(screen, sender: nil)
  }
}
