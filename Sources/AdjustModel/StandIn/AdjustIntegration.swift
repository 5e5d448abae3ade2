import Foundation
import SDKContract

/// Makes the calls to Adjust's SDK for an app that implements only a delegate, where the vendor's guide puts them.
@MainActor
final class AdjustIntegration: SDKIntegration {
  private let sdk: Adjust
  private let setup: AdjustSetup
  private let sites: IntegrationCallSites
  private let app: any AppUnderTest

  init(_ sdk: Adjust, _ setup: AdjustSetup, _ sites: IntegrationCallSites, _ app: any AppUnderTest) {
    (self.sdk, self.setup, self.sites, self.app) = (sdk, setup, sites, app)
  }

  func configure(_ moment: IntegrationMoment) {
    guard sites.makes("initSdk", during: moment.call, usually: moment.finishesLaunching) else { return }
    let config = ADJConfig(appToken: "app-token", environment: "sandbox")
    config?.delegate = app.delegate(of: .adjust) as? any AdjustDelegate
    sdk.initSdk(config)
  }

  func handOver(_ link: Link, bringing brings: Bool, _ moment: IntegrationMoment) {
    guard sites.forwards("processDeeplink", from: moment.call, bringing: brings),
      let deeplink = ADJDeeplink(deeplink: link.url)
    else { return }
    switch setup.directLinks {
    case .processAndResolve:
      sdk.processAndResolve(deeplink) { [app] resolved in
        MainActor.assumeIsolated {
          if let resolved { app.open(resolved) }
        }
      }
    case .processDeeplink:
      sdk.processDeeplink(deeplink)
      app.open(link.text)
    case .none:
      app.open(link.text)
    }
  }
}
