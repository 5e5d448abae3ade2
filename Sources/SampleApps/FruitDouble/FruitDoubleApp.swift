import DeepLinkSimulator
import Foundation

/// The fruit app with both ways to a deferred link, and no coordination between them.
///
/// On the first launch after a click, both unified deep linking and conversion data have the link. An app that routes
/// both opens its screen twice, the second time perhaps seconds later, when the user has gone elsewhere.
@MainActor
public final class FruitDoubleApp {
  /// Whether the app lets only the first of the two callbacks open the deferred link.
  public let opensOnce: Bool
  private let router: FruitRouter
  private var hasOpened = false

  /// Creates the app's delegate object for a new process.
  public init(_ environment: AppEnvironment, opensOnce: Bool = true) {
    self.opensOnce = opensOnce
    router = FruitRouter(environment)
  }

  private func openDeferredLink(to fruit: String) {
    if opensOnce, hasOpened { return }
    hasOpened = true
    router.walk(to: fruit)
  }
}

extension FruitDoubleApp: DeepLinkDelegate {
  /// Opens the fruit of a link, deferred or direct.
  public func didResolveDeepLink(_ result: DeepLinkResult) {
    guard let link = result.deepLink, let fruit = link.deeplinkValue else { return }
    if link.isDeferred {
      openDeferredLink(to: fruit)
    } else {
      router.walk(to: fruit)
    }
  }
}

extension FruitDoubleApp: AppsFlyerLibDelegate {
  /// Opens the fruit of the link that led to the install.
  public func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {
    guard conversionInfo["is_first_launch"] as? Bool == true,
      let fruit = conversionInfo["deep_link_value"] as? String
    else { return }
    openDeferredLink(to: fruit)
  }

  /// Does nothing: without conversion data there is nothing to open.
  public func onConversionDataFail(_ error: any Error) {}
}
