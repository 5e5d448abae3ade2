import Foundation
import SDKContract

/// The delegate of an app that uses the Adjust SDK, in versions 4 and 5.
///
/// The methods are those of the SDK's `AdjustDelegate` (ADJConfig.h, 4.38.4 and 5.6.2, and one of 5.7.0), so a delegate
/// written for a device conforms without changes. All are optional and are called on the main thread; the class of the
/// delegate need not be isolated.
public protocol AdjustDelegate: AnyObject {
  /// Receives an attribution that has changed.
  @preconcurrency @MainActor
  func adjustAttributionChanged(_ attribution: ADJAttribution?)

  /// Receives the details of a session that the backend accepted.
  @preconcurrency @MainActor
  func adjustSessionTrackingSucceeded(_ sessionSuccessResponse: ADJSessionSuccess?)

  /// Receives the details of a session that could not be sent.
  @preconcurrency @MainActor
  func adjustSessionTrackingFailed(_ sessionFailureResponse: ADJSessionFailure?)

  /// Receives the details of an event that the backend accepted.
  @preconcurrency @MainActor
  func adjustEventTrackingSucceeded(_ eventSuccessResponse: ADJEventSuccess?)

  /// Receives the details of an event that could not be sent.
  @preconcurrency @MainActor
  func adjustEventTrackingFailed(_ eventFailureResponse: ADJEventFailure?)

  /// Receives the deferred deep link of an install.
  ///
  /// - Parameter deeplink: The link in the app's scheme form.
  /// - Returns: Whether the SDK opens the link through the system.
  @preconcurrency @MainActor
  func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool

  /// Receives the deferred deep link of an install from version 4 of the SDK.
  ///
  /// - Parameter deeplink: The link in the app's scheme form.
  /// - Returns: Whether the SDK opens the link through the system.
  @preconcurrency @MainActor
  func adjustDeeplinkResponse(_ deeplink: URL?) -> Bool

  /// Receives a message of the backend; since 5.6.0.
  @preconcurrency @MainActor
  func adjustRemoteTriggerReceived(_ remoteTrigger: ADJRemoteTrigger)

  /// Receives changed settings for third-party sharing, which never happens here; since 5.7.0.
  @preconcurrency @MainActor
  func adjustThirdPartySharingSettingsChanged(_ thirdPartySharingResult: ADJThirdPartySharingResult?)

  /// Receives a new conversion value for SKAdNetwork; since version 5.
  @preconcurrency @MainActor
  func adjustSkanUpdated(withConversionData data: [String: String])

  /// Receives a new conversion value for SKAdNetwork from version 4 of the SDK.
  @preconcurrency @MainActor
  func adjustConversionValueUpdated(_ conversionValue: NSNumber?)

  /// Receives a new conversion value for SKAdNetwork 4 from version 4 of the SDK.
  @preconcurrency @MainActor
  func adjustConversionValueUpdated(_ fineValue: NSNumber?, coarseValue: String?, lockWindow: NSNumber?)
}

extension AdjustDelegate {
  /// The default implementation, for an app that does not implement the method.
  @preconcurrency @MainActor
  public func adjustAttributionChanged(_ attribution: ADJAttribution?) {
    CallbackResponder.doesNotRespond()
  }

  /// The default implementation, for an app that does not implement the method.
  @preconcurrency @MainActor
  public func adjustSessionTrackingSucceeded(_ sessionSuccessResponse: ADJSessionSuccess?) {
    CallbackResponder.doesNotRespond()
  }

  /// The default implementation, for an app that does not implement the method.
  @preconcurrency @MainActor
  public func adjustSessionTrackingFailed(_ sessionFailureResponse: ADJSessionFailure?) {
    CallbackResponder.doesNotRespond()
  }

  /// The default implementation, for an app that does not implement the method.
  @preconcurrency @MainActor
  public func adjustEventTrackingSucceeded(_ eventSuccessResponse: ADJEventSuccess?) {
    CallbackResponder.doesNotRespond()
  }

  /// The default implementation, for an app that does not implement the method.
  @preconcurrency @MainActor
  public func adjustEventTrackingFailed(_ eventFailureResponse: ADJEventFailure?) {
    CallbackResponder.doesNotRespond()
  }

  /// The default implementation, for an app that does not implement the method.
  @preconcurrency @MainActor
  public func adjustDeferredDeeplinkReceived(_ deeplink: URL?) -> Bool {
    CallbackResponder.doesNotRespond()
    return true
  }

  /// The default implementation, for an app that does not implement the method.
  @preconcurrency @MainActor
  public func adjustDeeplinkResponse(_ deeplink: URL?) -> Bool {
    CallbackResponder.doesNotRespond()
    return true
  }

  /// The default implementation, for an app that does not implement the method.
  @preconcurrency @MainActor
  public func adjustThirdPartySharingSettingsChanged(_ thirdPartySharingResult: ADJThirdPartySharingResult?) {
    CallbackResponder.doesNotRespond()
  }

