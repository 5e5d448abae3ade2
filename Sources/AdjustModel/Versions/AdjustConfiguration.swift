import SDKContract

/// How an app sets the Adjust SDK up, with the switches for what the sources leave open.
package struct AdjustConfiguration: Hashable, Sendable {
  /// The version of the SDK.
  package var profile: AdjustProfile = .v5_5_2
  /// Which rules hold.
  package var rules = RuleSwitches()
  /// Whether `enableSendingInBackground` was called.
  package var sendsInBackground = false
  /// Whether the signature library is linked; without it `initSdk` fails.
  package var hasSignatureLibrary = true
  /// The domains of `setUrlStrategy`, in the order in which they are tried.
  package var domains = usualDomains
  /// Whether the SDK puts its names, such as analytics, in front of each domain.
  package var usesSubdomains = true
  /// The factor by which every wait before a retry is shortened, in thousandths.
  ///
  /// The SDK draws it from 500 to 995 each time; a simulation must not, so it is fixed, by default near the
  /// middle of the range.
  package var retryJitterPermille = 750
  /// Whether the delegate implements `adjustSkanUpdated`: the SDK asks before it posts the call.
  package var reportsSKAN = false
  /// `attConsentWaitingInterval`: how long to wait for the person's answer to tracking; zero for not at all.
  package var attConsentWaitingInterval: Duration = .zero
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
  /// Whether the system has no token.
  package var appleAdsTokenFails = false
  /// How many deduplication ids of events the SDK remembers, as in `eventDeduplicationIdsMaxSize`.
  package var rememberedEventIDs = 10
  /// What happens to deferred links that are no URLs (`ADJ-DEF-7`).
  package var invalidLinks: InvalidLinkHandling = .dropped

  /// Creates the configuration of a current SDK, integrated as its guide says.
  package init() {}

  /// The domains of an app that does not call `setUrlStrategy`, in the current version.
  private static let usualDomains = ["adjust.com", "adjust.io"]

  /// The domains that the version tries, one after the other (`ADJ-NET-2`).
  var triedDomains: [String] {
    guard domains == Self.usualDomains, !profile.has(.nextHostIsIO) else { return domains }
    return profile.has(.severalHosts) ? ["adjust.com", "adjust.net.in", "adjust.world"] : ["adjust.com"]
  }
}
