import Foundation

/// Stands in for the Adjust SDK, with its method names.
@MainActor
public final class Adjust {
  private let link: EngineLink
  private var completions: [Int: (AdjustCallback) -> Void] = [:] {
    didSet { link.here?.noteAppChange() }
  }
  private var lastCompletion = 0
  /// Where each completion that waits comes from: two with the same number may do different things.
  private var completionOrigins: [Int: String] = [:]
  /// Whether a step of the scenario makes the call that is being made.
  var isCalledByStep = false
  private(set) weak var delegate: (any AdjustDelegate)? {
    didSet { link.here?.noteAppChange() }
  }

  init(_ link: EngineLink) {
    self.link = link
  }

  // MARK: Life cycle

  /// Starts the SDK with a configuration.
  public func initSdk(_ config: ADJConfig?) {
    link.reach("Adjust.initSdk")?.call("Adjust.initSdk", nil) { engine in
      guard let config else { return }
      // The configuration is copied, and the copy does not carry the delegate: the SDK takes it now, weakly.
      self.delegate = config.delegate
      engine.adjust { $0.initSdk(isActive: $1, at: $2) }
    }
  }

  /// Switches the SDK on; the setting is kept on the device.
  public func enable() {
    link.reach("Adjust.enable")?.call("Adjust.enable", nil) { $0.adjust { $0.setEnabled(true, at: $2) } }
  }

  /// Switches the SDK off; the setting is kept on the device.
  public func disable() {
    link.reach("Adjust.disable")?.call("Adjust.disable", nil) { $0.adjust { $0.setEnabled(false, at: $2) } }
  }

  /// Stops sending until `switchBackToOnlineMode()`; forgotten when the process ends.
  public func switchToOfflineMode() {
    link.reach("Adjust.switchToOfflineMode")?.call("Adjust.switchToOfflineMode", nil) {
      $0.adjust { $0.setOffline(true, at: $2) }
    }
  }

  /// Goes on sending.
  public func switchBackToOnlineMode() {
    link.reach("Adjust.switchBackToOnlineMode")?.call("Adjust.switchBackToOnlineMode", nil) {
      $0.adjust { $0.setOffline(false, at: $2) }
    }
  }

  /// Ends the delay of the first session, after which all that was called meanwhile is done.
  public func endFirstSessionDelay() {
    link.reach("Adjust.endFirstSessionDelay")?.call("Adjust.endFirstSessionDelay", nil) {
      $0.adjust { $0.endFirstSessionDelay(at: $2) }
    }
  }

  /// Asks the backend to forget the user, for good.
  public func gdprForgetMe() {
    link.reach("Adjust.gdprForgetMe")?.call("Adjust.gdprForgetMe", nil) { $0.adjust { $0.gdprForgetMe(at: $2) } }
  }

  /// Reports an event.
  ///
  /// - Parameters:
  ///   - eventToken: Which event.
  ///   - deduplicationId: An id of its own; a second event with the same id is skipped.
  public func trackEvent(_ eventToken: String, deduplicationId: String? = nil) {
    link.reach("Adjust.trackEvent")?.call("Adjust.trackEvent", eventToken) { engine in
      engine.adjust { $0.trackEvent(token: eventToken, deduplicationID: deduplicationId, at: $2) }
    }
  }

  // MARK: Links

  /// Reports the click on a link that opened the app.
  public func processDeeplink(_ deeplink: ADJDeeplink) {
    let url = deeplink.deeplink.absoluteString
    let referrer = deeplink.referrer?.absoluteString
    link.reach("Adjust.processDeeplink")?.call("Adjust.processDeeplink", url) { engine in
      engine.adjust { $0.processDeeplink(url, referrer: referrer, at: $2) }
    }
  }

