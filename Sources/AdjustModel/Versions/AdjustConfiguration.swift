import SDKContract

/// An app's configuration of the Adjust SDK, with switches for what the sources leave open.
package struct AdjustConfiguration: Hashable, Sendable {
  /// The version of the SDK.
  package var profile: AdjustProfile = .v5_5_2
  /// The rules that hold.
  package var rules = RuleSwitches()
  /// Whether `enableSendingInBackground` was called.
  package var sendsInBackground = false
  /// Whether the signature library is linked; without it `initSdk` of version 5 fails.
  package var hasSignatureLibrary = true
  /// The token of the app, which the log and the answers of the servers show.
  package var appToken = usualToken
  /// Whether the app token has the length of one; without it `initSdk` fails.
  package var hasValidToken = true
  /// The domains of `setUrlStrategy`, in the order in which they are tried.
  package var domains = usualDomains
  /// Whether the SDK prepends its subdomains, such as `analytics`, to each domain.
  package var usesSubdomains = true
  /// The factor that shortens every wait before a retry, in thousandths.
  ///
  /// The SDK chooses it at random from 500 to 995 each time. In a simulation it is fixed, by default near the middle of
  /// the range.
  package var retryJitterPermille = 750
  /// The version of iOS on the device; the default has everything that the SDK uses.
  package var systemVersion = VersionNumber(17, 0, 0)
  /// Whether the delegate implements `adjustSkanUpdated`, which the SDK checks before it queues the call.
  package var reportsSKAN = false
  /// `attConsentWaitingInterval`: how long to wait for the user's answer to the tracking prompt; zero for no wait.
  package var attConsentWaitingInterval: Duration = .zero
  /// Whether the SDK looks at the tracking status, as without `disableAppTrackingTransparencyUsage`; since 5.2.
  package var usesTrackingTransparency = true
  /// Whether the SDK reads the advertising identifier, as without `disableIdfaReading`.
  package var readsAdvertisingID = true
  /// Whether the SDK reads the vendor identifier, as without `disableIdfvReading`.
  package var readsVendorID = true
  /// `defaultTracker`, which only the log shows.
  package var defaultTracker: String?
  /// Whether `enableFirstSessionDelay` is called; since 5.3.
  package var delaysFirstSession = false
  /// `delayStart` of version 4; zero for none.
  package var delayStart: Duration = .zero
  /// `eventBufferingEnabled` of version 4.
  package var buffersEvents = false
  /// Whether `enableCoppaCompliance` is called.
  package var compliesWithCOPPA = false
  /// Whether `enableLinkMe` is called.
  package var readsPasteboard = false
  /// Whether the SDK sends the click of Apple Ads, and where a run shows it.
  package var appleAds = AppleAdsClicks.whereTheyMatter
  /// Whether the system fails to provide a token.
  package var appleAdsTokenFails = false
  /// The number of deduplication ids that the SDK remembers, as in `eventDeduplicationIdsMaxSize`.
  package var rememberedEventIDs = 10
  /// What happens to deferred links that are not URLs (`ADJ-DEF-7`).
  package var invalidLinks: InvalidLinkHandling = .escaped

  /// Creates the configuration of a current SDK, integrated according to its guide.
  package init() {}

  /// The token of an app that is described.
  package static let usualToken = "abcdefghijkl"

  /// The domains of an app that does not call `setUrlStrategy`, in the current version.
  private static let usualDomains = ["adjust.com", "adjust.io"]

  /// Whether the app says that it is for children, in a version that has a word for it.
  var isForChildren: Bool { compliesWithCOPPA && profile.has(.statesCOPPA) }

  /// Whether the SDK prepends its subdomains; only version 5 lets the app decide.
  var prependsSubdomains: Bool { usesSubdomains || profile.isVersion4 }

  /// The domains that the version tries, one after another (`ADJ-NET-2`).
  var triedDomains: [String] {
    let isUsual = domains == Self.usualDomains || !profile.has(.severalHosts)
    guard isUsual, !profile.has(.nextHostIsIO) else { return domains }
    return profile.has(.severalHosts) ? ["adjust.com", "adjust.net.in", "adjust.world"] : ["adjust.com"]
  }
}
