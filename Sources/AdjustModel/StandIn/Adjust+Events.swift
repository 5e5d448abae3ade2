import Foundation
import SDKContract

// Events, and calls that share the queue with links or do not affect them.
extension Adjust {
  /// Reports an event.
  public nonisolated static func trackEvent(_ event: ADJEvent?) {
    guard let event else { return }
    act(event) { adjust, event in
      // In version 4, a repeated event is recognized by its transaction id.
      let isVersion4 = adjust.link.read { $0.machine.configuration.profile.isVersion4 } ?? false
      let id = isVersion4 ? event.transactionId : event.deduplicationId
      adjust.trackEvent(
        event.eventToken, deduplicationId: id.isEmpty ? nil : id,
        callbackId: event.callbackId.isEmpty ? nil : event.callbackId)
    }
  }

  /// Passes the push token to the SDK.
  public nonisolated static func setPushToken(_ pushToken: Data) {
    setPushTokenAs(
      pushToken.map { byte in
        let digits = String(byte, radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined())
  }

  /// Passes the push token to the SDK; Swift drops the last word of `setPushTokenAsString:` because the argument
  /// implies it.
  public nonisolated static func setPushTokenAs(_ token: String) { act(token) { $0.setPushTokenAsString($1) } }

  /// Sets whether the user consents to measurement.
  public nonisolated static func trackMeasurementConsent(_ isGiven: Bool) {
    act(isGiven) { $0.trackMeasurementConsent($1) }
  }

  /// Sets which of the user's data third parties may receive.
  public nonisolated static func trackThirdPartySharing(_ thirdPartySharing: ADJThirdPartySharing) {
    act(thirdPartySharing.enabled?.boolValue ?? true) { $0.trackThirdPartySharing($1) }
  }

  /// Reports ad revenue.
  public nonisolated static func trackAdRevenue(_ adRevenue: ADJAdRevenue) {
    act(adRevenue.source) { $0.trackAdRevenue($1) }
  }

  /// Requests the settings for third-party sharing, which no server of a simulation has; since 5.7.0.
  public nonisolated static func thirdPartySharingSettings(
    withTimeout timeoutMs: Int, completionHandler: @escaping (ADJThirdPartySharingResult?) -> Void
  ) {
    note("thirdPartySharingSettings", String(timeoutMs))
    answer(completionHandler) { nil }
  }

  /// Reports a subscription.
  public nonisolated static func trackAppStoreSubscription(_ subscription: ADJAppStoreSubscription) {
    note("trackAppStoreSubscription", subscription.transactionId)
  }

  /// Asks Adjust's servers to verify a purchase; the result says that a simulation has no App Store.
  public nonisolated static func verifyAppStorePurchase(
    _ purchase: ADJAppStorePurchase,
    withCompletionHandler completion: @escaping (ADJPurchaseVerificationResult) -> Void
  ) {
    note("verifyAppStorePurchase", purchase.transactionId)
    answer(completion) { ADJPurchaseVerificationResult.notSent() }
  }

  /// Reports and verifies a purchase; the result says that a simulation has no App Store.
  public nonisolated static func verifyAndTrackAppStorePurchase(
    _ event: ADJEvent, withCompletionHandler completion: @escaping (ADJPurchaseVerificationResult) -> Void
  ) {
    note("verifyAndTrackAppStorePurchase", event.transactionId)
    trackEvent(event)
    answer(completion) { ADJPurchaseVerificationResult.notSent() }
  }

  /// Calls a completion handler on the main thread, after the current code.
  nonisolated static func answer<Value>(_ completion: @escaping (Value) -> Void, _ value: @escaping () -> Value) {
    act((completion, value)) { adjust, call in
      guard adjust.link.isHere else { return }
      // Safe because the handler is called on the thread of the simulation, where it was passed in.
      nonisolated(unsafe) let call = call
      Task { @MainActor in call.0(call.1()) }
    }
  }

  // MARK: Parameters and other settings

  /// Adds a callback parameter, for the app's own servers, to all packages.
  public nonisolated static func addGlobalCallbackParameter(_ param: String, forKey key: String) {
    note("addGlobalCallbackParameter", "\(key) = \(param)")
  }

  /// Adds a partner parameter to all packages.
  public nonisolated static func addGlobalPartnerParameter(_ param: String, forKey key: String) {
    note("addGlobalPartnerParameter", "\(key) = \(param)")
  }

  /// Removes a callback parameter.
  public nonisolated static func removeGlobalCallbackParameter(forKey key: String) {
    note("removeGlobalCallbackParameter", key)
  }

  /// Removes a partner parameter.
  public nonisolated static func removeGlobalPartnerParameter(forKey key: String) {
    note("removeGlobalPartnerParameter", key)
  }

  /// Removes all callback parameters.
  public nonisolated static func removeGlobalCallbackParameters() { note("removeGlobalCallbackParameters") }

  /// Removes all partner parameters.
  public nonisolated static func removeGlobalPartnerParameters() { note("removeGlobalPartnerParameters") }

  /// Sets the conversion value for SKAdNetwork; nil means no error.
  public nonisolated static func updateSkanConversionValue(
    _ conversionValue: Int, coarseValue: String?, lockWindow: NSNumber?,
    withCompletionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    note("updateSkanConversionValue", "\(conversionValue)")
    if let completion { answer(completion) { nil } }
  }

  /// Enables COPPA compliance during the first session delay.
  public nonisolated static func enableCoppaComplianceInDelay() { note("enableCoppaComplianceInDelay") }

  /// Disables COPPA compliance during the first session delay.
  public nonisolated static func disableCoppaComplianceInDelay() { note("disableCoppaComplianceInDelay") }

  /// Sets the app's own id of the device during the first session delay.
  public nonisolated static func setExternalDeviceIdInDelay(_ externalDeviceId: String?) {
    note("setExternalDeviceIdInDelay", externalDeviceId)
  }

  /// Sets options for Adjust's internal tests.
  public nonisolated static func setTestOptions(_ testOptions: [AnyHashable: Any]?) { note("setTestOptions") }
}

extension ADJPurchaseVerificationResult {
  /// Returns the result for a purchase that cannot be verified because a simulation has no App Store.
  static func notSent() -> ADJPurchaseVerificationResult {
    ADJPurchaseVerificationResult(
      message: "DeepLinkSimulator has no App Store", code: 0, verificationStatus: "not_verified")
  }
}
