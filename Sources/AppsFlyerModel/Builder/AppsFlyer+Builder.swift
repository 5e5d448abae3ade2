import SDKContract

extension SDKDescription {
  /// The AppsFlyer SDK.
  ///
  /// - Parameters:
  ///   - version: The version; nil for the default.
  ///   - unifiedDeepLinking: Whether the app sets `deepLinkDelegate`.
  ///   - customDomains: The app's own OneLink domains.
  ///   - minTimeBetweenSessions: The shortest time between two counted sessions; nil for the default.
  ///   - waitForATT: How long the SDK waits for the answer to the tracking prompt; nil if it does not.
  ///   - integration: What differs from the standard integration.
  ///   - switches: Switches by name.
  public static func appsFlyer(
    version: AppsFlyerProfile? = nil, unifiedDeepLinking: Bool = false, customDomains: [String] = [],
    minTimeBetweenSessions: Duration? = nil, waitForATT: Duration? = nil,
    integration: IntegrationDescription = IntegrationDescription(), switches: [SettingEntry] = []
  ) -> SDKDescription {
    var settings: [SettingEntry] = []
    func set(_ setting: Setting<AppsFlyerSetup>, _ value: SettingValue) {
      settings.append(SettingEntry(setting.name, value))
    }
    if !customDomains.isEmpty { set(AppsFlyerSetup.customDomains, .words(customDomains)) }
    if let minTimeBetweenSessions { set(AppsFlyerSetup.minTimeBetweenSessions, .duration(minTimeBetweenSessions)) }
    if unifiedDeepLinking { set(AppsFlyerSetup.unifiedDeepLinking, .bool(true)) }
    if let waitForATT { set(AppsFlyerSetup.waitForATT, .duration(waitForATT)) }
    return SDKDescription(
      AppsFlyerSetup.declaration.key, version: version?.version, settings: settings, integration: integration,
      switches: switches)
  }
}

extension BackendAnswer {
  /// How AppsFlyer's servers answer a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - after: The shortest latency, which the default order uses; nil for the default.
  ///   - upTo: The longest latency.
  ///   - failure: How the request fails; nil if it succeeds.
  ///   - status: The HTTP status of a refused request, from 400 to 599; nil if it is accepted.
  ///   - body: The whole answer.
  public static func appsFlyer(
    _ request: AppsFlyerEndpoint, after: Duration? = nil, upTo: Duration? = nil, failure: RequestFailure? = nil,
    status: Int? = nil, body: ScenarioValue? = nil
  ) -> BackendAnswer {
    answer(
      AppsFlyerSetup.declaration, request, after: after, upTo: upTo, failure: failure, status: status, body: body)
  }

  /// The parameters behind a short OneLink.
  ///
  /// - Parameters:
  ///   - link: The link, with its scheme.
  ///   - parameters: The parameters behind the link.
  public static func shortLink(_ link: String, _ parameters: ScenarioValue) -> BackendAnswer {
    entry(AppsFlyerSetup.declaration.key, AppsFlyerSetup.shortLinks.name, link, parameters)
  }

  /// The target of an email service's link.
  ///
  /// - Parameters:
  ///   - link: The link, with its scheme.
  ///   - target: The link that it leads to.
  public static func appsFlyerRedirect(_ link: String, to target: String) -> BackendAnswer {
    entry(AppsFlyerSetup.declaration.key, AppsFlyerSetup.redirects.name, link, .string(target))
  }
}

// The callbacks of AppsFlyer, by name.
extension EventPattern {
  /// Conversion data has arrived.
  public static let onConversionDataSuccess = callback(.onConversionDataSuccess)
  /// Conversion data could not be retrieved.
  public static let onConversionDataFail = callback(.onConversionDataFail)
  /// A link has opened the app.
  public static let onAppOpenAttribution = callback(.onAppOpenAttribution)
  /// A link that has opened the app could not be resolved.
  public static let onAppOpenAttributionFailure = callback(.onAppOpenAttributionFailure)
  /// A direct or deferred link was resolved, was not found, or could not be resolved.
  public static let didResolveDeepLink = callback(.didResolveDeepLink)
  /// The request that the SDK sends at its start was answered.
  public static let startWithCompletionHandler = callback(.startWithCompletionHandler)
  /// The session is ready for calls that have to wait for it.
  public static let sessionReadyListener = callback(.sessionReadyListener)
  /// The request for a logged event was answered.
  public static let logEventWithCompletionHandler = callback(.logEventWithCompletionHandler)
  /// An invite link was made.
  public static let generateInviteUrlWithCompletionHandler = callback(.generateInviteUrlWithCompletionHandler)
  /// A request is about to be sent.
  public static let allHTTPHeaderFields = callback(.allHTTPHeaderFields)

  private static func callback(_ name: AppsFlyerCallback.Name) -> EventPattern { EventPattern(name.rawValue) }
}
