import Foundation
import SDKContract

/// Stands in for the Adjust SDK, with its method names.
///
/// As on a device, the class is not isolated, so an app may extend it by members that it calls from any actor. The
/// object of a simulated process, and what it keeps, is.
///
/// It is `@unchecked Sendable` because everything that it keeps belongs to the main actor.
public class Adjust: NSObject, @unchecked Sendable {
  let link: SDKLink<AdjustSDK>
  @MainActor var completions: [Int: (AdjustCallback) -> Void] = [:] {
    didSet { link.noteChange() }
  }
  @MainActor var lastCompletion = 0
  /// The origin of each waiting completion, because two with the same number may do different things.
  @MainActor var completionOrigins: [Int: String] = [:]
  @MainActor weak var delegate: (any AdjustDelegate)? {
    didSet { link.noteChange() }
  }

  /// Creates the SDK of a new process.
  package init(_ link: SDKLink<AdjustSDK>) {
    self.link = link
    super.init()
  }
}

@MainActor
extension Adjust {
  // MARK: Life cycle

  /// Starts the SDK with a configuration; an invalid one has no effect.
  public func initSdk(_ config: ADJConfig?) { initialize(config, by: "Adjust.initSdk") }

  private func initialize(_ config: ADJConfig?, by method: String) {
    guard let config, config.problem == nil else {
      let problem = config?.problem
      link.call(method, problem?.text ?? "no configuration") { sdk, _ in
        sdk.machine.refuse(problem?.line, problem?.value ?? "")
      }
      return
    }
    config.isTaken = true
    link.call(method) { sdk, moment in
      if sdk.machine.takesConfiguration {
        // The configuration is copied without the delegate, which the SDK takes now, weakly.
        self.delegate = config.delegate
        if !config.changes.isEmpty || config.appToken != sdk.machine.configuration.appToken {
          sdk.machine.configure {
            $0.appToken = config.appToken
            for change in config.changes { change(&$0) }
          }
        }
      }
      return sdk.machine.initSdk(isActive: moment.isActive, at: moment.now)
    }
  }

  /// Enables the SDK; the setting is persistent.
  public func enable() {
    link.call("Adjust.enable") { $0.machine.setEnabled(true, at: $1.now) }
  }

  /// Disables the SDK; the setting is persistent.
  public func disable() {
    link.call("Adjust.disable") { $0.machine.setEnabled(false, at: $1.now) }
  }

  /// Stops sending until `switchBackToOnlineMode()` or the end of the process.
  public func switchToOfflineMode() {
    link.call("Adjust.switchToOfflineMode") { $0.machine.setOffline(true, at: $1.now) }
  }

  /// Resumes sending.
  public func switchBackToOnlineMode() {
    link.call("Adjust.switchBackToOnlineMode") { $0.machine.setOffline(false, at: $1.now) }
  }

  /// Ends the first session delay, after which the delayed calls take effect.
  public func endFirstSessionDelay() {
    link.call("Adjust.endFirstSessionDelay") { $0.machine.endFirstSessionDelay(at: $1.now) }
  }

  /// Asks the backend to forget the user permanently.
  public func gdprForgetMe() {
    link.call("Adjust.gdprForgetMe") { $0.machine.gdprForgetMe(at: $1.now) }
  }

  /// Reports an event.
  ///
  /// - Parameters:
  ///   - eventToken: The token of the event.
  ///   - deduplicationId: The id of the event; a second event with the same id is skipped.
  ///   - callbackId: The id that the answer returns.
  public func trackEvent(_ eventToken: String, deduplicationId: String? = nil, callbackId: String? = nil) {
    link.call("Adjust.trackEvent", eventToken) {
      $0.machine.trackEvent(
        token: eventToken, deduplicationID: deduplicationId, callbackID: callbackId, at: $1.now)
    }
  }

  // MARK: Links

  /// Reports the click on a link that opened the app.
  public func processDeeplink(_ deeplink: ADJDeeplink) {
    let url = deeplink.deeplink.absoluteString
    let referrer = deeplink.referrer?.absoluteString
    link.call("Adjust.processDeeplink", url) {
      $0.machine.processDeeplink(url, referrer: referrer, at: $1.now)
    }
  }

  /// Reports the click on a link that opened the app; the name in version 4. A nil link has no effect.
  public func appWillOpen(_ url: URL?) {
    let url = url?.absoluteString
    link.call("Adjust.appWillOpen", url) {
      $0.machine.processDeeplink(url, at: $1.now)
    }
  }

