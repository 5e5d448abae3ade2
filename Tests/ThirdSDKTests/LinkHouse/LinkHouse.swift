import DeepLinkSimulator
import Foundation

/// The app's side of LinkHouse.
@MainActor
protocol LinkHouseDelegate: AnyObject {
  /// A link leads somewhere.
  func linkHouseDidOpen(_ destination: [AnyHashable: Any])
  /// There is no link to follow; from 2.0 on.
  func linkHouseDidFindNoLink()
}

/// Stands in for the class of LinkHouse that apps call.
@MainActor
final class LinkHouse {
  private let link: SDKLink<LinkHouseSDK>
  private weak var delegate: (any LinkHouseDelegate)? {
    didSet { link.noteChange() }
  }

  init(_ link: SDKLink<LinkHouseSDK>) {
    self.link = link
  }

  /// The stand-in of the simulation that runs on this thread, as apps call everything on the class.
  private static var current: LinkHouse { AppEnvironment.current.standIn() }

  /// Starts the SDK.
  static func start(delegate: (any LinkHouseDelegate)?) { current.start(delegate: delegate) }

  /// Hands a link over.
  static func open(_ url: URL) { current.open(Link(url.absoluteString)) }

  func start(delegate: (any LinkHouseDelegate)?) {
    link.call("LinkHouse.start") { sdk, _ in
      self.delegate = delegate
      return sdk.start()
    }
  }

  func open(_ link: Link) {
    self.link.call("LinkHouse.open", link.text) { sdk, _ in sdk.open(link) }
  }
}

extension LinkHouse: SDKStandIn {
  func deliver(_ callback: LinkHouseCallback, by call: (() -> Bool) -> Void) {
    guard let delegate else { return }
    call {
      switch callback {
      case .didOpen(let payload): delegate.linkHouseDidOpen(payload.dictionary)
      case .didFindNoLink: delegate.linkHouseDidFindNoLink()
      }
      return true
    }
  }

  func make(_ call: SDKMethodCall, in environment: AppEnvironment) {
    switch call.method {
    case "LinkHouse.start": start(delegate: delegate)
    default: if let url = call.url { open(Link(url.absoluteString)) }
    }
  }

  func integration(
    _ setup: LinkHouseSetup, _ sites: IntegrationCallSites, _ app: any AppUnderTest
  ) -> any SDKIntegration {
    LinkHouseIntegration(self, sites, app)
  }

  static func describedDelegate(_ app: any DescribedReactions, _ setup: LinkHouseSetup) -> AnyObject {
    LinkHouseDescribedDelegate(app)
  }

  func hashState(into hasher: inout Hasher) { hasher.combine(delegate != nil) }

  /// It keeps nothing but its delegate, which `reattachment()` hands over again.
  func snapshot() -> @MainActor () -> Void { {} }

  func reattachment() -> @MainActor (AnyObject?) -> Void {
    let isSet = delegate != nil
    return { self.delegate = isSet ? $0 as? any LinkHouseDelegate : nil }
  }
}

/// Makes the calls that the handbook asks for, for an app that implements only the delegate.
@MainActor
final class LinkHouseIntegration: SDKIntegration {
  private let sdk: LinkHouse
  private let sites: IntegrationCallSites
  private let app: any AppUnderTest

  init(_ sdk: LinkHouse, _ sites: IntegrationCallSites, _ app: any AppUnderTest) {
    (self.sdk, self.sites, self.app) = (sdk, sites, app)
  }

  func configure(_ moment: IntegrationMoment) {
    guard sites.makes("start", during: moment.call, usually: moment.finishesLaunching) else { return }
    sdk.start(delegate: app.delegate(of: LinkHouseSDK.name) as? any LinkHouseDelegate)
  }

  func handOver(_ link: Link, bringing brings: Bool, _ moment: IntegrationMoment) {
    if sites.forwards("open", from: moment.call, bringing: brings) { sdk.open(link) }
  }
}

/// The delegate of the app that a scenario describes.
@MainActor
final class LinkHouseDescribedDelegate: LinkHouseDelegate {
  private unowned let app: any DescribedReactions

  init(_ app: any DescribedReactions) {
    self.app = app
  }

  func linkHouseDidOpen(_ destination: [AnyHashable: Any]) {
    app.react(to: "linkHouseDidOpen") { _ in
      if let path = destination["destination"] as? String { app.follow(destination: path) }
    }
  }

  func linkHouseDidFindNoLink() {
    app.react(to: "linkHouseDidFindNoLink") { _ in app.leave(because: "LinkHouse found no link") }
  }
}
