import DeepLinkSimulator
import Foundation

/// `FruitDoubleApp` in the style of an app with Swift concurrency: each callback starts a task.
@MainActor
public final class FruitDoubleAsyncApp {
  /// Whether the app lets only the first of the two callbacks open the deferred link.
  public let opensOnce: Bool
  private let router: FruitRouter
  private let claims = DeferredLinkClaims()

  /// Creates the app's delegate object for a new process.
  public init(_ environment: AppEnvironment, opensOnce: Bool = true) {
    self.opensOnce = opensOnce
    router = FruitRouter(environment)
  }

  private func openDeferredLink(to fruit: String) async {
    if opensOnce, await !claims.take() { return }
    router.walk(to: fruit)
  }
}

extension FruitDoubleAsyncApp: DeepLinkDelegate {
  /// Opens the fruit of a link; for a deferred one in a task.
  public func didResolveDeepLink(_ result: DeepLinkResult) {
    guard let link = result.deepLink, let fruit = link.deeplinkValue else { return }
    guard link.isDeferred else { return router.walk(to: fruit) }
    Task { await openDeferredLink(to: fruit) }
  }
}

extension FruitDoubleAsyncApp: AppsFlyerLibDelegate {
  /// Opens the fruit of the link that led to the install, in a task.
  public func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {
    guard conversionInfo["is_first_launch"] as? Bool == true,
      let fruit = conversionInfo["deep_link_value"] as? String
    else { return }
    Task { await openDeferredLink(to: fruit) }
  }

  /// Does nothing: without conversion data there is nothing to open.
  public func onConversionDataFail(_ error: any Error) {}
}
