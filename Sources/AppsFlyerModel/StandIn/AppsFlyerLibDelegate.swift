import Foundation
import SDKContract

/// The delegate of an app that receives AppsFlyer conversion data, and direct links through the legacy API.
///
/// The methods are those of the SDK's `AppsFlyerLibDelegate` (header 6.15.3), so a delegate written for a device
/// conforms without changes. All are called on the main thread; the class of the delegate need not be isolated.
public protocol AppsFlyerLibDelegate: AnyObject {
  /// Receives the conversion data of the install at every counted session.
  ///
  /// - Parameter conversionInfo: Attribution and link parameters. Any value may be `NSNull`.
  @preconcurrency @MainActor
  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any])

  /// Receives the error if there is no conversion data.
  @preconcurrency @MainActor
  func onConversionDataFail(_ error: any Error)

  /// Receives the parameters of a link that opened the app; optional.
  @preconcurrency @MainActor
  func onAppOpenAttribution(_ attributionData: [AnyHashable: Any])

  /// Receives the error if a link that opened the app could not be resolved; optional.
  @preconcurrency @MainActor
  func onAppOpenAttributionFailure(_ error: any Error)

  /// Returns the HTTP header fields for resolving a wrapped link; optional.
  @preconcurrency @MainActor
  func allHTTPHeaderFields(forResolveDeepLinkURL URL: URL) -> [String: String]?

  // Code from before the nullability annotations in the header, and code copied from it, has parameters such as
  // `onConversionDataFail(_ error: Error!)`. A protocol in Objective-C accepts such methods as its own.

  /// Receives the conversion data of the install, in code from before the nullability annotations.
  @preconcurrency @MainActor
  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]!)

  /// Receives the error if there is no conversion data, in code from before the nullability annotations.
  @preconcurrency @MainActor
  func onConversionDataFail(_ error: (any Error)!)

  /// Receives the parameters of a link that opened the app, in code from before the nullability annotations.
  @preconcurrency @MainActor
  func onAppOpenAttribution(_ attributionData: [AnyHashable: Any]!)

  /// Receives the error if a link could not be resolved, in code from before the nullability annotations.
  @preconcurrency @MainActor
  func onAppOpenAttributionFailure(_ error: (any Error)!)
}

extension AppsFlyerLibDelegate {
  /// Calls the method with the signature of older code.
  @preconcurrency @MainActor
  public func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {
    onConversionDataSuccess(conversionInfo as [AnyHashable: Any]?)
  }

  /// Calls the method with the signature of older code.
  @preconcurrency @MainActor
  public func onConversionDataFail(_ error: any Error) {
    onConversionDataFail(error as (any Error)?)
  }

  /// Calls the method with the signature of older code.
  @preconcurrency @MainActor
  public func onAppOpenAttribution(_ attributionData: [AnyHashable: Any]) {
    onAppOpenAttribution(attributionData as [AnyHashable: Any]?)
  }

  /// Calls the method with the signature of older code.
  @preconcurrency @MainActor
  public func onAppOpenAttributionFailure(_ error: any Error) {
    onAppOpenAttributionFailure(error as (any Error)?)
  }

  /// The default implementation, for an app that does not implement the method.
  @preconcurrency @MainActor
  public func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]!) {
    CallbackResponder.doesNotRespond()
  }

  /// The default implementation, for an app that does not implement the method.
  @preconcurrency @MainActor
  public func onConversionDataFail(_ error: (any Error)!) {
    CallbackResponder.doesNotRespond()
  }
}

extension AppsFlyerLibDelegate {
  /// The default implementation, for an app that does not implement the method.
  @preconcurrency @MainActor
  public func onAppOpenAttribution(_ attributionData: [AnyHashable: Any]!) {
    CallbackResponder.doesNotRespond()
  }

  /// The default implementation, for an app that does not implement the method.
  @preconcurrency @MainActor
  public func onAppOpenAttributionFailure(_ error: (any Error)!) {
    CallbackResponder.doesNotRespond()
  }

  /// The default implementation, for an app that does not implement the method.
  @preconcurrency @MainActor
  public func allHTTPHeaderFields(forResolveDeepLinkURL URL: URL) -> [String: String]? {
    CallbackResponder.doesNotRespond()
    return nil
  }
}

// A wrapper that forwards calls checks, as in Objective-C, whether the other delegate has the method:
// `delegate.onAppOpenAttribution?(data)`. Only calling it shows whether it has, and the call does nothing if it has
// not.
extension AppsFlyerLibDelegate {
  /// The optional method, for optional chaining.
  @preconcurrency @MainActor
  public var onAppOpenAttribution: (@MainActor ([AnyHashable: Any]) -> Void)? {
    { data in CallbackResponder.forward { self.onAppOpenAttribution(data) } }
  }

  /// The optional method, for optional chaining.
  @preconcurrency @MainActor
  public var onAppOpenAttributionFailure: (@MainActor (any Error) -> Void)? {
    { error in CallbackResponder.forward { self.onAppOpenAttributionFailure(error) } }
  }

  /// The optional method, for optional chaining.
  @preconcurrency @MainActor
  public var allHTTPHeaderFields: HeaderFieldsCall? { HeaderFieldsCall(delegate: self) }
}

/// Calls the optional method `allHTTPHeaderFields(forResolveDeepLinkURL:)`, whose argument label a closure cannot have.
@preconcurrency @MainActor
public struct HeaderFieldsCall {
  let delegate: any AppsFlyerLibDelegate

  /// Calls `allHTTPHeaderFields(forResolveDeepLinkURL:)`.
  public func callAsFunction(forResolveDeepLinkURL URL: URL) -> [String: String]? {
    CallbackResponder.forward { delegate.allHTTPHeaderFields(forResolveDeepLinkURL: URL) }
  }
}