  /// Reports the click on a link that opened the app, and resolves a short link to its long form.
  ///
  /// The SDK keeps only one completion handler; that of an earlier call is lost.
  public func processAndResolve(
    _ deeplink: ADJDeeplink, withCompletionHandler completion: @escaping (String?) -> Void
  ) {
    let url = deeplink.deeplink.absoluteString
    let referrer = deeplink.referrer?.absoluteString
    let id = keep(url) { callback in completion(callback.url) }
    link.call("Adjust.processAndResolve", url) {
      $0.machine.processDeeplink(url, referrer: referrer, completion: id, at: $1.now)
    }
  }

  /// Converts an Adjust universal link to its app scheme form on the device.
  ///
  /// - Returns: Nil if the link is not an Adjust link.
  public func convertUniversalLink(_ url: String, withScheme scheme: String?) -> URL? {
    var converted: String?
    link.call("Adjust.convertUniversalLink", url) { sdk, _ in
      let configuration = sdk.machine.configuration
      let result = AdjustUniversalLinkConverter.convert(
        url, withScheme: scheme, profile: configuration.profile, rules: configuration.rules)
      converted = result.url
      return result.notes.map { .note($0, rule: result.rule) }
    }
    return converted.flatMap { URL(string: $0) }
  }

  /// Follows the redirects of an email service's link until they lead to an Adjust link.
  public func resolveLink(
    with url: String?, resolveUrlSuffixArray: [String]?, callback: @escaping (URL?) -> Void
  ) {
    let id = keep(url) { resolved in callback(resolved.url.flatMap { URL(string: $0) }) }
    link.call("ADJLinkResolution.resolveLink", url) {
      $0.resolveLink(url, suffixes: resolveUrlSuffixArray, id, at: $1.now)
    }
  }

  /// Requests the last link that the SDK was given, in this process or an earlier one.
  public func lastDeeplink(completionHandler: @escaping (URL?) -> Void) {
    let id = keep(nil) { callback in completionHandler(callback.url.flatMap { URL(string: $0) }) }
    link.call("Adjust.lastDeeplink") { $0.machine.lastDeeplink(id, at: $1.now) }
  }

  /// Requests the attribution, which is returned as soon as there is one.
  public func attribution(completionHandler: @escaping (ADJAttribution?) -> Void) {
    let id = keep(nil) { callback in
      if case .attribution(_, let attribution) = callback { completionHandler(attribution) }
    }
    link.call("Adjust.attribution") { $0.machine.attribution(id, at: $1.now) }
  }

  /// Requests the device's id at Adjust, which is returned as soon as there is one.
  public func adid(completionHandler: @escaping (String?) -> Void) {
    let id = keep(nil) { callback in
      if case .adid(_, let adid) = callback { completionHandler(adid) }
    }
    link.call("Adjust.adid") { $0.machine.adid(id, at: $1.now) }
  }

  /// Requests the attribution, or nil if there is none within the time-out.
  public func attribution(withTimeout timeoutMs: Int, completionHandler: @escaping (ADJAttribution?) -> Void) {
    guard timeoutMs >= 0 else { return }
    let id = keep(nil) { callback in
      if case .attribution(_, let attribution) = callback { completionHandler(attribution) }
    }
    link.call("Adjust.attribution", "with time-out") {
      $0.machine.attribution(id, timeOut: .milliseconds(timeoutMs), at: $1.now)
    }
  }

  /// Requests the device's id at Adjust, or nil if there is none within the time-out.
  public func adid(withTimeout timeoutMs: Int, completionHandler: @escaping (String?) -> Void) {
    guard timeoutMs >= 0 else { return }
    let id = keep(nil) { callback in
      if case .adid(_, let adid) = callback { completionHandler(adid) }
    }
    link.call("Adjust.adid", "with time-out") { $0.machine.adid(id, timeOut: .milliseconds(timeoutMs), at: $1.now) }
  }

  /// Requests whether the SDK is enabled.
  public func isEnabled(completionHandler: @escaping (Bool) -> Void) {
    let id = keep(nil) { callback in
      if case .isEnabled(_, let isEnabled) = callback { completionHandler(isEnabled) }
    }
    link.call("Adjust.isEnabled") { $0.machine.isEnabled(id, at: $1.now) }
  }

  /// Requests the advertising identifier, which is all zeros unless the user has allowed tracking.
  public func idfa(completionHandler: @escaping (String?) -> Void) {
    let id = keep(nil) { callback in
      if case .idfa(_, let idfa) = callback { completionHandler(idfa) }
    }
    link.call("Adjust.idfa") { $0.machine.idfa(id, at: $1.now) }
  }

  /// Requests the vendor identifier.
  public func idfv(completionHandler: @escaping (String?) -> Void) {
    let id = keep(nil) { callback in
      if case .idfv(_, let idfv) = callback { completionHandler(idfv) }
    }
    link.call("Adjust.idfv") { $0.machine.idfv(id, at: $1.now) }
  }

