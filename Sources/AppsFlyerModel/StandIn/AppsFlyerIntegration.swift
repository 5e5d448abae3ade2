import Foundation
import SDKContract

/// Makes the calls to AppsFlyer's SDK where the vendor's guide puts them, for an app that implements only delegates.
@MainActor
final class AppsFlyerIntegration: SDKIntegration {
  private let lib: AppsFlyerLib
  private let setup: AppsFlyerSetup
  private let sites: IntegrationCallSites
  private let app: any AppUnderTest

  init(_ lib: AppsFlyerLib, _ setup: AppsFlyerSetup, _ sites: IntegrationCallSites, _ app: any AppUnderTest) {
    (self.lib, self.setup, self.sites, self.app) = (lib, setup, sites, app)
  }

  private var isVersion7: Bool { setup.configuration.profile.isVersion7 }

  // Moved calls keep the order of the guides, except that a call in an earlier entry point still comes first.
  func configure(_ moment: IntegrationMoment) {
    let call = moment.call
    let isLaunch = moment.finishesLaunching
    // After the launch, the guide calls nothing here but for a notification.
    guard isLaunch || !sites.moved.isEmpty || moment.notification != nil else { return }
    if makes(.setKeys, during: call, usually: isLaunch) {
      // An id that the scenario does not give is shown as an ellipsis in the log.
      lib.initialize(devKey: "dev-key", appId: setup.configuration.appleAppID ?? "…")
    }
    if let wait = setup.waitForATT, makes(.waitForATT, during: call, usually: isLaunch) {
      lib.waitForATTUserAuthorization(timeoutInterval: TimeInterval(wait.microseconds) / 1_000_000)
    }
    if makes(.setDelegate, during: call, usually: isLaunch) {
      lib.delegate = app.delegate(of: .appsFlyer) as? any AppsFlyerLibDelegate
    }
    if makes(.setDeepLinkDelegate, during: call, usually: isLaunch),
      let delegate = app.delegate(of: .appsFlyer) as? any DeepLinkDelegate
    {
      lib.deepLinkDelegate = delegate
    }
    if isVersion7, makes(.handleLaunchOptions, during: call, usually: isLaunch) {
      lib.handleLaunchOptions(link: isLaunch ? call.link : nil)
    }
    if isVersion7, makes(.registerSessionReadyListener, during: call, usually: isLaunch) {
      let isStarting = !sites.omitted.contains(AppsFlyerIntegrationCall.start.rawValue)
      lib.registerSessionReadyListener { [weak lib] in
        if isStarting { MainActor.assumeIsolated { lib?.start() } }
      }
    }
    if let push = moment.notification,
      makes(.handlePushNotification, during: call, usually: moment.handlesNotification)
    {
      lib.handlePushNotification(push)
    }
  }

  func handOver(_ link: Link, bringing brings: Bool, _ moment: IntegrationMoment) {
    let url = link.url
    let isPlainURL = moment.linkCall?.carrier == .url
    let handling = isPlainURL ? AppsFlyerIntegrationCall.handleOpen : .continueUserActivity
    guard sites.forwards(handling.rawValue, from: moment.call, bringing: brings) else { return }
    if !isPlainURL {
      lib.continue(UserActivity(webpageURL: url), restorationHandler: nil)
    } else if link.isWeb, moment.linkCall?.kind == .onOpenURL, setup.configuration.profile.hasHandleUniversalLink {
      lib.handleUniversalLink(url)
    } else {
      lib.handleOpen(url, options: [:])
    }
  }

  func finish(_ moment: IntegrationMoment) {
    // With scenes, the app delegate's method is not called, and AppsFlyer's guide recommends observing this instead.
    let usual: SystemCall.Kind = moment.style.hasScenes ? .didBecomeActiveNotification : .applicationDidBecomeActive
    if !isVersion7, makes(.start, during: moment.call, usually: moment.call.kind == usual) { lib.start() }
  }

  private func makes(_ call: AppsFlyerIntegrationCall, during systemCall: SystemCall, usually isUsual: Bool) -> Bool {
    sites.makes(call.rawValue, during: systemCall, usually: isUsual)
  }
}
