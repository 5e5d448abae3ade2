import Foundation
import SDKContract

// The SDK's own class has no instances for an app: everything is called on the class. Here these calls find the
// instance of their simulation.
extension Adjust {
  private static var current: Adjust { AppEnvironment.current.adjust }

  /// Starts the SDK with a configuration.
  public static func initSdk(_ config: ADJConfig?) { current.initSdk(config) }

  /// Switches the SDK on; the setting is kept on the device.
  public static func enable() { current.enable() }

  /// Switches the SDK off; the setting is kept on the device.
  public static func disable() { current.disable() }

  /// Stops sending until `switchBackToOnlineMode()`.
  public static func switchToOfflineMode() { current.switchToOfflineMode() }

  /// Goes on sending.
  public static func switchBackToOnlineMode() { current.switchBackToOnlineMode() }

  /// Ends the delay of the first session.
  public static func endFirstSessionDelay() { current.endFirstSessionDelay() }

  /// Asks the backend to forget the user, for good.
  public static func gdprForgetMe() { current.gdprForgetMe() }

  /// Reports an event.
  public static func trackEvent(_ event: ADJEvent?) {
    if let event { current.trackEvent(event.eventToken) }
  }

  /// Reports the click on a link that opened the app.
  public static func processDeeplink(_ deeplink: ADJDeeplink) { current.processDeeplink(deeplink) }

  /// Reports the click on a link that opened the app, and resolves a short link, in the short form of the guides.
  public static func processDeeplink(_ deeplink: URL, completionHandler: @escaping (String?) -> Void) {
    guard let deeplink = ADJDeeplink(deeplink: deeplink) else { return }
    current.processAndResolve(deeplink, withCompletionHandler: completionHandler)
  }

  /// Reports the click on a link that opened the app, by the name of version 4.
  public static func appWillOpen(_ url: URL?) { current.appWillOpen(url) }

  /// Reports the click on a link that opened the app, and resolves a short link to its long form.
  public static func processAndResolve(
    _ deeplink: ADJDeeplink, withCompletionHandler completion: @escaping (String?) -> Void
  ) {
    current.processAndResolve(deeplink, withCompletionHandler: completion)
  }

  /// Converts one of Adjust's universal links to the scheme form, on the device.
  public static func convertUniversalLink(_ url: URL, withScheme scheme: String) -> URL? {
    current.convertUniversalLink(url.absoluteString, withScheme: scheme)
  }

  /// Asks for the last link that was handed over, by this process or an earlier one.
  public static func lastDeeplink(completionHandler: @escaping (URL?) -> Void) {
    current.lastDeeplink(completionHandler: completionHandler)
  }

  /// Asks for the attribution, as soon as there is one.
  public static func attribution(completionHandler: @escaping (ADJAttribution?) -> Void) {
    current.attribution(completionHandler: completionHandler)
  }

  /// Asks for the id of the device, as soon as there is one.
  public static func adid(completionHandler: @escaping (String?) -> Void) {
    current.adid(completionHandler: completionHandler)
  }

  /// Asks for the attribution, and for nil if there is none in time.
  public static func attribution(withTimeout timeoutMs: Int, completionHandler: @escaping (ADJAttribution?) -> Void) {
    current.attribution(withTimeout: timeoutMs, completionHandler: completionHandler)
  }

  /// Asks for the id of the device, and for nil if there is none in time.
  public static func adid(withTimeout timeoutMs: Int, completionHandler: @escaping (String?) -> Void) {
    current.adid(withTimeout: timeoutMs, completionHandler: completionHandler)
  }

  /// Asks whether the SDK is enabled.
  public static func isEnabled(completionHandler: @escaping (Bool) -> Void) {
    current.isEnabled(completionHandler: completionHandler)
  }

  /// Asks for the advertising id, which is zeros unless the user has allowed tracking.
  public static func idfa(completionHandler: @escaping (String?) -> Void) {
    current.idfa(completionHandler: completionHandler)
  }

  /// Asks for the vendor's id.
  public static func idfv(completionHandler: @escaping (String?) -> Void) {
    current.idfv(completionHandler: completionHandler)
  }

  /// Asks for the version of the SDK.
  public static func sdkVersion(completionHandler: @escaping (String?) -> Void) {
    current.sdkVersion(completionHandler: completionHandler)
  }

  /// Hands the push token over.
  public static func setPushTokenAsString(_ token: String) { current.setPushTokenAsString(token) }

  /// Tells whether the user consents to be measured.
  public static func trackMeasurementConsent(_ isGiven: Bool) { current.trackMeasurementConsent(isGiven) }

  /// Starts the SDK, by the name of version 4.
  public static func appDidLaunch(_ config: ADJConfig?) { current.appDidLaunch(config) }

  /// Switches the SDK on or off, by the name of version 4.
  public static func setEnabled(_ isEnabled: Bool) { current.setEnabled(isEnabled) }

  /// Stops sending or goes on, by the name of version 4.
  public static func setOfflineMode(_ isOffline: Bool) { current.setOfflineMode(isOffline) }

  /// Ends the delayed start of version 4.
  public static func sendFirstPackages() { current.sendFirstPackages() }
}
