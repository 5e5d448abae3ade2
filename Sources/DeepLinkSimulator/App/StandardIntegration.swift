import Foundation

/// Makes the calls to the SDKs for an app that implements only delegates, where the vendors' guides put them.
@MainActor
final class StandardIntegration {
  private let sharedPlan: SharedPlan
  private var plan: SimulationPlan { _read { yield sharedPlan.plan } }
  let app: any AppUnderTest
  let environment: AppEnvironment

  init(plan: SharedPlan, app: any AppUnderTest, environment: AppEnvironment) {
    sharedPlan = plan
    self.app = app
    self.environment = environment
  }

  /// Makes the calls that belong to a call of the system.
  ///
  /// - Parameters:
  ///   - call: The call of the system.
  ///   - notification: The payload of the push notification that the call is about; nil if there is none.
  func follow(_ call: SystemCall, notification: Payload?) {
    if let configuration = plan.appsFlyer { followWithAppsFlyer(call, configuration, notification) }
    if plan.adjust != nil, makes(.initSdk, call) {
      let config = ADJConfig(appToken: "app-token", environment: "sandbox")
      config?.delegate = app.adjustDelegate
      environment.adjust.initSdk(config)
    }
    if let link = call.link, !call.isLaunch { environment.heldLink = link }
    if let link = environment.heldLink { forward(link, from: call) }
    if let configuration = plan.appsFlyer, !configuration.profile.isVersion7, makes(.start, call) {
      environment.appsFlyer.start()
    }
  }

  private func makes(_ integrationCall: IntegrationCall, _ call: SystemCall) -> Bool {
    plan.callSites.makes(integrationCall, during: call, style: plan.platform.style)
  }

  private func followWithAppsFlyer(_ call: SystemCall, _ configuration: AppsFlyerConfiguration, _ push: Payload?) {
    let lib = environment.appsFlyer
    // Moved calls keep the order of the guides, except that a call of an earlier entry point comes first anyhow.
    if makes(.setKeys, call) { lib.initialize(devKey: "dev-key", appId: "1512793879") }
    if makes(.waitForATT, call), let wait = plan.scenario.app.appsFlyer?.waitForATT {
      lib.waitForATTUserAuthorization(timeoutInterval: TimeInterval(wait.microseconds) / 1_000_000)
    }
    if makes(.setDelegate, call) { lib.delegate = app.appsFlyerDelegate }
    if makes(.setDeepLinkDelegate, call), let delegate = app.deepLinkDelegate { lib.deepLinkDelegate = delegate }
    if configuration.profile.isVersion7, makes(.handleLaunchOptions, call) { lib.handleLaunchOptions(call.launchLink) }
    if configuration.profile.isVersion7, makes(.registerSessionReadyListener, call) {
      let isStarting = !plan.callSites.omitted.contains(.start)
      lib.registerSessionReadyListener { [weak lib] in
        if isStarting { MainActor.assumeIsolated { lib?.start() } }
      }
    }
    if makes(.handlePushNotification, call), let push { lib.handlePushNotification(push) }
  }

  /// Hands a link over from the entry point that brought it, or from the one to which the scenario moved the call.
  private func forward(_ link: DeliveredLink, from call: SystemCall) {
    let brings = call.link != nil
    if let configuration = plan.appsFlyer { forwardToAppsFlyer(link, from: call, brings, configuration) }
    if plan.adjust != nil {
      // A OneLink is AppsFlyer's, and means nothing to Adjust.
      if plan.appsFlyer?.recognizes(link.url) != true { forwardToAdjust(link, from: call, brings) }
    } else if plan.appsFlyer == nil, brings {
      app.open(link.url)
    }
  }

  private func forwards(_ integrationCall: IntegrationCall, from call: SystemCall, _ brings: Bool) -> Bool {
    let isHere = plan.callSites.moved[integrationCall] == nil ? brings : true
    return isHere && plan.callSites.forwards(integrationCall, from: call)
  }

  private func forwardToAdjust(_ link: DeliveredLink, from call: SystemCall, _ brings: Bool) {
    guard forwards(.processDeeplink, from: call, brings),
      let deeplink = ADJDeeplink(deeplink: URL(string: link.url))
    else { return }
    switch plan.directLinks {
    case .processAndResolve:
      environment.adjust.processAndResolve(deeplink) { [app] resolved in
        MainActor.assumeIsolated {
          if let resolved { app.open(resolved) }
        }
      }
    case .processDeeplink:
      environment.adjust.processDeeplink(deeplink)
      app.open(link.url)
    case .none:
      app.open(link.url)
    }
  }

  private func forwardToAppsFlyer(
    _ link: DeliveredLink, from call: SystemCall, _ brings: Bool, _ configuration: AppsFlyerConfiguration
  ) {
    let url = URL(string: link.url)
    let isPlainURL = link.kind == .customScheme || call.isOnOpenURL
    guard forwards(isPlainURL ? .handleOpen : .continueUserActivity, from: call, brings) else { return }
    if !isPlainURL {
      environment.appsFlyer.continue(UserActivity(webpageURL: url), restorationHandler: nil)
    } else if link.kind == .universalLink, configuration.profile.hasHandleUniversalLink {
      environment.appsFlyer.handleUniversalLink(url)
    } else {
      environment.appsFlyer.handleOpen(url, options: [:])
    }
  }
}

extension SystemCall {
  /// Whether SwiftUI hands the link over, which turns a universal link into a plain URL.
  fileprivate var isOnOpenURL: Bool {
    if case .onOpenURL = self { true } else { false }
  }

  /// The link in the launch options; nil without one, and for any other call.
  fileprivate var launchLink: IncomingLink? {
    guard isLaunch, let link else { return nil }
    return IncomingLink(url: link.url, route: link.kind == .universalLink ? .userActivity : .openURL)
  }

  /// Whether the link comes as a launch option, which is no hand-over: the system brings the same link again.
  fileprivate var isLaunch: Bool {
    switch self {
    case .willFinishLaunching, .didFinishLaunching: true
    default: false
    }
  }
}
