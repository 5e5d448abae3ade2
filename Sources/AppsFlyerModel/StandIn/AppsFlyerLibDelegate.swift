import SDKContract
import Foundation

/// The app's side of AppsFlyer conversion data and of direct deep linking with the legacy API.
///
/// The methods are those of the SDK's `AppsFlyerLibDelegate` (header 6.15.3), so that a delegate written for a
/// device conforms without a change. All are called on the main thread.
@MainActor
public protocol AppsFlyerLibDelegate: AnyObject {
  /// Receives the conversion data of the install, at every counted session.
  ///
  /// - Parameter conversionInfo: Attribution and link parameters. Any value may be `NSNull`.
  func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any])

  /// Learns that the conversion data could not be had.
  func onConversionDataFail(_ error: any Error)

  /// Receives the parameters of a link that opened the app; optional.
  func onAppOpenAttribution(_ attributionData: [AnyHashable: Any])

  /// Learns that a link that opened the app could not be resolved; optional.
  func onAppOpenAttributionFailure(_ error: any Error)

  /// Supplies the HTTP header fields for resolving a wrapped link; optional.
  func allHTTPHeaderFields(forResolveDeepLinkURL URL: URL) -> [String: String]?
}

extension AppsFlyerLibDelegate {
  /// Stands in for an app that does not implement the method.
  public func onAppOpenAttribution(_ attributionData: [AnyHashable: Any]) {
    CallbackResponder.doesNotRespond()
  }

  /// Stands in for an app that does not implement the method.
  public func onAppOpenAttributionFailure(_ error: any Error) {
    CallbackResponder.doesNotRespond()
  }

  /// Stands in for an app that does not implement the method.
  public func allHTTPHeaderFields(forResolveDeepLinkURL URL: URL) -> [String: String]? {
    CallbackResponder.doesNotRespond()
    return nil
  }
}