  /// The default implementation, for an app that does not implement the method.
  @preconcurrency @MainActor
  public func adjustRemoteTriggerReceived(_ remoteTrigger: ADJRemoteTrigger) {
    CallbackResponder.doesNotRespond()
  }

  /// The default implementation, for an app that does not implement the method.
  @preconcurrency @MainActor
  public func adjustSkanUpdated(withConversionData data: [String: String]) {
    CallbackResponder.doesNotRespond()
  }

  /// The default implementation, for an app that does not implement the method.
  @preconcurrency @MainActor
  public func adjustConversionValueUpdated(_ conversionValue: NSNumber?) {
    CallbackResponder.doesNotRespond()
  }

  /// The default implementation, for an app that does not implement the method.
  @preconcurrency @MainActor
  public func adjustConversionValueUpdated(_ fineValue: NSNumber?, coarseValue: String?, lockWindow: NSNumber?) {
    CallbackResponder.doesNotRespond()
  }
}

// A wrapper that forwards calls checks, as in Objective-C, whether the other delegate has the method:
// `delegate.adjustAttributionChanged?(attribution)`. Only calling it shows whether it has, and the call does nothing if
// it has not.
extension AdjustDelegate {
  /// The optional method, for optional chaining.
  @preconcurrency @MainActor
  public var adjustAttributionChanged: (@MainActor (ADJAttribution?) -> Void)? {
    { value in CallbackResponder.forward { self.adjustAttributionChanged(value) } }
  }

  /// The optional method, for optional chaining.
  @preconcurrency @MainActor
  public var adjustSessionTrackingSucceeded: (@MainActor (ADJSessionSuccess?) -> Void)? {
    { value in CallbackResponder.forward { self.adjustSessionTrackingSucceeded(value) } }
  }

  /// The optional method, for optional chaining.
  @preconcurrency @MainActor
  public var adjustSessionTrackingFailed: (@MainActor (ADJSessionFailure?) -> Void)? {
    { value in CallbackResponder.forward { self.adjustSessionTrackingFailed(value) } }
  }

  /// The optional method, for optional chaining.
  @preconcurrency @MainActor
  public var adjustEventTrackingSucceeded: (@MainActor (ADJEventSuccess?) -> Void)? {
    { value in CallbackResponder.forward { self.adjustEventTrackingSucceeded(value) } }
  }

  /// The optional method, for optional chaining.
  @preconcurrency @MainActor
  public var adjustEventTrackingFailed: (@MainActor (ADJEventFailure?) -> Void)? {
    { value in CallbackResponder.forward { self.adjustEventTrackingFailed(value) } }
  }

  /// The optional method, for optional chaining.
  @preconcurrency @MainActor
  public var adjustDeferredDeeplinkReceived: (@MainActor (URL?) -> Bool)? {
    { value in CallbackResponder.forward { self.adjustDeferredDeeplinkReceived(value) } }
  }

  /// The optional method, for optional chaining.
  @preconcurrency @MainActor
  public var adjustDeeplinkResponse: (@MainActor (URL?) -> Bool)? {
    { value in CallbackResponder.forward { self.adjustDeeplinkResponse(value) } }
  }

  /// The optional method, for optional chaining.
  @preconcurrency @MainActor
  public var adjustRemoteTriggerReceived: (@MainActor (ADJRemoteTrigger) -> Void)? {
    { value in CallbackResponder.forward { self.adjustRemoteTriggerReceived(value) } }
  }

  /// The optional method, for optional chaining.
  @preconcurrency @MainActor
  public var adjustSkanUpdated: SkanUpdateCall? { SkanUpdateCall(delegate: self) }

  /// The optional methods of version 4, for optional chaining.
  @preconcurrency @MainActor
  public var adjustConversionValueUpdated: ConversionValueCalls? { ConversionValueCalls(delegate: self) }
}

/// Calls the optional method `adjustSkanUpdated(withConversionData:)`, whose argument label a closure cannot have.
@preconcurrency @MainActor
public struct SkanUpdateCall {
  let delegate: any AdjustDelegate

  /// Calls `adjustSkanUpdated(withConversionData:)`.
  public func callAsFunction(withConversionData data: [String: String]) {
    CallbackResponder.forward { delegate.adjustSkanUpdated(withConversionData: data) }
  }
}

/// Calls the optional methods `adjustConversionValueUpdated` of version 4.
@preconcurrency @MainActor
public struct ConversionValueCalls {
  let delegate: any AdjustDelegate

  /// Calls `adjustConversionValueUpdated(_:)`.
  public func callAsFunction(_ conversionValue: NSNumber?) {
    CallbackResponder.forward { delegate.adjustConversionValueUpdated(conversionValue) }
  }

  /// Calls `adjustConversionValueUpdated(_:coarseValue:lockWindow:)`.
  public func callAsFunction(_ fineValue: NSNumber?, coarseValue: String?, lockWindow: NSNumber?) {
    CallbackResponder.forward {
      delegate.adjustConversionValueUpdated(fineValue, coarseValue: coarseValue, lockWindow: lockWindow)
    }
  }
}
