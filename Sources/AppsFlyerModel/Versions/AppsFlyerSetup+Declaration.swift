import SDKContract

extension AppsFlyerSetup {
  /// The part of the scenario format that AppsFlyer declares.
  package static let declaration = SDKDeclaration<AppsFlyerSetup>(
    key: "appsflyer", name: "AppsFlyer", rules: AppsFlyerRule.self, keys: keys, switches: switches,
    endpoints: endpoints, serverKeys: serverKeys,
    calls: AppsFlyerIntegrationCall.allCases.map(\.rawValue),
    methods: AppsFlyerMethod.allCases.map(\.method),
    eventNames: [
      "AppsFlyerLib.start", "AppsFlyerLib.continue", "AppsFlyerLib.handleOpen", "AppsFlyerLib.handleUniversalLink",
      "AppsFlyerLib.handlePushNotification", "AppsFlyerLib.performOnAppAttribution",
      "AppsFlyerLib.waitForATTUserAuthorization", "AppsFlyerLib.handleLaunchOptions",
      "AppsFlyerLib.registerSessionReadyListener",
    ],
    timers: AppsFlyerTimer.names, callbacks: AppsFlyerCallback.Name.allCases.map { callback($0) },
    linkService: SDKLinkService(
      name: "OneLink", domain: OneLinkDomain.name, template: "H5hv", domainsKey: customDomains.name,
      shortLinksKey: shortLinks.name,
      parameterPrefixes: ["af_", "deep_link_"], parameters: ["pid", "c"],
      destinationKeys: ["deep_link_value"]),
    linkExamples: linkExamples,
    versionChanges: AppsFlyerVersionChange.allCases.map(\.change),
    versionBasis:
      "The source is not public: this is what release notes, documentation and published logs say. Versions "
      + "before 5.4.1 behave like 5.4.1, except for what the table says; versions after 6.18.0 and 7.0.2 behave like "
      + "those. Defects of single releases are switches of the scenario, such as `launchLinkResolution`."
  ).with(reports).with(
    callArguments: AppsFlyerMethod.callArguments, requestArguments: AppsFlyerRequest.arguments
  ).opening { _ in .never }

  private static func callback(_ name: AppsFlyerCallback.Name) -> SDKDeclaration<AppsFlyerSetup>.Callback {
    var callback = SDKDeclaration<AppsFlyerSetup>.Callback(name.rawValue) { setup in
      let version = setup.version
      if name.isOfOpenAttribution, !version.hasOpenAttribution {
        return "AppsFlyer \(version.version) has no \(AppsFlyerCallback.Name.onAppOpenAttribution)"
      }
      if name == .didResolveDeepLink, !version.hasUnifiedDeepLinking {
        return "AppsFlyer \(version.version) has no \(name)"
      }
      return nil
    }
    callback.arguments = AppsFlyerCallback.arguments(of: name)
    if name == .didResolveDeepLink {
      callback.absenceFromDescribedApp = { setup in
        setup.unifiedDeepLinking
          ? nil
          : "the app does not use unified deep linking; add \"\(unifiedDeepLinking.name)\": true to \"appsflyer\""
      }
    }
    return callback
  }

  private static let linkExamples = [
    SDKLinkExample(.long, "https://example.onelink.me/H5hv?pid=email&c=summer&deep_link_value=shoes"),
    SDKLinkExample(
      .short, "https://example.onelink.me/H5hv/summer",
      serverSettings: [
        shortLinks.name: .object([
          PayloadEntry(
            "https://example.onelink.me/H5hv/summer",
            .object([
              PayloadEntry("pid", .string("email")), PayloadEntry("c", .string("summer")),
              PayloadEntry("deep_link_value", .string("shoes")),
            ]))
        ])
      ]),
  ]

  // MARK: Keys

  private static let keys: [Setting<AppsFlyerSetup>] = [
    .choice(
      "payloadTypes", \.configuration.payloadTypes,
      "The types of the values in payloads: as a device logs them, or as the vendor's pages print them."
    ).alsoSwitch(),
    appleAppID, appInviteOneLinkID, customDomains, minTimeBetweenSessions, unifiedDeepLinking, waitForATT,
  ]

