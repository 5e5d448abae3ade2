import Foundation
import SDKContract

/// The app's side of AppsFlyer conversion data and of direct deep linking with the legacy API.
///
/// The methods are those of the SDK's `AppsFlyerLibDelegate` (header 6.15.3), so that a delegate written for a
/// device conforms without a change. All are called on the main thread; the class of the delegate need not be isolated.
public protocol AppsFlyerLibDelegate: AnyObject {
  /// Receives the conversion data of the install, at every counted session.
  ///
  /// - Parameter conversionInfo: Attribution and link parameters. Any value may be `NSNull`.
  @preconcurrency @MainActor
  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any])

  /// Learns that the conversion data could not be had.
  @preconcurrency @MainActor
  func onConversionDataFail(_ error: any Error)

  /// Receives the parameters of a link that opened the app; optional.
  @preconcurrency @MainActor
  func onAppOpenAttribution(_ attributionData: [AnyHashable: Any])

  /// Learns that a link that opened the app could not be resolved; optional.
  @preconcurrency @MainActor
  func onAppOpenAttributionFailure(_ error: any Error)

  /// Supplies the HTTP header fields for resolving a wrapped link; optional.
  @preconcurrency @MainActor
  func allHTTPHeaderFields(forResolveDeepLinkURL URL: URL) -> [String: String]?

  // Code from before the header said what is never nil, and code that copies it, has parameters as in
  // `onConversionDataFail(_ error: Error!)`. A protocol of Objective-C takes such methods for its own.

  /// Receives the conversion data of the install, in code from before the header said what is never nil.
  @preconcurrency @MainActor
  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]!)

  /// Learns that the conversion data could not be had, in code from before the header said what is never nil.
  @preconcurrency @MainActor
  func onConversionDataFail(_ error: (any Error)!)

  /// Receives the parameters of a link that opened the app, in code from before the header said what is never nil.
  @preconcurrency @MainActor
  func onAppOpenAttribution(_ attributionData: [AnyHashable: Any]!)

  /// Learns that a link that opened the app could not be resolved, in code from before the header said what is never nil.
  @preconcurrency @MainActor
  func onAppOpenAttributionFailure(_ error: (any Error)!)
}

extension AppsFlyerLibDelegate {
  /// Calls the method of older code.
  @preconcurrency @MainActor
  public func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {
    onConversionDataSuccess(conversionInfo as [AnyHashable: Any]?)
  }

  /// Calls the method of older code.
  @preconcurrency @MainActor
  public func onConversionDataFail(_ error: any Error) {
    onConversionDataFail(error as (any Error)?)
  }

  /// Calls the method of older code.
  @preconcurrency @MainActor
  public func onAppOpenAttribution(_ attributionData: [AnyHashable: Any]) {
    onAppOpenAttribution(attributionData as [AnyHashable: Any]?)
  }

  /// Calls the method of older code.
  @preconcurrency @MainActor
  public func onAppOpenAttributionFailure(_ error: any Error) {
    onAppOpenAttributionFailure(error as (any Error)?)
  }

  /// Stands in for an app that does not implement the method.
  @preconcurrency @MainActor
  public func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]!) {
    CallbackResponder.doesNotRespond()
  }

  /// Stands in for an app that does not implement the method.
  @preconcurrency @MainActor
  public func onConversionDataFail(_ error: (any Error)!) {
    CallbackResponder.doesNotRespond()
  }
}

extension AppsFlyerLibDelegate {
  /// Stands in for an app that does not implement the method.
  @preconcurrency @MainActor
  public func onAppOpenAttribution(_ attributionData: [AnyHashable: Any]!) {
    CallbackResponder.doesNotRespond()
  }

  /// Stands in for an app that does not implement the method.
  @preconcurrency @MainActor
  public func onAppOpenAttributionFailure(_ error: (any Error)!) {
    CallbackResponder.doesNotRespond()
  }

  /// Stands in for an app that does not implement the method.
  @preconcurrency @MainActor
  public func allHTTPHeaderFields(forResolveDeepLinkURL URL: URL) -> [String: String]? {
    CallbackResponder.doesNotRespond()
    return nil
  }
}

// A wrapper that forwards calls asks, as in Objective-C, whether the other delegate has the method:
// `delegate.onAppOpenAttribution?(data)`. Whether it has is known only by calling it, which does nothing if it has not.
extension AppsFlyerLibDelegate {
  /// The optional method, for a call with a question mark.
  @preconcurrency @MainActor
  public var onAppOpenAttribution: (@MainActor ([AnyHashable: Any]) -> Void)? {
    { data in CallbackResponder.forward { self.onAppOpenAttribution(data) } }
  }

  /// The optional method, for a call with a question mark.
  @preconcurrency @MainActor
  public var onAppOpenAttributionFailure: (@MainActor (any Error) -> Void)? {
    { error in CallbackResponder.forward { self.onAppOpenAttributionFailure(error) } }
  }

  /// The optional method, for a call with a question mark.
  @preconcurrency @MainActor
  public var allHTTPHeaderFields: HeaderFieldsCall? { HeaderFieldsCall(delegate: self) }
}

/// Calls the optional method `allHTTPHeaderFields(forResolveDeepLinkURL:)`, which a closure could not name in full.
@preconcurrency @MainActor
public struct HeaderFieldsCall {
  let delegate: any AppsFlyerLibDelegate

  /// `allHTTPHeaderFields(forResolveDeepLinkURL:)`.
  public func callAsFunction(forResolveDeepLinkURL URL: URL) -> [String: String]? {
    CallbackResponder.forward { delegate.allHTTPHeaderFields(forResolveDeepLinkURL: URL) }
  }
}
