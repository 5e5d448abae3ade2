import Foundation

// The class methods as instance methods, for the object that `getInstance()` returns.
extension AdjustVersion4 {
  /// Starts the SDK with a configuration.
  public func appDidLaunch(_ adjustConfig: ADJConfig?) { Self.appDidLaunch(adjustConfig) }

  /// Reports an event.
  public func trackEvent(_ event: ADJEvent?) { Self.trackEvent(event) }

  /// Enables or disables the SDK; the setting is persistent.
  public func setEnabled(_ enabled: Bool) { Self.setEnabled(enabled) }

  /// Reports the click on a link that opened the app.
  public func appWillOpen(_ url: URL) { Self.appWillOpen(url) }

  /// Reports the click on a link that opened the app, and resolves a short link to its long form.
  public func processDeeplink(
    _ deeplink: URL, completionHandler: @escaping (String) -> Void
  ) {
    Self.processDeeplink(deeplink, completionHandler: completionHandler)
  }

  /// Stops or resumes sending.
  public func setOfflineMode(_ enabled: Bool) { Self.setOfflineMode(enabled) }

  /// Passes the push token to the SDK.
  public func setDeviceToken(_ deviceToken: Data) { Self.setDeviceToken(deviceToken) }

  /// Passes the push token to the SDK.
  public func setPushToken(_ pushToken: String) { Self.setPushToken(pushToken) }

  /// Ends the delayed start.
  public func sendFirstPackages() { Self.sendFirstPackages() }

  /// Tells the SDK that the app is about to resign active, of which the system notifies it too.
  public func trackSubsessionEnd() { Self.trackSubsessionEnd() }

  /// Tells the SDK that the app has become active, of which the system notifies it too.
  public func trackSubsessionStart() { Self.trackSubsessionStart() }

  /// Removes all partner parameters.
  public func resetSessionPartnerParameters() { Self.resetSessionPartnerParameters() }

  /// Removes all callback parameters.
  public func resetSessionCallbackParameters() { Self.resetSessionCallbackParameters() }

  /// Removes a partner parameter.
  public func removeSessionPartnerParameter(_ key: String) { Self.removeSessionPartnerParameter(key) }

  /// Removes a callback parameter.
  public func removeSessionCallbackParameter(_ key: String) { Self.removeSessionCallbackParameter(key) }

  /// Adds a partner parameter to all packages.
  public func addSessionPartnerParameter(
    _ key: String, value: String
  ) {
    Self.addSessionPartnerParameter(key, value: value)
  }

  /// Adds a callback parameter, for the app's own servers, to all packages.
  public func addSessionCallbackParameter(
    _ key: String, value: String
  ) {
    Self.addSessionCallbackParameter(key, value: value)
  }

  /// Asks the backend to forget the user permanently.
  public func gdprForgetMe() { Self.gdprForgetMe() }

  /// Reports ad revenue as described by an ad network.
  public func trackAdRevenue(_ source: String, payload: Data) { Self.trackAdRevenue(source, payload: payload) }

  /// Reports a subscription.
  public func trackSubscription(_ subscription: ADJSubscription) { Self.trackSubscription(subscription) }

  /// Whether the SDK is enabled; false before `appDidLaunch(_:)`.
  public func isEnabled() -> Bool { Self.isEnabled() }

  /// The device's id at Adjust; nil until there is one.
  public func adid() -> String? { Self.adid() }

  /// The advertising identifier, which is all zeros unless the user has allowed tracking.
  public func idfa() -> String? { Self.idfa() }

  /// The version of the SDK.
  public func sdkVersion() -> String? { Self.sdkVersion() }

  /// The attribution; nil until there is one.
  public func attribution() -> ADJAttribution? { Self.attribution() }

  /// Converts an Adjust universal link to its app scheme form on the device.
  public func convertUniversalLink(
    _ url: URL, scheme: String
  ) -> URL? {
    Self.convertUniversalLink(url, scheme: scheme)
  }

  /// Sets the conversion value for SKAdNetwork.
  public func updateConversionValue(_ conversionValue: Int) { Self.updateConversionValue(conversionValue) }

  /// Sets the conversion value for SKAdNetwork; nil means no error.
  public func updatePostbackConversionValue(
    _ conversionValue: Int, completionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    Self.updatePostbackConversionValue(conversionValue, completionHandler: completion)
  }

  /// Sets the conversion values for SKAdNetwork 4; nil means no error.
  public func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: String, completionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    Self.updatePostbackConversionValue(fineValue, coarseValue: coarseValue, completionHandler: completion)
  }

  /// Sets the conversion values for SKAdNetwork 4 and whether to lock the window; nil means no error.
  public func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: String, lockWindow: Bool,
    completionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    Self.updatePostbackConversionValue(
      fineValue, coarseValue: coarseValue, lockWindow: lockWindow, completionHandler: completion)
  }

  /// Sets which of the user's data third parties may receive.
  public func trackThirdPartySharing(
    _ thirdPartySharing: ADJThirdPartySharing
  ) {
    Self.trackThirdPartySharing(thirdPartySharing)
  }

  /// Sets whether the user consents to measurement.
  public func trackMeasurementConsent(_ enabled: Bool) { Self.trackMeasurementConsent(enabled) }

  /// Reports ad revenue.
  public func trackAdRevenue(_ adRevenue: ADJAdRevenue) { Self.trackAdRevenue(adRevenue) }

  /// Makes the SDK check the tracking authorization status.
  public func checkForNewAttStatus() { Self.checkForNewAttStatus() }

  /// The last link that the SDK was given, in this process or an earlier one.
  public func lastDeeplink() -> URL? { Self.lastDeeplink() }

  /// Asks Adjust's servers to verify a purchase; the result says that a simulation has no App Store.
  public func verifyPurchase(
    _ purchase: ADJPurchase, completionHandler: @escaping (ADJPurchaseVerificationResult) -> Void
  ) {
    Self.verifyPurchase(purchase, completionHandler: completionHandler)
  }

  /// Tears the SDK down, for Adjust's internal tests.
  public func teardown() { Adjust.note("teardown") }
}
