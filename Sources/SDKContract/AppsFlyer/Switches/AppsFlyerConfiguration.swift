/// How an app sets the AppsFlyer SDK up, with the switches for what the sources leave open.
public struct AppsFlyerConfiguration: Hashable, Sendable {
  /// The version of the SDK.
  public var profile: AppsFlyerProfile = .v6_15
  /// The types of the values in payloads.
  public var payloadTypes: PayloadTypes = .wire
  /// The app's own OneLink domains, as in `oneLinkCustomDomains`.
  public var customDomains: [String] = []
  /// The least time between two counted sessions, as in `minTimeBetweenSessions`.
  public var minTimeBetweenSessions: Duration = .seconds(5)
  /// The time that resolving a link on the device takes, between the call and the block on the main thread.
  public var localResolution: Duration = .milliseconds(1)
  /// How long conversion data is kept before it is fetched again; nil for ever.
  public var conversionDataExpiry: Duration?
  /// Whether `onAppOpenAttribution` also carries cached attribution parameters, as before 5.4.1.
  public var addsCachedAttribution = false
  /// What becomes of parameters appended to a short link.
  public var shortLinkQuery: ShortLinkQuery = .dropped
  /// Whether a link without any AppsFlyer parameter is taken apart like one with them.
  public var parsesForeignLinks = false
  /// What `start()` does while dev key or app id are missing.
  public var startWithoutKeys: StartWithoutKeys = .ignored

  /// Creates the configuration of a current SDK, integrated as its guide says.
  public init() {}
}
