import SDKContract
import Foundation

/// The app's side of the Adjust SDK.
///
/// The methods are those of the SDK's `AdjustDelegate` (ADJConfig.h, 5.5.2), so that a delegate written for a
/// device conforms without a change. All are optional, and all are called on the main thread.
@MainActor
public protocol AdjustDelegate: AnyObject {
  /// Learns that the attribution has changed.
  func adjustAttributionChanged(_ attribution: ADJAttribution?)

  /// Learns that a session was accepted by the backend.
  func adjustSessionTrackingSucceeded(_ sessionSuccessResponse: ADJSessionSuccess?)

  /// Learns that a session could not be sent.
  func adjustSessionTrackingFailed(_ sessionFailureResponse: ADJSessionFailure?)

  /// Learns that an event was accepted by the backend.
  func adjustEventTrackingSucceeded(_ eventSuccessResponse: ADJEventSuccess?)

  /// Learns that an event could not be sent.
  func adjustEventTrackingFailed(_ eventFailureResponse: ADJEventFailure?)

  /// Receives the deferred deep link of an install.
  ///
  /// - Parameter deeplink: The link in the app's scheme form.
  /// - Returns: Whether the SDK shall open the link through the system.
  func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool

  /// Receives the deferred deep link of an install from version 4 of the SDK.
  ///
  /// - Parameter deeplink: The link in the app's scheme form.
  /// - Returns: Whether the SDK shall open the link through the system.
  func adjustDeeplinkResponse(_ deeplink: URL?) -> Bool

  /// Receives a message of the backend; since 5.6.0.
  func adjustRemoteTriggerReceived(_ remoteTrigger: ADJRemoteTrigger)

  /// Learns of a new conversion value for SKAdNetwork.
  func adjustSkanUpdated(withConversionData data: [String: String])
}

extension AdjustDelegate {
  /// Stands in for an app that does not implement the method.
  public func adjustAttributionChanged(_ attribution: ADJAttribution?) {
    CallbackResponder.doesNotRespond()
  }

  /// Stands in for an app that does not implement the method.
  public func adjustSessionTrackingSucceeded(_ sessionSuccessResponse: ADJSessionSuccess?) {
    CallbackResponder.doesNotRespond()
  }

  /// Stands in for an app that does not implement the method.
  public func adjustSessionTrackingFailed(_ sessionFailureResponse: ADJSessionFailure?) {
    CallbackResponder.doesNotRespond()
  }

  /// Stands in for an app that does not implement the method.
  public func adjustEventTrackingSucceeded(_ eventSuccessResponse: ADJEventSuccess?) {
    CallbackResponder.doesNotRespond()
  }

  /// Stands in for an app that does not implement the method.
  public func adjustEventTrackingFailed(_ eventFailureResponse: ADJEventFailure?) {
    CallbackResponder.doesNotRespond()
  }

  /// Stands in for an app that does not implement the method.
  public func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool {
    CallbackResponder.doesNotRespond()
    return true
  }

  /// Stands in for an app that does not implement the method.
  public func adjustDeeplinkResponse(_ deeplink: URL?) -> Bool {
    CallbackResponder.doesNotRespond()
    return true
  }

  /// Stands in for an app that does not implement the method.
  public func adjustRemoteTriggerReceived(_ remoteTrigger: ADJRemoteTrigger) {
    CallbackResponder.doesNotRespond()
  }

  /// Stands in for an app that does not implement the method.
  public func adjustSkanUpdated(withConversionData data: [String: String]) {
    CallbackResponder.doesNotRespond()
  }
}