  /// Requests the version of the SDK.
  public func sdkVersion(completionHandler: @escaping (String?) -> Void) {
    let id = keep(nil) { callback in
      if case .sdkVersion(_, let version) = callback { completionHandler(version) }
    }
    link.call("Adjust.sdkVersion") { $0.machine.sdkVersion(id, at: $1.now) }
  }

  // MARK: Packages that share the queue

  /// Enables or disables the sharing of data with third parties.
  public func trackThirdPartySharing(_ isEnabled: Bool) {
    track(.thirdPartySharing(isEnabled: isEnabled), "Adjust.trackThirdPartySharing", isEnabled ? "on" : "off")
  }

  /// Sets whether the user consents to measurement.
  public func trackMeasurementConsent(_ isGiven: Bool) {
    track(.measurementConsent(isGiven: isGiven), "Adjust.trackMeasurementConsent", isGiven ? "given" : "refused")
  }

  /// Passes the push token to the SDK.
  public func setPushTokenAsString(_ token: String) {
    track(.pushToken(token), "Adjust.setPushToken", nil)
  }

  /// Reports ad revenue.
  public func trackAdRevenue(_ source: String) {
    track(.adRevenue(source: source), "Adjust.trackAdRevenue", source)
  }

  private func track(_ package: AdjustRequest.Kind, _ method: String, _ argument: String?) {
    link.call(method, argument) { $0.machine.track(package, at: $1.now) }
  }

  // MARK: Version 4

  /// Starts the SDK; the name in version 4.
  public func appDidLaunch(_ config: ADJConfig?) { initialize(config, by: "Adjust.appDidLaunch") }

  /// Enables or disables the SDK; the name in version 4.
  public func setEnabled(_ isEnabled: Bool) {
    link.call("Adjust.setEnabled", isEnabled ? "true" : "false") { $0.machine.setEnabled(isEnabled, at: $1.now) }
  }

  /// Stops or resumes sending; the name in version 4.
  public func setOfflineMode(_ isOffline: Bool) {
    link.call("Adjust.setOfflineMode", isOffline ? "true" : "false") { $0.machine.setOffline(isOffline, at: $1.now) }
  }

  /// Ends the delayed start of version 4.
  public func sendFirstPackages() {
    link.call("Adjust.sendFirstPackages") { $0.machine.sendFirstPackages(at: $1.now) }
  }

  /// Reports the click on a link that opened the app, and resolves a short link, as the guides write it.
  func processDeeplink(_ deeplink: URL, completionHandler: @escaping (String?) -> Void) {
    if isVersion4 {
      processDeeplink(deeplink.absoluteString, completion: completionHandler)
    } else if let deeplink = ADJDeeplink(deeplink: deeplink) {
      processAndResolve(deeplink, withCompletionHandler: completionHandler)
    }
  }

  /// Reports the click on a link that opened the app, and resolves a short link; the name in version 4.
  func processDeeplink(_ url: String, completion: @escaping (String) -> Void) {
    let id = keep(url) { callback in completion(callback.url ?? "") }
    link.call("Adjust.processDeeplink", url) { $0.machine.processDeeplink(url, completion: id, at: $1.now) }
  }

  /// Returns a value that the SDK knows at the moment, like the getters of version 4.
  func present<Value>(_ method: String, otherwise: Value, _ read: (AdjustMachine) -> Value) -> Value {
    guard link.reaches(method) else { return otherwise }
    var value = otherwise
    link.set { sdk, _ in
      value = read(sdk.machine)
      return []
    }
    link.record(method, Self.text(value))
    return value
  }

  private static func text(_ value: Any) -> String {
    switch value {
    case let attribution as ADJAttribution: attribution.network ?? "an attribution"
    case let url as URL: url.absoluteString
    case let value as any OptionalValue: value.wrapped.map(text) ?? "nil"
    default: "\(value)"
    }
  }

  // MARK: Completion handlers

  func keep(
    _ argument: String?, _ method: String = #function, completion: @escaping (AdjustCallback) -> Void
  ) -> CompletionID {
    guard link.isHere else { return CompletionID(0) }
    lastCompletion += 1
    completions[lastCompletion] = completion
    completionOrigins[lastCompletion] = "\(link.isCalledByStep) \(method) \(argument ?? "")"
    return CompletionID(lastCompletion)
  }
}

extension AppEnvironment {
  /// Adjust's SDK; calls to it have no effect if the scenario's app does not have it.
  public var adjust: Adjust { standIn(AdjustStandIn.self) }
}
