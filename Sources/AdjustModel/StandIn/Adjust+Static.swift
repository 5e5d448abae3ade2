import Foundation
import SDKContract

// Apps never use instances of the SDK's class: all methods are static and can be called from any actor. Here these
// calls find the instance of their simulation.
extension Adjust {
  /// Performs an action with the SDK of the app that is being simulated on this thread.
  nonisolated static func act<Argument, Result>(
    _ argument: Argument, _ body: @escaping @MainActor (Adjust, Argument) -> Result
  ) -> Result {
    AppEnvironment.withCurrent(argument) { here, argument in body(here.adjust, argument) }
  }

  /// Records in the trace a call that does not affect links.
  nonisolated static func note(_ member: String, _ argument: String? = nil) {
    act((member, argument)) { adjust, call in adjust.link.record("Adjust.\(call.0)", call.1) }
  }

  /// Returns the SDK; nil if the app that is being simulated on this thread has none.
  public nonisolated static func getInstance() -> Adjust? { act(()) { adjust, _ in adjust } }

  // MARK: Life cycle

  /// Starts the SDK with a configuration.
  public nonisolated static func initSdk(_ config: ADJConfig?) { act(config) { $0.initSdk($1) } }

  /// Enables the SDK; the setting is persistent.
  public nonisolated static func enable() { act(()) { adjust, _ in adjust.enable() } }

  /// Disables the SDK; the setting is persistent.
  public nonisolated static func disable() { act(()) { adjust, _ in adjust.disable() } }

  /// Stops sending until `switchBackToOnlineMode()`.
  public nonisolated static func switchToOfflineMode() { act(()) { adjust, _ in adjust.switchToOfflineMode() } }

  /// Resumes sending.
  public nonisolated static func switchBackToOnlineMode() { act(()) { adjust, _ in adjust.switchBackToOnlineMode() } }

  /// Ends the delay of the first session.
  public nonisolated static func endFirstSessionDelay() { act(()) { adjust, _ in adjust.endFirstSessionDelay() } }

  /// Asks the backend to forget the user permanently.
  public nonisolated static func gdprForgetMe() { act(()) { adjust, _ in adjust.gdprForgetMe() } }

  // MARK: Links

  /// Reports the click on a link that opened the app.
  public nonisolated static func processDeeplink(_ deeplink: ADJDeeplink) { act(deeplink) { $0.processDeeplink($1) } }

  /// Reports the click on a link that opened the app, and resolves a short link; the method of version 4, which the
  /// guides have for version 5 as well.
  public nonisolated static func processDeeplink(_ deeplink: URL, completionHandler: @escaping (String?) -> Void) {
    act((deeplink, completionHandler)) { $0.processDeeplink($1.0, completionHandler: $1.1) }
  }

  /// Reports the click on a link that opened the app; the name in version 4.
  public nonisolated static func appWillOpen(_ url: URL?) { act(url) { $0.appWillOpen($1) } }

  /// Reports the click on a link that opened the app, and resolves a short link to its long form.
  public nonisolated static func processAndResolve(
    _ deeplink: ADJDeeplink, withCompletionHandler completion: @escaping (String?) -> Void
  ) {
    act((deeplink, completion)) { $0.processAndResolve($1.0, withCompletionHandler: $1.1) }
  }

  /// Converts an Adjust universal link to its app scheme form on the device.
  public nonisolated static func convertUniversalLink(_ url: URL, withScheme scheme: String) -> URL? {
    act((url.absoluteString, scheme)) { $0.convertUniversalLink($1.0, withScheme: $1.1) }
  }

  /// Requests the last link that the SDK was given, in this process or an earlier one.
  public nonisolated static func lastDeeplink(completionHandler: @escaping (URL?) -> Void) {
    act(completionHandler) { $0.lastDeeplink(completionHandler: $1) }
  }

  // MARK: What the SDK knows

  /// Requests the attribution, which is returned as soon as there is one.
  public nonisolated static func attribution(completionHandler: @escaping (ADJAttribution?) -> Void) {
    act(completionHandler) { $0.attribution(completionHandler: $1) }
  }

  /// Requests the device's id at Adjust, which is returned as soon as there is one.
  public nonisolated static func adid(completionHandler: @escaping (String?) -> Void) {
    act(completionHandler) { $0.adid(completionHandler: $1) }
  }

  /// Requests the attribution, or nil if there is none within the time-out.
  public nonisolated static func attribution(
    withTimeout timeoutMs: Int, completionHandler: @escaping (ADJAttribution?) -> Void
  ) {
    act((timeoutMs, completionHandler)) { $0.attribution(withTimeout: $1.0, completionHandler: $1.1) }
  }

  /// Requests the device's id at Adjust, or nil if there is none within the time-out.
  public nonisolated static func adid(withTimeout timeoutMs: Int, completionHandler: @escaping (String?) -> Void) {
    act((timeoutMs, completionHandler)) { $0.adid(withTimeout: $1.0, completionHandler: $1.1) }
  }

  /// Requests whether the SDK is enabled.
  public nonisolated static func isEnabled(completionHandler: @escaping (Bool) -> Void) {
    act(completionHandler) { $0.isEnabled(completionHandler: $1) }
  }

  /// Requests the advertising identifier, which is all zeros unless the user has allowed tracking.
  public nonisolated static func idfa(completionHandler: @escaping (String?) -> Void) {
    act(completionHandler) { $0.idfa(completionHandler: $1) }
  }

  /// Requests the vendor identifier.
  public nonisolated static func idfv(completionHandler: @escaping (String?) -> Void) {
    act(completionHandler) { $0.idfv(completionHandler: $1) }
  }

  /// Requests the version of the SDK.
  public nonisolated static func sdkVersion(completionHandler: @escaping (String?) -> Void) {
    act(completionHandler) { $0.sdkVersion(completionHandler: $1) }
  }

  // MARK: Version 4

  /// Starts the SDK; the name in version 4.
  public nonisolated static func appDidLaunch(_ config: ADJConfig?) { act(config) { $0.appDidLaunch($1) } }

  /// Enables or disables the SDK; the name in version 4.
  public nonisolated static func setEnabled(_ isEnabled: Bool) { act(isEnabled) { $0.setEnabled($1) } }

  /// Stops or resumes sending; the name in version 4.
  public nonisolated static func setOfflineMode(_ isOffline: Bool) { act(isOffline) { $0.setOfflineMode($1) } }

  /// Ends the delayed start of version 4.
  public nonisolated static func sendFirstPackages() { act(()) { adjust, _ in adjust.sendFirstPackages() } }
}
