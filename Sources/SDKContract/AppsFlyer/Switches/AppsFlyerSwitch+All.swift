extension AppsFlyerSwitch {
  /// Every switch, in the order of the documentation.
  public static let all: [AppsFlyerSwitch] = [
    word(
      "payloadTypes", \.payloadTypes,
      "Types of values from links: strings as a device logs them, or typed as the documentation prints them."),
    words("customDomains", \.customDomains, "The app's own OneLink domains, as in `oneLinkCustomDomains`."),
    duration(
      "minTimeBetweenSessions", \.minTimeBetweenSessions, "Least time between two launches that are sent."),
    duration("localResolution", \.localResolution, "Time that resolving a link on the device takes."),
    limit("conversionDataExpiry", \.conversionDataExpiry, "Age at which cached conversion data is fetched again."),
    bool(
      "addsCachedAttribution", \.addsCachedAttribution,
      "Whether `onAppOpenAttribution` also carries the cached `install_time`, as before 5.4.1."),
    word("shortLinkQuery", \.shortLinkQuery, "What becomes of parameters appended to a short link."),
    bool(
      "parsesForeignLinks", \.parsesForeignLinks,
      "Whether a link without any AppsFlyer parameter is taken apart like one with them."),
    word("startWithoutKeys", \.startWithoutKeys, "What `start()` does while dev key or app id are missing."),
    attributionPrivacy,
  ]

  private static let attributionPrivacy = AppsFlyerSwitch(
    name: "attributionPrivacy",
    kind: .word(
      default: AppsFlyerBackend().privacy.rawValue, choices: AttributionPrivacy.allCases.map(\.rawValue)),
    explanation: "What privacy rules (iOS 14.5) leave of the conversion data.",
    effect: .backend { backend, value in
      guard case .word(let text) = value, let privacy = AttributionPrivacy(rawValue: text) else { return false }
      backend.privacy = privacy
      return true
    })
}
