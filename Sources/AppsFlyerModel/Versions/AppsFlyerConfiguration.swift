import SDKContract

/// How an app sets the AppsFlyer SDK up, with the switches for what the sources leave open.
public struct AppsFlyerConfiguration: Hashable, Sendable {
  /// The version of the SDK.
  public var profile: AppsFlyerProfile = .v6_15
  /// The types of the values in payloads.
  public var payloadTypes: PayloadTypes = .wire
  /// Which rules hold, as far as they are about data.
  public var rules = RuleSwitches()

  /// The app's id in the App Store, as in `appleAppID`; nil if it is not known.
  public var appleAppID: String?

  /// The OneLink template of invite links, as in `appInviteOneLinkID`; nil if there is none.
  public var inviteTemplate: String?

  // Sessions
  /// The least time between two counted sessions, as in `minTimeBetweenSessions`.
  public var minTimeBetweenSessions: Duration = .seconds(5)
  /// What `start()` does while dev key or app id are missing.
  public var startWithoutKeys: StartWithoutKeys = .ignored
  /// How late the completion handler of `start` is called.
  public var startCompletionDelay: Duration = .zero
  /// What becomes of several starts that waited for the answer to the tracking prompt.
  public var queuedStarts: QueuedStarts = .all
  /// Whether the conversion data of all starts that waited in the first process has `is_first_launch` true.
  public var queuedStartsAreFirstLaunch = false

  /// Whether a reinstall brings back what the SDK kept on the device, as a restored backup may.
  public var restoresBackup = false
  /// Whether the SDK does not read the id for advertisers, as in `disableAdvertisingIdentifier`.
  public var hidesAdvertisingIdentifier = false

  // Conversion data
  /// How long conversion data is kept before it is fetched again; nil for ever.
  public var conversionDataExpiry: Duration?

  // Links
  /// The app's own OneLink domains, as in `oneLinkCustomDomains`.
  public var customDomains: [String] = []
  /// The domains of email services that wrap links, as in `resolveDeepLinkURLs`.
  public var resolveDeepLinkURLs: [String] = []
  /// The key paths into push payloads that were given to `addPushNotificationDeepLinkPath`.
  public var pushDeepLinkPaths: [[String]] = []
  /// The time that resolving a link on the device takes, between the call and the block on the main thread.
  public var localResolution: Duration = .milliseconds(1)
  /// Whether `onAppOpenAttribution` also carries cached attribution parameters, as before 5.4.1.
  public var addsCachedAttribution = false
  /// What the SDK adds to links for the attribution, as given to `appendParametersToDeepLinkingURL`.
  public var appendedParameters: [AppendedParameters] = []
  /// What becomes of parameters appended to a short link.
  public var shortLinkQuery: ShortLinkQuery = .dropped
  /// Whether a link without any AppsFlyer parameter is taken apart like one with them.
  public var parsesForeignLinks = false
  /// Whether links are resolved on the device while `isStopped` is set.
  public var linksWhileStopped: LinksWhileStopped = .resolvedOnDevice
  /// Whether a link that was handed in before in the same process brings no callback.
  public var dropsRepeatedLinks = false
  /// Whether the SDK resolves the link in the launch options by itself.
  public var launchLinkResolution: LaunchLinkResolution = .none
  /// Which of AppsFlyer's own parameters the click event of a direct link shows.
  public var clickEventAttribution: ClickEventAttribution = .byVersion
  /// Whether the click event of a direct link has the link's scheme beside its host and path.
  public var clickEventHasScheme = false

  // Deferred look-up
  /// How long the deferred look-up may take, as in `deepLinkTimeout`.
  public var deepLinkTimeout: Duration = .seconds(3)
  /// Which results of the deferred look-up end it for the install.
  public var deferredLookupEnds: DeferredLookupEnds = .withAnswer
  /// Whether the deferred look-up reports its result after a link has opened the app in the same process.
  public var reportsDeferredAfterDirect = true
  /// How long the look-up takes to fail if dev key and app id are missing.
  public var unknownHostLatency: Duration = .milliseconds(50)

  // Version 7
  /// How long the session-ready listener waits for a cold link.
  public var sessionReadyTimeout: Duration = .seconds(1)
  /// How often the session-ready listener is called.
  public var sessionReadyCalls: SessionReadyCalls = .everyActivation
  /// When a listener is called that was registered while the app was active.
  public var lateSessionReadyListener: LateSessionReadyListener = .nextActivation

  /// Creates the configuration of a current SDK, integrated as its guide says.
  public init() {}

  /// Which of AppsFlyer's own parameters the click event of a direct link shows.
  var shownAttribution: ShownAttribution {
    switch clickEventAttribution {
    case .byVersion: profile.shownAttribution
    case .kept: .all
    case .opened: .opened
    case .dropped: .none
    }
  }
}
