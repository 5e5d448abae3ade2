import DeepLinkSimulator
import Foundation

/// Sets both SDKs up, and takes the links of an app without scenes, or those delivered by SwiftUI.
@MainActor
final class BazaarAppDelegate: ApplicationDelegate {
  private let environment: AppEnvironment
  private let links: BazaarLinks
  private let start: () -> Void
  private var activity: (any NSObjectProtocol)?
  private let follower: LinkFollower
  let flaw: BazaarFlaw?
  /// Whether the app has crashed, after which none of its code runs.
  private(set) var hasCrashed = false

  init(
    _ environment: AppEnvironment, links: BazaarLinks, follower: LinkFollower, flaw: BazaarFlaw?,
    start: @escaping () -> Void
  ) {
    self.environment = environment
    self.links = links
    self.follower = follower
    self.flaw = flaw
    self.start = start
  }

  func application(_ application: Application, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool {
    setUpAppsFlyer()
    let config = ADJConfig(appToken: "{YourAppToken}", environment: ADJEnvironmentSandbox)
    config?.delegate = self
    environment.adjust.initSdk(config)
    start()
    return true
  }

  private func setUpAppsFlyer() {
    let lib = environment.appsFlyer
    lib.appsFlyerDevKey = "{YourDevKey}"
    lib.appleAppID = "1512793879"
    lib.delegate = self
    lib.deepLinkDelegate = self
    activity = environment.notificationCenter.addObserver(
      forName: Application.didBecomeActiveNotification, object: nil, queue: nil
    ) { [weak lib] _ in
      MainActor.assumeIsolated { lib?.start() }
    }
  }

  /// Passes on what AppsFlyer reports about a link.
  func take(_ place: BazaarPlace, reportedBy report: LinkReport) {
    if flaw == .followsEveryReport || flaw == .asksThenTells {
      // The order of these tasks is not determined.
      Task { [follower] in await follower.follow(place, reportedBy: report) }
    } else {
      links.take(.reported(place, report))
    }
  }

  /// Records a crash, where the real code would end the process with a run-time error.
  func crash(_ reason: String) {
    hasCrashed = true
    environment.record("crash", reason)
  }

  func application(_ app: Application, open url: URL, options: [OpenURLOptionsKey: Any]) -> Bool {
    links.open(url)
    return true
  }

  func application(
    _ application: Application, continue userActivity: UserActivity, restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool {
    links.continue(userActivity)
    return true
  }

  func onOpenURL(_ url: URL) {
    links.open(url)
  }
}

extension BazaarAppDelegate: AdjustDelegate {
  func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool {
    if let deeplink { links.take(.deferred(deeplink)) }
    return false
  }
}
