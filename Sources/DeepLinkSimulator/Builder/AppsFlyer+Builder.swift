extension SDKDescription {
  /// The AppsFlyer SDK.
  ///
  /// - Parameters:
  ///   - version: The version; nil for the default.
  ///   - unifiedDeepLinking: Whether the app sets `deepLinkDelegate`.
  ///   - customDomains: The app's own OneLink domains.
  ///   - minTimeBetweenSessions: The least time between two counted sessions; nil for the default.
  ///   - waitForATT: How long the SDK waits for the answer to the tracking prompt; nil if it does not.
  ///   - integration: What differs from the standard integration.
  ///   - switches: Switches by name.
  public static func appsFlyer(
    version: AppsFlyerProfile? = nil, unifiedDeepLinking: Bool = false, customDomains: [String] = [],
    minTimeBetweenSessions: Duration? = nil, waitForATT: Duration? = nil,
    integration: IntegrationDescription = IntegrationDescription(), switches: [SettingEntry] = []
  ) -> SDKDescription {
    var settings: [SettingEntry] = []
    if !customDomains.isEmpty { settings.append(SettingEntry("customDomains", .words(customDomains))) }
    if let minTimeBetweenSessions {
      settings.append(SettingEntry("minTimeBetweenSessions", .duration(minTimeBetweenSessions)))
    }
    if unifiedDeepLinking { settings.append(SettingEntry("unifiedDeepLinking", .bool(true))) }
    if let waitForATT { settings.append(SettingEntry("waitForATT", .duration(waitForATT))) }
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
  ///   - after: How late the answer is at least, which is what the default order takes; nil for the default.
  ///   - upTo: How late it is at most.
  ///   - failure: How the request fails; nil if it succeeds.
  ///   - status: The HTTP status of a refused request, from 400 to 599; nil if it is accepted.
  ///   - body: The whole answer.
  public static func appsFlyer(
    _ request: AppsFlyerEndpoint, after: Duration? = nil, upTo: Duration? = nil, failure: RequestFailure? = nil,
    status: Int? = nil, body: ScenarioValue? = nil
  ) -> BackendAnswer {
    answer(AppsFlyerSetup.declaration, request, after, upTo, failure, body, status: status)
  }

  /// The parameters behind a short OneLink.
  public static func shortLink(_ link: String, _ parameters: ScenarioValue) -> BackendAnswer {
    entry(AppsFlyerSetup.declaration.key, "shortLinks", link, parameters)
  }

  /// Where a link of an email service leads to.
  public static func redirect(_ link: String, to target: String) -> BackendAnswer {
    entry(AppsFlyerSetup.declaration.key, "redirects", link, .string(target))
  }
}

// The callbacks of AppsFlyer, by name.
extension EventPattern {
  /// Conversion data has come.
  public static let onConversionDataSuccess = callback(.onConversionDataSuccess)
  /// There is no conversion data.
  public static let onConversionDataFail = callback(.onConversionDataFail)
  /// A link has opened the app.
  public static let onAppOpenAttribution = callback(.onAppOpenAttribution)
  /// A link that has opened the app could not be resolved.
  public static let onAppOpenAttributionFailure = callback(.onAppOpenAttributionFailure)
  /// A link was resolved, or looked for: direct or deferred.
  public static let didResolveDeepLink = callback(.didResolveDeepLink)
  /// The start of the SDK was answered.
  public static let startWithCompletionHandler = callback(.startWithCompletionHandler)
  /// The session is ready, for what may be called then only.
  public static let sessionReadyListener = callback(.sessionReadyListener)
  /// An event was answered.
  public static let logEventWithCompletionHandler = callback(.logEventWithCompletionHandler)
  /// An invite link was made.
  public static let generateInviteUrlWithCompletionHandler = callback(.generateInviteUrlWithCompletionHandler)
  /// A request is about to be sent.
  public static let allHTTPHeaderFields = callback(.allHTTPHeaderFields)

  private static func callback(_ name: AppsFlyerCallback.Name) -> EventPattern { EventPattern(name.rawValue) }
}
