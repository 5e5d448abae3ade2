import SDKContract

extension AppsFlyerSetup {
  /// All switches, in the order of the documentation.
  static let switches: [Setting<AppsFlyerSetup>] =
    sessions + conversionData + links + deferredLookup + version7 + servers

  private static let sessions: [Setting<AppsFlyerSetup>] = [
    .choice(
      "startWithoutKeys", \.configuration.startWithoutKeys, "What `start()` does while dev key or app id are missing."),
    .duration(
      "startCompletionDelay", \.configuration.startCompletionDelay,
      "How late the completion handler of `start` is called, so conversion data can overtake it."),
    .choice(
      "queuedStarts", \.configuration.queuedStarts,
      "What happens to several starts that waited for the tracking prompt."
    ).effective(since: .waitsForTracking, before: .ignoresTrackingWait),
    .flag(
      "queuedStartsAreFirstLaunch", \.configuration.queuedStartsAreFirstLaunch,
      "Whether all starts that waited for the tracking prompt of the first launch count as the first launch."
    ).effective(since: .waitsForTracking, before: .ignoresTrackingWait),
    .flag(
      "restoresBackup", \.configuration.restoresBackup,
      "Whether a reinstall brings back what the SDK kept on the device, as a restored backup may. The switch of the "
        + "platform also brings back the data of the app."),
  ]

  private static let conversionData: [Setting<AppsFlyerSetup>] = [
    .duration(
      "conversionDataExpiry", \.configuration.conversionDataExpiry, absence: "no limit",
      "The age at which the SDK fetches cached conversion data again."
    ).effective(since: .reusesConversionData)
  ]

  private static let links: [Setting<AppsFlyerSetup>] = [
    .words(
      "resolveDeepLinkURLs", \.configuration.resolveDeepLinkURLs, "Domains of email services whose links wrap OneLinks."
    ),
    pushDeepLinkPaths,
    appendParameters,
    .duration("localResolution", \.configuration.localResolution, "How long it takes to resolve a link on the device."),
    .flag(
      "addsCachedAttribution", \.configuration.addsCachedAttribution,
      "Whether `onAppOpenAttribution` also carries the cached `install_time`, as before 5.4.1."
    ).effective(before: .removesOpenAttribution),
    .choice("shortLinkQuery", \.configuration.shortLinkQuery, "What happens to parameters appended to a short link."),
    .flag(
      "parsesForeignLinks", \.configuration.parsesForeignLinks,
      "Whether a link without AppsFlyer parameters is parsed like one that has some."),
    .choice("linksWhileStopped", \.configuration.linksWhileStopped, "What happens to links while `isStopped` is set."),
    .flag(
      "dropsRepeatedLinks", \.configuration.dropsRepeatedLinks,
      "Whether a link that the app has already passed on in the same process causes no callback."),
    .choice(
      "launchLinkResolution", \.configuration.launchLinkResolution,
      "Whether the SDK resolves the link in the launch options by itself."),
    .choice(
      "clickEventAttribution", \.configuration.clickEventAttribution,
      "Which of AppsFlyer's own parameters, such as `pid`, the click event of a direct link contains."
    ).effective(since: .hasUnifiedDeepLinking),
    .flag(
      "clickEventScheme", \.configuration.clickEventHasScheme,
      "Whether the click event of a direct link has the link's scheme."
    ).effective(since: .clickEventHasHostAndPath),
  ]

  private static let deferredLookup: [Setting<AppsFlyerSetup>] = [
    .duration(
      "deepLinkTimeout", \.configuration.deepLinkTimeout, "How long the deferred look-up may take."
    ).effective(since: .hasUnifiedDeepLinking),
    .choice(
      "deferredLookupEnds", \.configuration.deferredLookupEnds,
      "Which results of the deferred look-up end it for the install."
    ).effective(since: .hasUnifiedDeepLinking),
    .flag(
      "reportsDeferredAfterDirect", \.configuration.reportsDeferredAfterDirect,
      "Whether the look-up reports its result after a link has opened the app in the same process."
    ).effective(since: .hasUnifiedDeepLinking),
    .duration(
      "unknownHostLatency", \.configuration.unknownHostLatency,
      "How long the deferred look-up takes to fail if dev key and app id are missing."
    ).effective(since: .hasUnifiedDeepLinking, before: .deferredLookupWaitsForKeys),
  ]

  private static let version7: [Setting<AppsFlyerSetup>] = [
    .duration(
      "sessionReadyTimeout", \.configuration.sessionReadyTimeout, absence: "5s for a link, 1s without one",
      "How long the session-ready listener waits for a link, whether or not there is one."
    ).effective(since: .hasSessionReadyListener),
    .choice(
      "sessionReadyCalls", \.configuration.sessionReadyCalls, "How often the session-ready listener is called."
    ).effective(since: .hasSessionReadyListener),
    .choice(
      "lateSessionReadyListener", \.configuration.lateSessionReadyListener,
      "When a session-ready listener is called that was registered while the app was active."
    ).effective(since: .hasSessionReadyListener),
  ]

  private static let servers: [Setting<AppsFlyerSetup>] = [
    .choice("attributionPrivacy", \.servers.privacy, "What privacy rules (iOS 14.5) leave of the conversion data."),
    .flag(
      "privateRelay", \.servers.hidesDevice, "Whether iCloud Private Relay keeps the look-up from matching."
    ).effective(since: .hasUnifiedDeepLinking),
    .choice(
      "selfReportingLookup", \.servers.selfReportingLookup,
      "What the deferred look-up answers after a click that a network such as Meta reported itself."
    ).effective(since: .hasUnifiedDeepLinking),
    .choice(
      "deferredParameters", \.servers.deferredParameters, "Which parameters the deferred look-up answers."
    ).effective(since: .hasUnifiedDeepLinking),
    .choice(
      "reengagementData", \.servers.reengagementData,
      "What a click on a retargeting link in an installed app does to the conversion data."),
  ]

  private static let appendParameters = Setting<AppsFlyerSetup>(
    "appendParameters", .words, default: .words([]), form: "a list of entries such as \"example.com?pid=site\"",
    "What the SDK adds to links for the attribution, as in `example.com?pid=site&is_retargeting=true`.",
    accepts: { value in
      guard case .words(let texts) = value else { return false }
      return texts.allSatisfy { AppendedParameters($0) != nil }
    }
  ) { value, setup in
    guard case .words(let texts) = value else { return }
    setup.configuration.appendedParameters = texts.compactMap { AppendedParameters($0) }
  }

  private static let pushDeepLinkPaths = Setting<AppsFlyerSetup>(
    "pushDeepLinkPaths", .words, default: .words([]),
    "Key paths to the OneLink in push payloads, with dots between keys."
  ) { value, setup in
    guard case .words(let paths) = value else { return }
    setup.configuration.pushDeepLinkPaths = paths.map { $0.split(separator: ".").map(String.init) }
  }.effective(since: .hasPushPaths)
}

extension Setting {
  /// Returns the setting as one that has an effect only as of a change of the SDK, or only before one.
  func effective(since first: AppsFlyerVersionChange? = nil, before end: AppsFlyerVersionChange? = nil) -> Setting {
    effective(since: first?.change.since, before: end?.change.since)
  }
}
