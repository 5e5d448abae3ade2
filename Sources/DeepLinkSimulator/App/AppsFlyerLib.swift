import Foundation

/// Stands in for AppsFlyer's `AppsFlyerLib`, with its method names.
@MainActor
public final class AppsFlyerLib {
  private unowned let engine: Engine

  /// The app's id in the App Store, digits only.
  public var appleAppID = "" {
    didSet { keysChanged(isComplete: !appleAppID.isEmpty && !appsFlyerDevKey.isEmpty) }
  }
  /// The key of the app's AppsFlyer account.
  public var appsFlyerDevKey = "" {
    didSet { keysChanged(isComplete: !appleAppID.isEmpty && !appsFlyerDevKey.isEmpty) }
  }
  /// The object that receives conversion data and legacy deep links; held weakly.
  public weak var delegate: (any AppsFlyerLibDelegate)? {
    didSet { engine.appsFlyerDelegateChanged(isPresent: delegate != nil) }
  }

  init(engine: Engine) {
    self.engine = engine
  }

  private func keysChanged(isComplete: Bool) {
    if isComplete { engine.appsFlyerKeysSet() }
  }

  /// Reports a session, if enough time has passed since the last one.
  public func start() {
    engine.call("AppsFlyerLib.start", nil) { $0.appsFlyerStart() }
  }

  /// Hands over a universal link; always returns true, whatever the link is (`AppsFlyerSDK/AppsFlyerFramework#85`).
  @discardableResult
  public func `continue`(_ userActivity: UserActivity?, restorationHandler: (([Any]?) -> Void)? = nil) -> Bool {
    let url = userActivity?.webpageURL?.absoluteString
    engine.call("AppsFlyerLib.continue", url) { engine in
      if let url { engine.appsFlyerHandle(IncomingLink(url: url, route: .userActivity)) }
    }
    return true
  }

  /// Hands over a link with the app's scheme, or any other URL.
  public func handleOpen(_ url: URL?, options: [OpenURLOptionsKey: Any]? = nil) {
    let url = url?.absoluteString
    engine.call("AppsFlyerLib.handleOpen", url) { engine in
      if let url { engine.appsFlyerHandle(IncomingLink(url: url, route: .openURL)) }
    }
  }
}
