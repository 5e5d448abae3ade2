import Foundation
import SDKContract

/// Stands in for the Adjust SDK, with its method names.
@MainActor
public class Adjust {
  let link: SDKLink<AdjustSDK>
  var completions: [Int: (AdjustCallback) -> Void] = [:] {
    didSet { link.noteChange() }
  }
  var lastCompletion = 0
  /// Where each completion that waits comes from: two with the same number may do different things.
  var completionOrigins: [Int: String] = [:]
  weak var delegate: (any AdjustDelegate)? {
    didSet { link.noteChange() }
  }

  /// Creates the SDK of a new process.
  package init(_ link: SDKLink<AdjustSDK>) {
    self.link = link
  }

  // MARK: Life cycle

  /// Starts the SDK with a configuration; one that is not valid does nothing.
  public func initSdk(_ config: ADJConfig?) { initialise(config, by: "Adjust.initSdk") }

  private func initialise(_ config: ADJConfig?, by method: String) {
    guard let config, config.problem == nil else {
      link.call(method, config?.problem ?? "no configuration") { _, _ in [] }
      return
    }
    config.isTaken = true
    link.call(method) { sdk, moment in
      if sdk.machine.takesConfiguration {
        // The configuration is copied, and the copy does not carry the delegate: the SDK takes it now, weakly.
        self.delegate = config.delegate
        if !config.changes.isEmpty { sdk.machine.configure { for change in config.changes { change(&$0) } } }
      }
      return sdk.machine.initSdk(isActive: moment.isActive, at: moment.now)
    }
  }

  /// Switches the SDK on; the setting is kept on the device.
  public func enable() {
    link.call("Adjust.enable") { $0.machine.setEnabled(true, at: $1.now) }
  }

  /// Switches the SDK off; the setting is kept on the device.
  public func disable() {
    link.call("Adjust.disable") { $0.machine.setEnabled(false, at: $1.now) }
  }

  /// Stops sending until `switchBackToOnlineMode()`; forgotten when the process ends.
  public func switchToOfflineMode() {
    link.call("Adjust.switchToOfflineMode") { $0.machine.setOffline(true, at: $1.now) }
  }

  /// Goes on sending.
  public func switchBackToOnlineMode() {
    link.call("Adjust.switchBackToOnlineMode") { $0.machine.setOffline(false, at: $1.now) }
  }

  /// Ends the delay of the first session, after which all that was called meanwhile is done.
  public func endFirstSessionDelay() {
    link.call("Adjust.endFirstSessionDelay") { $0.machine.endFirstSessionDelay(at: $1.now) }
  }

  /// Asks the backend to forget the user, for good.
  public func gdprForgetMe() {
    link.call("Adjust.gdprForgetMe") { $0.machine.gdprForgetMe(at: $1.now) }
  }

  /// Reports an event.
  ///
  /// - Parameters:
  ///   - eventToken: Which event.
  ///   - deduplicationId: Its own id; a second event with the same id is skipped.
  ///   - callbackId: An id that comes back with the answer.
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

  /// Reports the click on a link that opened the app, by the name of version 4; a nil link does nothing.
  public func appWillOpen(_ url: URL?) {
    let url = url?.absoluteString
    link.call("Adjust.appWillOpen", url) {
      $0.machine.processDeeplink(url, at: $1.now)
    }
  }

  /// Reports the click on a link that opened the app, and resolves a short link to its long form.
  ///
  /// The SDK keeps one completion handler: that of an earlier call is lost.
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

  /// Converts one of Adjust's universal links to the scheme form, on the device.
  ///
  /// - Returns: Nil if the link is none of Adjust's.
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

  /// Follows the redirects of a link of an email service until it comes to a link of Adjust.
  public func resolveLink(
    with url: String?, resolveUrlSuffixArray: [String]?, callback: @escaping (URL?) -> Void
  ) {
    let id = keep(url) { resolved in callback(resolved.url.flatMap { URL(string: $0) }) }
    link.call("ADJLinkResolution.resolveLink", url) {
      $0.resolveLink(url, suffixes: resolveUrlSuffixArray, id, at: $1.now)
    }
  }

  /// Asks for the last link that was handed over, by this process or an earlier one.
  public func lastDeeplink(completionHandler: @escaping (URL?) -> Void) {
    let id = keep(nil) { callback in completionHandler(callback.url.flatMap { URL(string: $0) }) }
    link.call("Adjust.lastDeeplink") { $0.machine.lastDeeplink(id, at: $1.now) }
  }

  /// Asks for the attribution, as soon as there is one.
  public func attribution(completionHandler: @escaping (ADJAttribution?) -> Void) {
    let id = keep(nil) { callback in
      if case .attribution(_, let attribution) = callback { completionHandler(attribution) }
    }
    link.call("Adjust.attribution") { $0.machine.attribution(id, at: $1.now) }
  }

  /// Asks for the id of the device, as soon as there is one.
  public func adid(completionHandler: @escaping (String?) -> Void) {
    let id = keep(nil) { callback in
      if case .adid(_, let adid) = callback { completionHandler(adid) }
    }
    link.call("Adjust.adid") { $0.machine.adid(id, at: $1.now) }
  }

