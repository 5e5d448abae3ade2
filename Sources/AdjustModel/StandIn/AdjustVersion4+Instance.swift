import Foundation

// The methods of the class, called on the object of `getInstance()`.
extension AdjustVersion4 {
  /// Starts the SDK with a configuration.
  public func appDidLaunch(_ adjustConfig: ADJConfig?) { Self.appDidLaunch(adjustConfig) }

  /// Reports an event.
  public func trackEvent(_ event: ADJEvent?) { Self.trackEvent(event) }

  /// Switches the SDK on or off; the setting is kept on the device.
  public func setEnabled(_ enabled: Bool) { Self.setEnabled(enabled) }

  /// Reports the click on a link that opened the app.
  public func appWillOpen(_ url: URL) { Self.appWillOpen(url) }

  /// Reports the click on a link that opened the app, and resolves a short link to its long form.
  public func processDeeplink(
    _ deeplink: URL, completionHandler: @escaping (String) -> Void
  ) {
    Self.processDeeplink(deeplink, completionHandler: completionHandler)
  }

  /// Stops sending, or goes on.
  public func setOfflineMode(_ enabled: Bool) { Self.setOfflineMode(enabled) }

  /// Hands the push token over.
  public func setDeviceToken(_ deviceToken: Data) { Self.setDeviceToken(deviceToken) }

  /// Hands the push token over.
  public func setPushToken(_ pushToken: String) { Self.setPushToken(pushToken) }

  /// Ends the delayed start.
  public func sendFirstPackages() { Self.sendFirstPackages() }

  /// Tells the SDK that the app is about to resign being active, which it also hears from the system.
  public func trackSubsessionEnd() { Self.trackSubsessionEnd() }

  /// Tells the SDK that the app has become active, which it also hears from the system.
  public func trackSubsessionStart() { Self.trackSubsessionStart() }

  /// Takes all parameters for partners away.
  public func resetSessionPartnerParameters() { Self.resetSessionPartnerParameters() }

  /// Takes all parameters for the app's own servers away.
  public func resetSessionCallbackParameters() { Self.resetSessionCallbackParameters() }

  /// Takes a parameter for partners away.
  public func removeSessionPartnerParameter(_ key: String) { Self.removeSessionPartnerParameter(key) }

  /// Takes a parameter for the app's own servers away.
  public func removeSessionCallbackParameter(_ key: String) { Self.removeSessionCallbackParameter(key) }

  /// Adds a parameter for partners to all packages.
  public func addSessionPartnerParameter(
    _ key: String, value: String
  ) {
    Self.addSessionPartnerParameter(key, value: value)
  }

  /// Adds a parameter for the app's own servers to all packages.
  public func addSessionCallbackParameter(
    _ key: String, value: String
  ) {
    Self.addSessionCallbackParameter(key, value: value)
  }

  /// Asks the backend to forget the user, for good.
  public func gdprForgetMe() { Self.gdprForgetMe() }

  /// Reports revenue of an advertisement, as a network has described it.
  public func trackAdRevenue(_ source: String, payload: Data) { Self.trackAdRevenue(source, payload: payload) }

  /// Reports a subscription.
  public func trackSubscription(_ subscription: ADJSubscription) { Self.trackSubscription(subscription) }

  /// Whether the SDK is enabled; false before `appDidLaunch(_:)`.
  public func isEnabled() -> Bool { Self.isEnabled() }

  /// The id of the device at Adjust; nil until there is one.
  public func adid() -> String? { Self.adid() }

  /// The id for advertisers, which is zeros unless the user has allowed tracking.
  public func idfa() -> String? { Self.idfa() }

  /// The version of the SDK.
  public func sdkVersion() -> String? { Self.sdkVersion() }

  /// The attribution; nil until there is one.
  public func attribution() -> ADJAttribution? { Self.attribution() }

  /// Converts one of Adjust's universal links to the scheme form, on the device.
  public func convertUniversalLink(
    _ url: URL, scheme: String
  ) -> URL? {
    Self.convertUniversalLink(url, scheme: scheme)
  }

  /// Sets the conversion value for SKAdNetwork.
  public func updateConversionValue(_ conversionValue: Int) { Self.updateConversionValue(conversionValue) }

  /// Sets the conversion value for SKAdNetwork; nil is no error.
  public func updatePostbackConversionValue(
    _ conversionValue: Int, completionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    Self.updatePostbackConversionValue(conversionValue, completionHandler: completion)
  }

  /// Sets the conversion values for SKAdNetwork 4; nil is no error.
  public func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: String, completionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    Self.updatePostbackConversionValue(fineValue, coarseValue: coarseValue, completionHandler: completion)
  }

  /// Sets the conversion values for SKAdNetwork 4, and whether they may change; nil is no error.
  public func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: String, lockWindow: Bool,
    completionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    Self.updatePostbackConversionValue(
      fineValue, coarseValue: coarseValue, lockWindow: lockWindow, completionHandler: completion)
  }

  /// Tells what third parties may get of the user's data.
  public func trackThirdPartySharing(
    _ thirdPartySharing: ADJThirdPartySharing
  ) {
    Self.trackThirdPartySharing(thirdPartySharing)
  }

  /// Tells whether the user consents to be measured.
  public func trackMeasurementConsent(_ enabled: Bool) { Self.trackMeasurementConsent(enabled) }

  /// Reports revenue of an advertisement.
  public func trackAdRevenue(_ adRevenue: ADJAdRevenue) { Self.trackAdRevenue(adRevenue) }

  /// Has the SDK look at what the user has said to tracking.
  public func checkForNewAttStatus() { Self.checkForNewAttStatus() }

  /// The last link that was handed over, by this process or an earlier one.
  public func lastDeeplink() -> URL? { Self.lastDeeplink() }

  /// Has Adjust's servers verify a purchase; a simulation has no App Store, and says so.
  public func verifyPurchase(
    _ purchase: ADJPurchase, completionHandler: @escaping (ADJPurchaseVerificationResult) -> Void
  ) {
    Self.verifyPurchase(purchase, completionHandler: completionHandler)
  }

  /// Takes the SDK down, for Adjust's own tests.
  public func teardown() { Adjust.note("teardown") }
}
