import SDKContract

extension SDKDescription {
  /// The Adjust SDK.
  ///
  /// - Parameters:
  ///   - version: The version; nil for the default.
  ///   - deferredDeeplinkReturns: What the described app's `adjustDeferredDeeplinkReceived` returns.
  ///   - directLinks: What the app does with a link that opens it; nil for the default.
  ///   - integration: What differs from the standard integration.
  ///   - switches: Switches by name.
  public static func adjust(
    version: AdjustProfile? = nil, deferredDeeplinkReturns: Bool = false, directLinks: AdjustDirectLinks? = nil,
    integration: IntegrationDescription = IntegrationDescription(), switches: [SettingEntry] = []
  ) -> SDKDescription {
    var settings: [SettingEntry] = []
    if deferredDeeplinkReturns { settings.append(SettingEntry(AdjustSetup.deferredDeeplinkReturns.name, .bool(true))) }
    if let directLinks { settings.append(SettingEntry(AdjustSetup.directLinks.name, .word(directLinks.rawValue))) }
    return SDKDescription(
      AdjustSetup.declaration.key, version: version?.version, settings: settings, integration: integration,
      switches: switches)
  }
}

extension BackendAnswer {
  /// How Adjust's servers answer a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - after: The shortest latency, which the default order uses; nil for the default.
  ///   - upTo: The longest latency.
  ///   - failure: How the request fails; nil if it succeeds.
  ///   - status: The HTTP status of a refused request, from 400 to 599; nil if it is accepted.
  ///   - body: The whole answer.
  ///   - askIn: How long after a session, a click or an attribution request the SDK is to ask for the attribution.
  ///   - deeplink: The deferred deep link in the answer to a session or an attribution request.
  ///   - attribution: The attribution in such an answer, an object.
  public static func adjust(
    _ request: AdjustEndpoint, after: Duration? = nil, upTo: Duration? = nil, failure: RequestFailure? = nil,
    status: Int? = nil, body: ScenarioValue? = nil, askIn: Duration? = nil, deeplink: String? = nil,
    attribution: ScenarioValue? = nil
  ) -> BackendAnswer {
    var members: [SettingEntry] = []
    func set(_ key: AdjustSetup.AnswerKey, _ value: SettingValue) {
      members.append(SettingEntry(key.rawValue, value))
    }
    if let askIn { set(.askIn, .duration(askIn)) }
    if let deeplink { set(.deeplink, .word(deeplink)) }
    if case .object(let entries) = attribution { set(.attribution, .object(entries)) }
    return answer(
      AdjustSetup.declaration, request, after: after, upTo: upTo, failure: failure, status: status, body: body,
      members: members)
  }

  /// The target of a link that `ADJLinkResolution` is asked to resolve.
  ///
  /// - Parameters:
  ///   - link: The link, with its scheme.
  ///   - target: The link that it leads to.
  public static func adjustRedirect(_ link: String, to target: String) -> BackendAnswer {
    entry(AdjustSetup.declaration.key, AdjustSetup.redirects.name, link, .string(target))
  }

  /// The long form of a short branded link of Adjust.
  ///
  /// - Parameters:
  ///   - link: The link, with its scheme.
  ///   - long: Its long form.
  public static func brandedLink(_ link: String, is long: String) -> BackendAnswer {
    entry(AdjustSetup.declaration.key, AdjustSetup.brandedLinks.name, link, .string(long))
  }
}

// The callbacks of Adjust, by name.
extension EventPattern {
  /// The attribution is known for the first time or has changed.
  public static let adjustAttributionChanged = callback(.adjustAttributionChanged)
  /// A session was tracked.
  public static let adjustSessionTrackingSucceeded = callback(.adjustSessionTrackingSucceeded)
  /// A session could not be tracked.
  public static let adjustSessionTrackingFailed = callback(.adjustSessionTrackingFailed)
  /// An event was tracked.
  public static let adjustEventTrackingSucceeded = callback(.adjustEventTrackingSucceeded)
  /// An event could not be tracked.
  public static let adjustEventTrackingFailed = callback(.adjustEventTrackingFailed)
  /// A deferred link, clicked before the install, has arrived.
  public static let adjustDeferredDeeplinkReceived = callback(.adjustDeferredDeeplinkReceived)
  /// The conversion value was updated.
  public static let adjustSkanUpdated = callback(.adjustSkanUpdated)
  /// The servers have sent the app a remote trigger.
  public static let adjustRemoteTriggerReceived = callback(.adjustRemoteTriggerReceived)
  /// A short link was resolved.
  public static let resolvedDeeplink = callback(.resolvedDeeplink)
  /// The app gets the last link that was opened.
  public static let lastDeeplink = callback(.lastDeeplink)
  /// The app gets the attribution.
  public static let attribution = callback(.attribution)
  /// The app gets the Adjust identifier of the device.
  public static let adid = callback(.adid)
  /// The app gets whether the SDK is enabled.
  public static let isEnabled = callback(.isEnabled)
  /// The app gets the advertising identifier.
  public static let idfa = callback(.idfa)
  /// The app gets the identifier of the vendor.
  public static let idfv = callback(.idfv)
  /// The app gets the version of the SDK.
  public static let sdkVersion = callback(.sdkVersion)
  /// A link was resolved.
  public static let resolvedLink = callback(.resolvedLink)
  /// The SDK asks the app whether it opens a deferred link.
  public static let adjustDeeplinkResponse = callback(.adjustDeeplinkResponse)

  private static func callback(_ name: AdjustCallback.Name) -> EventPattern { EventPattern(name.rawValue) }
}