  static let customDomains = Setting<AppsFlyerSetup>.domains(
    "customDomains", \.configuration.customDomains, "The app's own OneLink domains, as in `oneLinkCustomDomains`."
  ).alsoSwitch()

  static let minTimeBetweenSessions = Setting<AppsFlyerSetup>.duration(
    "minTimeBetweenSessions", \.configuration.minTimeBetweenSessions, "The minimum time between two counted sessions."
  ).alsoSwitch()

  static let unifiedDeepLinking = Setting<AppsFlyerSetup>.flag(
    "unifiedDeepLinking", \.unifiedDeepLinking,
    "Whether the app sets `deepLinkDelegate`, and so uses unified deep linking."
  ).effective(since: .hasUnifiedDeepLinking)

  static let waitForATT = Setting<AppsFlyerSetup>.duration(
    "waitForATT", \.waitForATT, absence: "it does not wait",
    "How long the SDK waits for the answer to the tracking prompt, as given to `waitForATTUserAuthorization`."
  ).effective(since: .waitsForTracking, before: .ignoresTrackingWait)

  private static let appleAppID = Setting<AppsFlyerSetup>(
    "appleAppID", .text, absence: "not known", form: "digits such as \"1512793879\"",
    "The app's id in the App Store, as in `appleAppID`: digits. Links of app.appsflyer.com are about this app alone.",
    accepts: { value in
      guard case .word(let id) = value else { return false }
      return id.utf8.allSatisfy { (48...57).contains($0) }
    }
  ) { value, setup in
    if case .word(let id) = value { setup.configuration.appleAppID = id }
  }

  private static let appInviteOneLinkID = Setting<AppsFlyerSetup>(
    "appInviteOneLinkID", .text, absence: "no template", form: "letters and digits such as \"H5hv\"",
    "The OneLink template of invite links, as in `appInviteOneLinkID`.",
    accepts: { value in
      guard case .word(let id) = value else { return false }
      return id.utf8.allSatisfy { (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) }
    }
  ) { value, setup in
    if case .word(let id) = value { setup.configuration.inviteTemplate = id }
  }

  // MARK: Servers

  private static let endpoints: [SDKDeclaration<AppsFlyerSetup>.Endpoint] = [
    .init(.launch, "The report of a session.", latency: Latency(.milliseconds(200), .seconds(2))),
    .init(.conversionData, "The conversion data of the install.", latency: Latency(.seconds(1), .seconds(10))),
    .init(
      .shortLink, "The parameters behind a short OneLink.",
      latency: Latency(.milliseconds(300), .milliseconds(1500))),
    .init(
      .deferredDeepLink, "The one deferred look-up of unified deep linking.",
      latency: Latency(.milliseconds(300), .seconds(3))
    ).sent(since: AppsFlyerVersionChange.hasUnifiedDeepLinking.change.since),
    .init(
      .redirect, "Where a wrapped link of an email service leads.",
      latency: Latency(.milliseconds(300), .milliseconds(1500))),
    .init(.event, "The report of an in-app event.", latency: Latency(.milliseconds(200), .seconds(2))),
    .init(
      .inviteLink, "The short form of a link with which a user invites another.",
      latency: Latency(.milliseconds(300), .milliseconds(1500))),
  ]

  private static let serverKeys = [shortLinks, redirects]

  static let shortLinks = Setting<AppsFlyerBackend>(
    "shortLinks", .links("short link", to: .object), default: .object([]),
    "The parameters behind each short OneLink, as the resolver answers them."
  ) { value, servers in
    guard case .object(let links) = value else { return }
    for link in links {
      if case .object(let parameters) = link.value {
        servers.registerShortLink(link.key, parameters: Payload(parameters))
      }
    }
  }

  static let redirects = Setting<AppsFlyerBackend>(
    "redirects", .links("link", to: .url), default: .object([]),
    "The link to which each wrapped link of an email service leads."
  ) { value, servers in
    guard case .object(let links) = value else { return }
    for link in links {
      if case .string(let target) = link.value { servers.registerRedirect(link.key, to: target) }
    }
  }
}
