import DeepLinkSimulator
import Foundation

/// `FruitDoubleApp` with a hasty fix: each callback checks whether the link was opened, and a task opens it.
///
/// The main actor runs other jobs between the check and the task. This goes unnoticed as long as tasks run immediately;
/// a callback that arrives in between sees a link that is not open yet.
@MainActor
public final class FruitCheckAsyncApp {
  /// Whether the app records that it opens the link when it checks, rather than in the task.
  public let remembersAtOnce: Bool
  private let router: FruitRouter
  private var hasOpened = false

  /// Creates the app's delegate object for a new process.
  public init(_ environment: AppEnvironment, remembersAtOnce: Bool = true) {
    self.remembersAtOnce = remembersAtOnce
    router = FruitRouter(environment)
  }

  private func openDeferredLink(to fruit: String) {
    if hasOpened { return }
    if remembersAtOnce { hasOpened = true }
    Task {
      hasOpened = true
      router.walk(to: fruit)
    }
  }
}

extension FruitCheckAsyncApp: DeepLinkDelegate {
  /// Opens the fruit of a deferred link.
  public func didResolveDeepLink(_ result: DeepLinkResult) {
    if let fruit = result.deepLink?.deeplinkValue { openDeferredLink(to: fruit) }
  }
}

extension FruitCheckAsyncApp: AppsFlyerLibDelegate {
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
