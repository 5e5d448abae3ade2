import Foundation

// Events of version 4, and calls that share the queue with links or do not affect them.
extension AdjustVersion4 {
  /// Reports an event.
  public class func trackEvent(_ event: ADJEvent?) { Adjust.trackEvent(event) }

  /// Passes the push token to the SDK.
  public class func setDeviceToken(_ deviceToken: Data) {
    Adjust.note("setDeviceToken")
    Adjust.setPushToken(deviceToken)
  }

  /// Passes the push token to the SDK.
  public class func setPushToken(_ pushToken: String) { Adjust.setPushTokenAs(pushToken) }

  /// Sets which of the user's data third parties may receive.
  public class func trackThirdPartySharing(_ thirdPartySharing: ADJThirdPartySharing) {
    Adjust.trackThirdPartySharing(thirdPartySharing)
  }

  /// Prevents third parties from receiving the user's data.
  public class func disableThirdPartySharing() {
    Adjust.note("disableThirdPartySharing")
    Adjust.act(false) { $0.trackThirdPartySharing($1) }
  }

  /// Sets whether the user consents to measurement.
  public class func trackMeasurementConsent(_ enabled: Bool) { Adjust.trackMeasurementConsent(enabled) }

  /// Reports ad revenue.
  public class func trackAdRevenue(_ adRevenue: ADJAdRevenue) { Adjust.trackAdRevenue(adRevenue) }

  /// Reports ad revenue as described by an ad network.
  public class func trackAdRevenue(_ source: String, payload: Data) {
    Adjust.act(source) { $0.trackAdRevenue($1) }
  }

  /// Reports a subscription.
  public class func trackSubscription(_ subscription: ADJSubscription) {
    Adjust.note("trackSubscription", subscription.transactionId)
  }

  /// Asks Adjust's servers to verify a purchase; the result says that a simulation has no App Store.
  public class func verifyPurchase(
    _ purchase: ADJPurchase, completionHandler: @escaping (ADJPurchaseVerificationResult) -> Void
  ) {
    Adjust.note("verifyPurchase", purchase.transactionId)
    Adjust.answer(completionHandler) { ADJPurchaseVerificationResult.notSent() }
  }

  // MARK: Parameters and other settings

  /// Adds a callback parameter, for the app's own servers, to all packages.
  public class func addSessionCallbackParameter(_ key: String, value: String) {
    Adjust.note("addSessionCallbackParameter", "\(key) = \(value)")
  }

  /// Adds a partner parameter to all packages.
  public class func addSessionPartnerParameter(_ key: String, value: String) {
    Adjust.note("addSessionPartnerParameter", "\(key) = \(value)")
  }

  /// Removes a callback parameter.
  public class func removeSessionCallbackParameter(_ key: String) { Adjust.note("removeSessionCallbackParameter", key) }

  /// Removes a partner parameter.
  public class func removeSessionPartnerParameter(_ key: String) { Adjust.note("removeSessionPartnerParameter", key) }

  /// Removes all callback parameters.
  public class func resetSessionCallbackParameters() { Adjust.note("resetSessionCallbackParameters") }

  /// Removes all partner parameters.
  public class func resetSessionPartnerParameters() { Adjust.note("resetSessionPartnerParameters") }

  /// Sets the conversion value for SKAdNetwork.
  public class func updateConversionValue(_ conversionValue: Int) {
    Adjust.note("updateConversionValue", "\(conversionValue)")
  }

  /// Sets the conversion value for SKAdNetwork; nil means no error.
  public class func updatePostbackConversionValue(
    _ conversionValue: Int, completionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    Adjust.note("updatePostbackConversionValue", "\(conversionValue)")
    if let completion { Adjust.answer(completion) { nil } }
  }

  /// Sets the conversion values for SKAdNetwork 4; nil means no error.
  public class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: String, completionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    updatePostbackConversionValue(fineValue, completionHandler: completion)
  }

  /// Sets the conversion values for SKAdNetwork 4 and whether to lock the window; nil means no error.
  public class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: String, lockWindow: Bool,
    completionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    updatePostbackConversionValue(fineValue, completionHandler: completion)
  }

  /// Makes the SDK check the tracking authorization status.
  public class func checkForNewAttStatus() {
    Adjust.note("checkForNewAttStatus")
    Adjust.act(()) { adjust, _ in adjust.checkTrackingStatus() }
  }

  /// Has no effect since version 4.10.
  public class func sendAdWordsRequest() { Adjust.note("sendAdWordsRequest") }

  /// Sets options for Adjust's internal tests.
  public class func setTestOptions(_ testOptions: AdjustTestOptions?) { Adjust.note("setTestOptions") }
}