  /// Asks for the attribution, and for nil if there is none in time.
  public func attribution(withTimeout timeoutMs: Int, completionHandler: @escaping (ADJAttribution?) -> Void) {
    guard timeoutMs >= 0 else { return }
    let id = keep(nil) { callback in
      if case .attribution(_, let attribution) = callback { completionHandler(attribution) }
    }
    link.call("Adjust.attribution", "with time-out") {
      $0.machine.attribution(id, timeOut: .milliseconds(timeoutMs), at: $1.now)
    }
  }

  /// Asks for the id of the device, and for nil if there is none in time.
  public func adid(withTimeout timeoutMs: Int, completionHandler: @escaping (String?) -> Void) {
    guard timeoutMs >= 0 else { return }
    let id = keep(nil) { callback in
      if case .adid(_, let adid) = callback { completionHandler(adid) }
    }
    link.call("Adjust.adid", "with time-out") { $0.machine.adid(id, timeOut: .milliseconds(timeoutMs), at: $1.now) }
  }

  /// Asks whether the SDK is enabled.
  public func isEnabled(completionHandler: @escaping (Bool) -> Void) {
    let id = keep(nil) { callback in
      if case .isEnabled(_, let isEnabled) = callback { completionHandler(isEnabled) }
    }
    link.call("Adjust.isEnabled") { $0.machine.isEnabled(id, at: $1.now) }
  }

  /// Asks for the advertising id, which is zeros unless the user has allowed tracking.
  public func idfa(completionHandler: @escaping (String?) -> Void) {
    let id = keep(nil) { callback in
      if case .idfa(_, let idfa) = callback { completionHandler(idfa) }
    }
    link.call("Adjust.idfa") { $0.machine.idfa(id, at: $1.now) }
  }

  /// Asks for the vendor's id.
  public func idfv(completionHandler: @escaping (String?) -> Void) {
    let id = keep(nil) { callback in
      if case .idfv(_, let idfv) = callback { completionHandler(idfv) }
    }
    link.call("Adjust.idfv") { $0.machine.idfv(id, at: $1.now) }
  }

  /// Asks for the version of the SDK.
  public func sdkVersion(completionHandler: @escaping (String?) -> Void) {
    let id = keep(nil) { callback in
      if case .sdkVersion(_, let version) = callback { completionHandler(version) }
    }
    link.call("Adjust.sdkVersion") { $0.machine.sdkVersion(id, at: $1.now) }
  }

  // MARK: Packages that share the queue

  /// Switches the sharing of data with third parties on or off.
  public func trackThirdPartySharing(_ isEnabled: Bool) {
    track(.thirdPartySharing(isEnabled: isEnabled), "Adjust.trackThirdPartySharing", isEnabled ? "on" : "off")
  }

  /// Tells whether the user consents to be measured.
  public func trackMeasurementConsent(_ isGiven: Bool) {
    track(.measurementConsent(isGiven: isGiven), "Adjust.trackMeasurementConsent", isGiven ? "given" : "refused")
  }

  /// Hands the push token over.
  public func setPushTokenAsString(_ token: String) {
    track(.pushToken(token), "Adjust.setPushToken", nil)
  }

  /// Reports revenue of an advertisement.
  public func trackAdRevenue(_ source: String) {
    track(.adRevenue(source: source), "Adjust.trackAdRevenue", source)
  }

  private func track(_ package: AdjustRequest.Kind, _ method: String, _ argument: String?) {
    link.call(method, argument) { $0.machine.track(package, at: $1.now) }
  }

  // MARK: Version 4

  /// Starts the SDK, by the name of version 4.
  public func appDidLaunch(_ config: ADJConfig?) { initialise(config, by: "Adjust.appDidLaunch") }

  /// Switches the SDK on or off, by the name of version 4.
  public func setEnabled(_ isEnabled: Bool) {
    link.call("Adjust.setEnabled", isEnabled ? "true" : "false") { $0.machine.setEnabled(isEnabled, at: $1.now) }
  }

  /// Stops sending or goes on, by the name of version 4.
  public func setOfflineMode(_ isOffline: Bool) {
    link.call("Adjust.setOfflineMode", isOffline ? "true" : "false") { $0.machine.setOffline(isOffline, at: $1.now) }
  }

  /// Ends the delayed start of version 4.
  public func sendFirstPackages() {
    link.call("Adjust.sendFirstPackages") { $0.machine.sendFirstPackages(at: $1.now) }
  }

  /// Reports the click on a link that opened the app, and resolves a short link, by the name of version 4.
  func processDeeplink(_ url: String, completion: @escaping (String) -> Void) {
    let id = keep(url) { callback in completion(callback.url ?? "") }
    link.call("Adjust.processDeeplink", url) { $0.machine.processDeeplink(url, completion: id, at: $1.now) }
  }

  /// What the SDK knows at the moment, as the getters of version 4 return it.
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
    case let value as any AdjustOptional: value.wrapped.map(text) ?? "nil"
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

/// An optional of any type, for a text of what is in it.
private protocol AdjustOptional {
  var wrapped: Any? { get }
}

extension Optional: AdjustOptional {
  fileprivate var wrapped: Any? { self }
}
