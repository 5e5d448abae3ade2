import SDKContract

/// How an app sets the Adjust SDK up, with the switches for what the sources leave open.
public struct AdjustConfiguration: Hashable, Sendable {
  /// The version of the SDK.
  public var profile: AdjustProfile = .v5_5_2
  /// Which rules hold.
  public var rules = RuleSwitches()
  /// Whether `enableSendingInBackground` was called.
  public var sendsInBackground = false
  /// Whether the signature library is linked; without it `initSdk` fails.
  public var hasSignatureLibrary = true
  /// The domains of `setUrlStrategy`, in the order in which they are tried.
  public var domains = ["adjust.com", "adjust.io"]
  /// The factor by which every wait before a retry is shortened, in thousandths.
  ///
  /// The SDK draws it from 500 to 995 each time; a simulation must not, so it is fixed, by default near the
  /// middle of the range.
  public var retryJitterPermille = 750
  /// Whether the delegate implements `adjustSkanUpdated`: the SDK asks before it posts the call.
  public var reportsSKAN = false
  /// `attConsentWaitingInterval`: how long to wait for the person's answer to tracking; zero for not at all.
  public var attConsentWaitingInterval: Duration = .zero
  /// Whether `enableFirstSessionDelay` is called; since 5.3.
  public var delaysFirstSession = false
  /// `delayStart` of version 4; zero for none.
  public var delayStart: Duration = .zero
  /// Whether `enableLinkMe` is called.
  public var readsPasteboard = false
  /// Whether the SDK reads the token of Apple Ads: neither `disableAdServices` nor an app without the framework.
  public var readsAppleAds = false
  /// Whether the system has no token.
  public var appleAdsTokenFails = false
  /// How many deduplication ids of events the SDK remembers, as in `eventDeduplicationIdsMaxSize`.
  public var rememberedEventIDs = 10
  /// What becomes of deferred links that are no URLs (`ADJ-DEF-7`).
  public var invalidLinks: InvalidLinkHandling = .dropped

  /// Creates the configuration of a current SDK, integrated as its guide says.
  public init() {}
}
