import SDKContract

/// The delegate of an app that uses AppsFlyer's unified deep linking.
///
/// The method is that of the SDK's `DeepLinkDelegate` (header 6.15.3), so a delegate written for a device conforms
/// without changes. It is optional, and is called on the main thread; the class of the delegate need not be isolated.
public protocol DeepLinkDelegate: AnyObject {
  /// Receives the result of the deferred look-up of an install, or of a link that opened the app; optional.
  @preconcurrency @MainActor
  func didResolveDeepLink(_ result: DeepLinkResult)
}

extension DeepLinkDelegate {
  /// The default implementation, for a delegate that does not implement the method.
  @preconcurrency @MainActor
  public func didResolveDeepLink(_ result: DeepLinkResult) {
    CallbackResponder.doesNotRespond()
  }

  /// The optional method, for optional chaining.
  @preconcurrency @MainActor
  public var didResolveDeepLink: (@MainActor (DeepLinkResult) -> Void)? {
    { result in CallbackResponder.forward { self.didResolveDeepLink(result) } }
  }
}

/// The name of `DeepLinkDelegate` in version 7 of the SDK.
public typealias AppsFlyerDeepLinkDelegate = DeepLinkDelegate
