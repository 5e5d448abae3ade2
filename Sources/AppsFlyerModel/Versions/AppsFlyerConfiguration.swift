import SDKContract

/// An app's configuration of the AppsFlyer SDK, with switches for what the sources leave open.
package struct AppsFlyerConfiguration: Hashable, Sendable {
  /// The version of the SDK.
  package var profile: AppsFlyerProfile = .v6_15
  /// The types of the values in payloads.
  package var payloadTypes: PayloadTypes = .wire
  /// The rules about data that hold.
  package var rules = RuleSwitches()

  /// The app's id in the App Store, as in `appleAppID`; nil if it is not known.
  package var appleAppID: String?

  /// The OneLink template for invite links, as in `appInviteOneLinkID`; nil if there is none.
  package var inviteTemplate: String?

  // Sessions
  /// The minimum time between two counted sessions, as in `minTimeBetweenSessions`.
  package var minTimeBetweenSessions: Duration = .seconds(5)
  /// What `start()` does while the dev key or the app id is missing.
  package var startWithoutKeys: StartWithoutKeys = .ignored
  /// The delay before the completion handler of `start` is called.
  package var startCompletionDelay: Duration = .zero
  /// What happens when several starts have waited for the answer to the tracking prompt.
  package var queuedStarts: QueuedStarts = .all
  /// Whether `is_first_launch` is true in the conversion data of all starts that waited in the first process.
  package var queuedStartsAreFirstLaunch = false

  /// Whether a reinstall brings back what the SDK kept on the device, as a restored backup may.
  package var restoresBackup = false
  /// The version of iOS on the device; the default asks for permission to read the advertising identifier.
  package var systemVersion = VersionNumber(17, 0, 0)
  /// Whether the SDK does not read the advertising identifier, as in `disableAdvertisingIdentifier`.
  package var hidesAdvertisingIdentifier = false

  // Conversion data
  /// How long conversion data is kept before it is fetched again; nil for no limit.
  package var conversionDataExpiry: Duration?

  // Links
  /// The app's own OneLink domains, as in `oneLinkCustomDomains`.
  package var customDomains: [String] = []
  /// The domains of email services that wrap links, as in `resolveDeepLinkURLs`.
  package var resolveDeepLinkURLs: [String] = []
  /// The key paths into push payloads, as passed to `addPushNotificationDeepLinkPath`.
  package var pushDeepLinkPaths: [[String]] = []
  /// The time from the app's call to the block on the main thread for a link that is resolved on the device.
  package var localResolution: Duration = .milliseconds(1)
  /// Whether `onAppOpenAttribution` also carries cached attribution parameters, as before 5.4.1.
  package var addsCachedAttribution = false
  /// The parameters that the SDK adds to links for the attribution, as passed to `appendParametersToDeepLinkingURL`.
  package var appendedParameters: [AppendedParameters] = []
  /// What happens to parameters appended to a short link.
  package var shortLinkQuery: ShortLinkQuery = .dropped
  /// Whether a link without any AppsFlyer parameter is parsed like one that has some.
  package var parsesForeignLinks = false
  /// Whether links are resolved on the device while `isStopped` is set.
  package var linksWhileStopped: LinksWhileStopped = .resolvedOnDevice
  /// Whether a link that was passed in before in the same process causes no callback.
  package var dropsRepeatedLinks = false
  /// Whether the SDK resolves the link in the launch options by itself.
  package var launchLinkResolution: LaunchLinkResolution = .none
  /// Which of AppsFlyer's own parameters the click event of a direct link shows.
  package var clickEventAttribution: ClickEventAttribution = .byVersion
  /// Whether the click event of a direct link has the link's scheme next to its host and path.
  package var clickEventHasScheme = true

  // Deferred look-up
  /// The time limit of the deferred look-up, as in `deepLinkTimeout`.
  package var deepLinkTimeout: Duration = .seconds(3)
  /// Which results of the deferred look-up end it for the install.
  package var deferredLookupEnds: DeferredLookupEnds = .withAnswer
  /// Whether the deferred look-up reports its result after a link has opened the app in the same process.
  package var reportsDeferredAfterDirect = true
  /// How long the look-up takes to fail if the dev key and the app id are missing.
  package var unknownHostLatency: Duration = .milliseconds(50)

  // Version 7
  /// How long the session-ready listener waits for a cold link; nil if that depends on whether there is one.
  package var sessionReadyTimeout: Duration?
  /// How often the session-ready listener is called.
  package var sessionReadyCalls: SessionReadyCalls = .everyActivation
  /// When a listener is called that was registered while the app was active.
  package var lateSessionReadyListener: LateSessionReadyListener = .nextActivation

  /// Creates the configuration of a current SDK, integrated according to its guide.
  package init() {}

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
