import SDKContract

extension AppsFlyerSwitch {
  /// Every switch, in the order of the documentation.
  public static let all: [AppsFlyerSwitch] = sessions + conversionData + links + deferredLookup + version7 + servers

  private static let sessions: [AppsFlyerSwitch] = [
    duration("minTimeBetweenSessions", \.minTimeBetweenSessions, "Least time between two launches that are sent."),
    choice("startWithoutKeys", \.startWithoutKeys, "What `start()` does while dev key or app id are missing."),
    duration(
      "startCompletionDelay", \.startCompletionDelay,
      "How late the completion handler of `start` is called, so that conversion data can overtake it."),
    choice("queuedStarts", \.queuedStarts, "What becomes of several starts that waited for the tracking prompt."),
    flag(
      "queuedStartsAreFirstLaunch", \.queuedStartsAreFirstLaunch,
      "Whether all starts that waited for the tracking prompt of the first launch count as the first launch."),
    flag(
      "restoresBackup", \.restoresBackup,
      "Whether a reinstall brings back what the SDK kept on the device, as a restored backup may."),
  ]

  private static let conversionData: [AppsFlyerSwitch] = [
    choice(
      "payloadTypes", \.payloadTypes,
      "Types of values from links: strings as a device logs them, or typed as the documentation prints them."),
    limit("conversionDataExpiry", \.conversionDataExpiry, "Age at which cached conversion data is fetched again."),
  ]

  private static let links: [AppsFlyerSwitch] = [
    words("customDomains", \.customDomains, "The app's own OneLink domains, as in `oneLinkCustomDomains`."),
    words("resolveDeepLinkURLs", \.resolveDeepLinkURLs, "Domains of email services whose links wrap OneLinks."),
    pushDeepLinkPaths,
    appendParameters,
    duration("localResolution", \.localResolution, "Time that resolving a link on the device takes."),
    flag(
      "addsCachedAttribution", \.addsCachedAttribution,
      "Whether `onAppOpenAttribution` also carries the cached `install_time`, as before 5.4.1."),
    choice("shortLinkQuery", \.shortLinkQuery, "What becomes of parameters appended to a short link."),
    flag(
      "parsesForeignLinks", \.parsesForeignLinks,
      "Whether a link without any AppsFlyer parameter is taken apart like one with them."),
    choice("linksWhileStopped", \.linksWhileStopped, "What becomes of links while `isStopped` is set."),
    choice(
      "launchLinkResolution", \.launchLinkResolution,
      "Whether the SDK resolves the link in the launch options by itself."),
    choice(
      "clickEventAttribution", \.clickEventAttribution,
      "Which of AppsFlyer's own parameters, such as `pid`, the click event of a direct link contains."),
    flag(
      "clickEventScheme", \.clickEventHasScheme,
      "Whether the click event of a direct link has the link's scheme: a page lists it, no log shows it."),
  ]

  private static let deferredLookup: [AppsFlyerSwitch] = [
    duration("deepLinkTimeout", \.deepLinkTimeout, "How long the deferred look-up may take."),
    choice("deferredLookupEnds", \.deferredLookupEnds, "Which results of the deferred look-up end it for the install."),
    flag(
      "reportsDeferredAfterDirect", \.reportsDeferredAfterDirect,
      "Whether the look-up reports its result after a link has opened the app in the same process."),
    duration(
      "unknownHostLatency", \.unknownHostLatency,
      "How long the deferred look-up takes to fail if dev key and app id are missing."),
  ]

  private static let version7: [AppsFlyerSwitch] = [
    duration("sessionReadyTimeout", \.sessionReadyTimeout, "How long the session-ready listener waits for a link."),
    choice("sessionReadyCalls", \.sessionReadyCalls, "How often the session-ready listener is called."),
    choice(
      "lateSessionReadyListener", \.lateSessionReadyListener,
      "When a session-ready listener is called that was registered while the app was active."),
  ]

  private static let servers: [AppsFlyerSwitch] = [
    backendChoice("attributionPrivacy", \.privacy, "What privacy rules (iOS 14.5) leave of the conversion data."),
    backendFlag("privateRelay", \.hidesDevice, "Whether iCloud Private Relay keeps the look-up from matching."),
    backendChoice(
      "selfReportingLookup", \.selfReportingLookup,
      "What the deferred look-up answers after a click that a network such as Meta reported itself."),
    backendChoice("deferredParameters", \.deferredParameters, "Which parameters the deferred look-up answers."),
    backendChoice(
      "reengagementData", \.reengagementData,
      "What a click on a retargeting link in an installed app does to the conversion data."),
  ]

  private static let appendParameters = AppsFlyerSwitch(
    name: "appendParameters", kind: .words,
    explanation: "What the SDK adds to links for the attribution, as in `example.com?pid=site&is_retargeting=true`."
  ) { value, configuration, _ in
    guard case .words(let texts) = value else { return false }
    let parameters = texts.compactMap { AppendedParameters($0) }
    guard parameters.count == texts.count else { return false }
    configuration.appendedParameters = parameters
    return true
  }

  private static let pushDeepLinkPaths = AppsFlyerSwitch(
    name: "pushDeepLinkPaths", kind: .words,
    explanation: "Key paths to the OneLink in push payloads, with dots between keys."
  ) { value, configuration, _ in
    guard case .words(let paths) = value else { return false }
    configuration.pushDeepLinkPaths = paths.map { $0.split(separator: ".").map(String.init) }
    return true
  }
}
