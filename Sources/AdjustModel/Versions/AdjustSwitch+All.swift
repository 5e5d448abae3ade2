import SDKContract

extension AdjustSwitch {
  /// All switches, in the order in which the documentation lists them.
  public static let all: [AdjustSwitch] = [
    .flag("sendsInBackground", default: false, "Whether the app calls enableSendingInBackground.") {
      value, configuration, _ in configuration.sendsInBackground = value
    },
    .choice("retryJitter", default: RetryJitter.middle, "Where in its range every random wait before a retry lies.") {
      value, configuration, _ in configuration.retryJitterPermille = value.permille
    },
    .choice("invalidLinks", default: InvalidLinkHandling.dropped, "What NSURL makes of a link that is no URL.") {
      value, configuration, _ in configuration.invalidLinks = value
    },
    .choice(
      "linkPlacement", default: AdjustLinkPlacement.attributionAnswer, "In which answers the backend puts the link."
    ) { value, _, backend in backend.linkPlacement = value },
    .words("brandedDomains", "Branded domains of the app's own, which Adjust serves like those under go.link.") {
      value, _, backend in backend.brandedDomains = value
    },
    .flag("repeatsLink", default: true, "Whether the backend answers the same link each time it is asked.") {
      value, _, backend in backend.repeatsLink = value
    },
    .flag("sessionCarriesAttribution", default: false, "Whether the answer to a session has the attribution.") {
      value, _, backend in backend.sessionCarriesAttribution = value
    },
    .duration("sessionAskIn", default: nil, "When the SDK shall ask for the attribution after a session.") {
      value, _, backend in backend.sessionAskIn = value.wholeMilliseconds
    },
    .duration("attributionAskIn", default: nil, "When the SDK shall ask again after its first attribution request.") {
      value, _, backend in backend.attributionAskIn = value.wholeMilliseconds
    },
    .flag("answersReinstalls", default: true, "Whether a reinstall without a new click gets the link again.") {
      value, _, backend in backend.answersReinstalls = value
    },
    .flag("echoesResolvedLinks", default: true, "Whether answers to clicks repeat links that are not short.") {
      value, _, backend in backend.echoesResolvedLinks = value
    },
    .words("domains", "The domains of setUrlStrategy, in the order in which they are tried; adjust.com and adjust.io.")
    {
      value, configuration, _ in if !value.isEmpty { configuration.domains = value }
    },
    .words("unreachableHosts", "Hosts, or domains of hosts, of Adjust that no request reaches.") {
      value, _, backend in backend.unreachableHosts = value
    },
    .flag("hasSignatureLibrary", default: true, "Whether the signature library is linked; without it initSdk fails.") {
      value, configuration, _ in configuration.hasSignatureLibrary = value
    },
    .duration("attConsentWaitingInterval", default: .zero, "How long to wait for the answer to the tracking alert.") {
      value, configuration, _ in configuration.attConsentWaitingInterval = value
    },
    .flag("delaysFirstSession", default: false, "Whether the app calls enableFirstSessionDelay; since 5.3.") {
      value, configuration, _ in configuration.delaysFirstSession = value
    },
    .duration("delayStart", default: .zero, "The delayStart of version 4.") {
      value, configuration, _ in configuration.delayStart = value
    },
    .flag("readsPasteboard", default: false, "Whether the app calls enableLinkMe.") {
      value, configuration, _ in configuration.readsPasteboard = value
    },
    .flag("readsAppleAds", default: false, "Whether the click of Apple Ads is sent, as without disableAdServices.") {
      value, configuration, _ in configuration.readsAppleAds = value
    },
    .flag("appleAdsTokenFails", default: false, "Whether the system has no token of Apple Ads.") {
      value, configuration, _ in configuration.appleAdsTokenFails = value
    },
    .flag("marksDeferredLinks", default: true, "Whether the servers add adjust_no_sdkclick=1 to converted links.") {
      value, _, backend in backend.marksLinks = value
    },
    .flag("convertsLinksInBrowsers", default: true, "Whether the servers send a browser on to the app's scheme.") {
      value, _, backend in backend.convertsLinksInBrowsers = value
    },
    .flag("reportsSKAN", default: false, "Whether the delegate implements adjustSkanUpdated.") {
      value, configuration, _ in configuration.reportsSKAN = value
    },
  ]

  /// The random factor before a retry, at three points of its range.
  private enum RetryJitter: String, CaseIterable, Sendable {
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
}

extension Duration {
  /// The duration in whole milliseconds, as answers of the backend write it.
  fileprivate var wholeMilliseconds: Int { Int(clamping: microseconds / 1000) }
}
