import Foundation
import SDKContract

/// Makes the calls to Adjust's SDK where the vendor's guide puts them, for an app that implements only a delegate.
@MainActor
final class AdjustIntegration: SDKIntegration {
  private let sdk: Adjust
  private let setup: AdjustSetup
  private let sites: IntegrationCallSites
  private let app: any AppUnderTest
  /// The configuration that the app passes to the SDK, which takes the delegate from it only then.
  private var config: ADJConfig?

  init(_ sdk: Adjust, _ setup: AdjustSetup, _ sites: IntegrationCallSites, _ app: any AppUnderTest) {
    (self.sdk, self.setup, self.sites, self.app) = (sdk, setup, sites, app)
  }

  func configure(_ moment: IntegrationMoment) {
    let isInit = makes(.initSdk, during: moment.call, usually: moment.finishesLaunching)
    if isInit { config = ADJConfig(appToken: AdjustConfiguration.usualToken, environment: "sandbox") }
    if makes(.setDelegate, during: moment.call, usually: isInit) {
      config?.delegate = app.delegate(of: .adjust) as? any AdjustDelegate
    }
    guard isInit else { return }
    if isVersion4 { sdk.appDidLaunch(config) } else { sdk.initSdk(config) }
  }

  private func makes(_ call: AdjustIntegrationCall, during systemCall: SystemCall, usually isUsual: Bool) -> Bool {
    sites.makes(call.rawValue, during: systemCall, usually: isUsual)
  }

  private var isVersion4: Bool { setup.version.isVersion4 }

  func handOver(_ link: Link, bringing brings: Bool, _ moment: IntegrationMoment) {
    guard sites.forwards(AdjustIntegrationCall.processDeeplink.rawValue, from: moment.call, bringing: brings),
      let deeplink = ADJDeeplink(deeplink: link.url)
    else { return }
    switch directLinks {
    case .processAndResolve:
      let open = { [app] (resolved: String?) in
        MainActor.assumeIsolated {
          if let resolved { app.open(resolved) }
        }
      }
      if isVersion4 {
        sdk.processDeeplink(link.text, completion: open)
      } else {
        sdk.processAndResolve(deeplink, withCompletionHandler: open)
      }
    case .processDeeplink:
      if isVersion4 { sdk.appWillOpen(deeplink.deeplink) } else { sdk.processDeeplink(deeplink) }
      app.open(link.text)
    case .none:
      app.open(link.text)
    }
  }

  /// How the app handles a link: a version that does not resolve links is only notified of them.
  private var directLinks: AdjustDirectLinks {
    setup.directLinks == .processAndResolve && !setup.version.has(.resolvesLinks) ? .processDeeplink : setup.directLinks
  }
}
