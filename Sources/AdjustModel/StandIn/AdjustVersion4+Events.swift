import Foundation
import SDKContract

// Events of version 4, and what shares the queue with links or has nothing to do with them.
extension AdjustVersion4 {
  /// Reports an event.
  public class func trackEvent(_ event: ADJEvent?) { Adjust.trackEvent(event) }

  /// Hands the push token over.
  public class func setDeviceToken(_ deviceToken: Data) {
    Adjust.note("setDeviceToken")
    Adjust.setPushToken(deviceToken)
  }

  /// Hands the push token over.
  public class func setPushToken(_ pushToken: String) { Adjust.setPushTokenAs(pushToken) }

  /// Tells what third parties may get of the user's data.
  public class func trackThirdPartySharing(_ thirdPartySharing: ADJThirdPartySharing) {
    Adjust.trackThirdPartySharing(thirdPartySharing)
  }

  /// Tells that third parties must not get anything of the user's data.
  public class func disableThirdPartySharing() {
    Adjust.note("disableThirdPartySharing")
    Adjust.act(false) { $0.trackThirdPartySharing($1) }
  }

  /// Tells whether the user consents to be measured.
  public class func trackMeasurementConsent(_ enabled: Bool) { Adjust.trackMeasurementConsent(enabled) }

  /// Reports revenue of an advertisement.
  public class func trackAdRevenue(_ adRevenue: ADJAdRevenue) { Adjust.trackAdRevenue(adRevenue) }

  /// Reports revenue of an advertisement, as a network has described it.
  public class func trackAdRevenue(_ source: String, payload: Data) {
    Adjust.act(source) { $0.trackAdRevenue($1) }
  }

  /// Reports a subscription.
  public class func trackSubscription(_ subscription: ADJSubscription) {
    Adjust.note("trackSubscription", subscription.transactionId)
  }

  /// Has Adjust's servers verify a purchase; a simulation has no App Store, and says so.
  public class func verifyPurchase(
    _ purchase: ADJPurchase, completionHandler: @escaping (ADJPurchaseVerificationResult) -> Void
  ) {
    Adjust.note("verifyPurchase", purchase.transactionId)
    Adjust.answer(completionHandler) { ADJPurchaseVerificationResult.notSent() }
  }

  // MARK: Parameters and other settings

  /// Adds a parameter for the app's own servers to all packages.
  public class func addSessionCallbackParameter(_ key: String, value: String) {
    Adjust.note("addSessionCallbackParameter", "\(key) = \(value)")
  }

  /// Adds a parameter for partners to all packages.
  public class func addSessionPartnerParameter(_ key: String, value: String) {
    Adjust.note("addSessionPartnerParameter", "\(key) = \(value)")
  }

  /// Takes a parameter for the app's own servers away.
  public class func removeSessionCallbackParameter(_ key: String) { Adjust.note("removeSessionCallbackParameter", key) }

  /// Takes a parameter for partners away.
  public class func removeSessionPartnerParameter(_ key: String) { Adjust.note("removeSessionPartnerParameter", key) }

  /// Takes all parameters for the app's own servers away.
  public class func resetSessionCallbackParameters() { Adjust.note("resetSessionCallbackParameters") }

  /// Takes all parameters for partners away.
  public class func resetSessionPartnerParameters() { Adjust.note("resetSessionPartnerParameters") }

  /// Sets the conversion value for SKAdNetwork.
  public class func updateConversionValue(_ conversionValue: Int) {
    Adjust.note("updateConversionValue", "\(conversionValue)")
  }

  /// Sets the conversion value for SKAdNetwork; nil is no error.
  public class func updatePostbackConversionValue(
    _ conversionValue: Int, completionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    Adjust.note("updatePostbackConversionValue", "\(conversionValue)")
    if let completion { Adjust.answer(completion) { nil } }
  }

  /// Sets the conversion values for SKAdNetwork 4; nil is no error.
  public class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: String, completionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    updatePostbackConversionValue(fineValue, completionHandler: completion)
  }

  /// Sets the conversion values for SKAdNetwork 4, and whether they may change; nil is no error.
  public class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: String, lockWindow: Bool,
    completionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    updatePostbackConversionValue(fineValue, completionHandler: completion)
  }

  /// Has the SDK look at what the user has said to tracking.
  public class func checkForNewAttStatus() { Adjust.note("checkForNewAttStatus") }

  /// Does nothing since version 4.10.
  public class func sendAdWordsRequest() { Adjust.note("sendAdWordsRequest") }

  /// Sets options for Adjust's own tests.
  public class func setTestOptions(_ testOptions: AdjustTestOptions?) { Adjust.note("setTestOptions") }
}