  /// Reports the click on a link that opened the app, by the name of version 4; a nil link does nothing.
  public func appWillOpen(_ url: URL?) {
    let url = url?.absoluteString
    link.reach("Adjust.appWillOpen")?.call("Adjust.appWillOpen", url) { engine in
      engine.adjust { $0.processDeeplink(url, at: $2) }
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
    link.reach("Adjust.processAndResolve")?.call("Adjust.processAndResolve", url) { engine in
      engine.adjust { $0.processDeeplink(url, referrer: referrer, completion: id, at: $2) }
    }
  }

  /// Converts one of Adjust's universal links to the scheme form, on the device.
  ///
  /// - Returns: Nil if the link is none of Adjust's.
  public func convertUniversalLink(_ url: String, withScheme scheme: String?) -> URL? {
    let engine = link.reach("Adjust.convertUniversalLink")
    let rules = engine?.plan.rules ?? RuleSwitches()
    let result = AdjustUniversalLinkConverter.convert(url, withScheme: scheme, rules: rules)
    engine?.call("Adjust.convertUniversalLink", url) { engine in
      engine.record(.note(result.note), .adjust, rule: .adjust(result.rule))
    }
    return result.url.flatMap { URL(string: $0) }
  }

  /// Follows the redirects of a link of an email service until it comes to a link of Adjust.
  public func resolveLink(
    with url: String?, resolveUrlSuffixArray: [String]?, callback: @escaping (URL?) -> Void
  ) {
    let id = keep(url) { resolved in callback(resolved.url.flatMap { URL(string: $0) }) }
    link.reach("ADJLinkResolution.resolveLink")?.call("ADJLinkResolution.resolveLink", url) {
      $0.resolveLink(url, suffixes: resolveUrlSuffixArray, id)
    }
  }

  /// Asks for the last link that was handed over, by this process or an earlier one.
  public func lastDeeplink(completionHandler: @escaping (URL?) -> Void) {
    let id = keep(nil) { callback in completionHandler(callback.url.flatMap { URL(string: $0) }) }
    link.reach("Adjust.lastDeeplink")?.call("Adjust.lastDeeplink", nil) { $0.adjust { $0.lastDeeplink(id, at: $2) } }
  }

  /// Asks for the attribution, as soon as there is one.
  public func attribution(completionHandler: @escaping (ADJAttribution?) -> Void) {
    let id = keep(nil) { callback in
      if case .attribution(_, let attribution) = callback { completionHandler(attribution) }
    }
    link.reach("Adjust.attribution")?.call("Adjust.attribution", nil) { $0.adjust { $0.attribution(id, at: $2) } }
  }

  /// Asks for the id of the device, as soon as there is one.
  public func adid(completionHandler: @escaping (String?) -> Void) {
    let id = keep(nil) { callback in
      if case .adid(_, let adid) = callback { completionHandler(adid) }
    }
    link.reach("Adjust.adid")?.call("Adjust.adid", nil) { $0.adjust { $0.adid(id, at: $2) } }
  }

  // MARK: Completion handlers

  private func keep(
    _ argument: String?, _ method: String = #function, completion: @escaping (AdjustCallback) -> Void
  ) -> CompletionID {
    guard link.isHere else { return CompletionID(0) }
    lastCompletion += 1
    completions[lastCompletion] = completion
    completionOrigins[lastCompletion] = "\(isCalledByStep) \(method) \(argument ?? "")"
    return CompletionID(lastCompletion)
  }

  /// Takes the completion handler of a call.
  func takeCompletion(_ id: CompletionID) -> ((AdjustCallback) -> Void)? {
    completionOrigins[id.value] = nil
    return completions.removeValue(forKey: id.value)
  }

  /// Adds what the object remembers and the SDK's machine does not know: whose completions wait for what.
  func hashState(into hasher: inout Hasher) {
    hasher.combine(delegate != nil)
    hasher.combine(lastCompletion)
    hasher.combine(completions.count)
    for id in completions.keys.sorted() { hasher.combine(id) }
    hasher.combine(completionOrigins)
  }

  /// Returns what puts the object back to the present moment, but for its delegate.
  func snapshot() -> () -> Void {
    { [completions, completionOrigins, lastCompletion] in
      self.completions = completions
      self.completionOrigins = completionOrigins
      self.lastCompletion = lastCompletion
    }
  }

  /// Sets the delegate without telling the SDK, which knows of it already.
  func reattach(delegate: (any AdjustDelegate)?) {
    self.delegate = delegate
  }
}
