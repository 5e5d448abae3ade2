import SDKContract

extension AdjustSetup {
  /// The switch for the app's own branded domains.
  static let brandedDomains = "brandedDomains"

  /// All switches, in the order of the documentation.
  static let switches: [Setting<AdjustSetup>] = [
    .flag(
      "sendsInBackground", \.configuration.sendsInBackground, "Whether the app calls enableSendingInBackground."),
    .choice(
      "retryJitter", \.configuration.retryJitter, "Where in its range every random wait before a retry lies."),
    .choice("invalidLinks", \.configuration.invalidLinks, "What NSURL makes of a link that is not a valid URL."),
    .choice("linkPlacement", \.servers.linkPlacement, "Which answers of the backend have the link."),
    .words(
      brandedDomains, \.servers.brandedDomains,
      "The app's own branded domains, which Adjust serves like those under go.link."),
    .flag("repeatsLink", \.servers.repeatsLink, "Whether the backend gives the same link each time the SDK asks."),
    .flag(
      "sessionCarriesAttribution", \.servers.sessionCarriesAttribution,
      "Whether the answer to a session has the attribution."),
    .flag(
      "answersReinstalls", \.servers.answersReinstalls,
      "Whether a reinstall without a new click gets the link again."),
    .duration(
      "inactivityPeriod", \.servers.inactivityPeriod, absence: "every click counts",
      "After how long without a session a click on another tracker counts before a reinstall. Adjust's dashboard has 7 "
        + "days by default, while its guide for deferred links names no such condition."),
    .flag(
      "echoesResolvedLinks", \.servers.echoesResolvedLinks,
      "Whether answers to clicks repeat links that are not short."),
    .words(
      "domains", \.configuration.domains,
      "The domains of setUrlStrategy, in the order in which they are tried."
    ).effective(since: .severalHosts),
    .flag(
      "useSubdomains", \.configuration.usesSubdomains,
      "Whether the SDK puts names such as analytics in front of the domains, as setUrlStrategy says."
    ).effective(since: .version5Names),
    .words(
      "unreachableHosts", \.servers.unreachableHosts,
      "Hosts of Adjust, or domains of hosts, that no request reaches."),
    .flag(
      "hasSignatureLibrary", \.configuration.hasSignatureLibrary,
      "Whether the signature library is linked; without it initSdk fails."
    ).effective(since: .version5Names),
    .flag(
      "hasValidToken", \.configuration.hasValidToken,
      "Whether the app token has 12 characters, unlike the {YourAppToken} of the samples; without it initSdk fails."),
    .duration(
      "attConsentWaitingInterval", \.configuration.attConsentWaitingInterval,
      "How long to wait for the answer to the tracking alert."
    ).effective(since: .attWait),
    .flag(
      "usesAppTrackingTransparency", \.configuration.usesTrackingTransparency,
      "Whether the SDK looks at the tracking status, as without disableAppTrackingTransparencyUsage."
    ).effective(since: .trackingIsOptional),
    .flag(
      "delaysFirstSession", \.configuration.delaysFirstSession,
      "Whether the app calls enableFirstSessionDelay."
    ).effective(since: .firstSessionDelay),
    .duration(
      "delayStart", \.configuration.delayStart, "How long the first session waits, as delayStart says."
    ).effective(since: .delaysStart, before: .version5Names),
    .flag(
      "eventBuffering", \.configuration.buffersEvents, "Whether the app sets eventBufferingEnabled."
    ).effective(before: .version5Names),
    .flag(
      "coppaCompliance", \.configuration.compliesWithCOPPA, "Whether the app calls enableCoppaCompliance."
    ).effective(since: .statesCOPPA),
    .flag(
      "readsPasteboard", \.configuration.readsPasteboard, "Whether the app calls enableLinkMe."
    ).effective(since: .linkMe),
    .choice(
      "appleAds", \.configuration.appleAds,
      "Whether clicks of Apple Ads are sent, as without disableAdServices, and whether a trace shows those that are "
        + "answered as usual."),
    .flag(
      "appleAdsTokenFails", \.configuration.appleAdsTokenFails, "Whether the system has no token for Apple Ads."),
    .flag(
      "marksDeferredLinks", \.servers.marksLinks,
      "Whether the servers add adjust_no_sdkclick=1 to converted links."),
    .flag(
      "convertsLinksInBrowsers", \.servers.convertsLinksInBrowsers,
      "Whether the servers send a browser on to the app's scheme."),
    .flag("reportsSKAN", \.configuration.reportsSKAN, "Whether the delegate implements adjustSkanUpdated."),
  ]
}

extension Setting {
  /// Returns the setting as one that has an effect only as of a change of the SDK, or only before one.
  func effective(since first: AdjustVersionChange? = nil, before end: AdjustVersionChange? = nil) -> Setting {
    effective(since: first?.change.since, before: end?.change.since)
  }
}

extension AdjustConfiguration {
  /// The random factor before a retry, at three points of its range.
  enum RetryJitter: String, CaseIterable, Sendable {
    case shortest
    case middle
    case longest

    var permille: Int {
      switch self {
      case .shortest: 500
      case .middle: 750
      case .longest: 995
      }
    }
  }

  /// The factor as one of three points of its range; the middle if it is none of them.
  fileprivate var retryJitter: RetryJitter {
    get { RetryJitter.allCases.first { $0.permille == retryJitterPermille } ?? .middle }
    set { retryJitterPermille = newValue.permille }
  }
}
