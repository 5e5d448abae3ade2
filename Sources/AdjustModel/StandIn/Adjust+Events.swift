import Foundation
import SDKContract

// Events, and what shares the queue with links or has nothing to do with them.
extension Adjust {
  /// Reports an event.
  public nonisolated static func trackEvent(_ event: ADJEvent?) {
    guard let event else { return }
    act(event) { adjust, event in
      // In version 4 the id of the purchase is what an event is recognised by.
      let isVersion4 = adjust.link.read { $0.machine.configuration.profile.isVersion4 } ?? false
      let id = isVersion4 ? event.transactionId : event.deduplicationId
      adjust.trackEvent(
        event.eventToken, deduplicationId: id.isEmpty ? nil : id,
        callbackId: event.callbackId.isEmpty ? nil : event.callbackId)
    }
  }

  /// Hands the push token over.
  public nonisolated static func setPushToken(_ pushToken: Data) {
    setPushTokenAs(
      pushToken.map { byte in
        let digits = String(byte, radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined())
  }

  /// Hands the push token over; Swift leaves the last word of `setPushTokenAsString:` away, as the argument says it.
  public nonisolated static func setPushTokenAs(_ token: String) { act(token) { $0.setPushTokenAsString($1) } }

  /// Tells whether the user consents to be measured.
  public nonisolated static func trackMeasurementConsent(_ isGiven: Bool) {
    act(isGiven) { $0.trackMeasurementConsent($1) }
  }

  /// Tells what third parties may get of the user's data.
  public nonisolated static func trackThirdPartySharing(_ thirdPartySharing: ADJThirdPartySharing) {
    act(thirdPartySharing.enabled?.boolValue ?? true) { $0.trackThirdPartySharing($1) }
  }

  /// Reports revenue of an advertisement.
  public nonisolated static func trackAdRevenue(_ adRevenue: ADJAdRevenue) {
    act(adRevenue.source) { $0.trackAdRevenue($1) }
  }

  /// Asks for the settings for third-party sharing, which no server of a simulation has; since 5.7.0.
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

  /// Has Adjust's servers verify a purchase; a simulation has no App Store, and says so.
  public nonisolated static func verifyAppStorePurchase(
    _ purchase: ADJAppStorePurchase,
    withCompletionHandler completion: @escaping (ADJPurchaseVerificationResult) -> Void
  ) {
    note("verifyAppStorePurchase", purchase.transactionId)
    answer(completion) { ADJPurchaseVerificationResult.notSent() }
  }

  /// Reports a purchase, and has Adjust's servers verify it; a simulation has no App Store, and says so.
  public nonisolated static func verifyAndTrackAppStorePurchase(
    _ event: ADJEvent, withCompletionHandler completion: @escaping (ADJPurchaseVerificationResult) -> Void
  ) {
    note("verifyAndTrackAppStorePurchase", event.transactionId)
    trackEvent(event)
    answer(completion) { ADJPurchaseVerificationResult.notSent() }
  }

  /// Calls a completion handler on the main thread, after what runs now.
  nonisolated static func answer<Value>(_ completion: @escaping (Value) -> Void, _ value: @escaping () -> Value) {
    act((completion, value)) { adjust, call in
      guard adjust.link.isHere else { return }
      // Sound because the handler is called on the thread of the simulation, from which it came.
      nonisolated(unsafe) let call = call
      Task { @MainActor in call.0(call.1()) }
    }
  }

  // MARK: Parameters and other settings

  /// Adds a parameter for the app's own servers to all packages.
  public nonisolated static func addGlobalCallbackParameter(_ param: String, forKey key: String) {
    note("addGlobalCallbackParameter", "\(key) = \(param)")
  }

  /// Adds a parameter for partners to all packages.
  public nonisolated static func addGlobalPartnerParameter(_ param: String, forKey key: String) {
    note("addGlobalPartnerParameter", "\(key) = \(param)")
  }

  /// Takes a parameter for the app's own servers away.
  public nonisolated static func removeGlobalCallbackParameter(forKey key: String) {
    note("removeGlobalCallbackParameter", key)
  }

  /// Takes a parameter for partners away.
  public nonisolated static func removeGlobalPartnerParameter(forKey key: String) {
    note("removeGlobalPartnerParameter", key)
  }

  /// Takes all parameters for the app's own servers away.
  public nonisolated static func removeGlobalCallbackParameters() { note("removeGlobalCallbackParameters") }

  /// Takes all parameters for partners away.
  public nonisolated static func removeGlobalPartnerParameters() { note("removeGlobalPartnerParameters") }

  /// Sets the conversion value for SKAdNetwork; nil is no error.
  public nonisolated static func updateSkanConversionValue(
    _ conversionValue: Int, coarseValue: String?, lockWindow: NSNumber?,
    withCompletionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    note("updateSkanConversionValue", "\(conversionValue)")
    if let completion { answer(completion) { nil } }
  }

  /// Has a first session that waits follow the law for the protection of children.
  public nonisolated static func enableCoppaComplianceInDelay() { note("enableCoppaComplianceInDelay") }

  /// Has a first session that waits not follow the law for the protection of children.
  public nonisolated static func disableCoppaComplianceInDelay() { note("disableCoppaComplianceInDelay") }

  /// Sets the app's own id of the device while the first session waits.
  public nonisolated static func setExternalDeviceIdInDelay(_ externalDeviceId: String?) {
    note("setExternalDeviceIdInDelay", externalDeviceId)
  }

  /// Sets options for Adjust's own tests.
  public nonisolated static func setTestOptions(_ testOptions: [AnyHashable: Any]?) { note("setTestOptions") }
}

extension ADJPurchaseVerificationResult {
  /// The answer to a purchase that cannot be verified because a simulation has no App Store.
  static func notSent() -> ADJPurchaseVerificationResult {
    ADJPurchaseVerificationResult(
      message: "DeepLinkSimulator has no App Store", code: 0, verificationStatus: "not_verified")
  }
}
