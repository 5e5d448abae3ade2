import SDKContract

extension AdjustSetup {
  /// The part of the scenario format that Adjust declares.
  package static let declaration = SDKDeclaration<AdjustSetup>(
    key: "adjust", name: "Adjust", rules: AdjustRule.self, keys: keys, switches: switches, endpoints: endpoints,
    serverKeys: serverKeys, calls: AdjustIntegrationCall.allCases.map(\.rawValue),
    methods: AdjustMethod.allCases.map(\.method),
    eventNames: ["Adjust.initSdk", "Adjust.processDeeplink", "Adjust.processAndResolve", "converted"],
    timers: AdjustTimer.names, callbacks: AdjustCallback.Name.allCases.map { callback($0) },
    linkService: SDKLinkService(
      name: "go.link", domains: ["go.link", "adj.st", "ulink.adjust.com"], domainsSwitch: brandedDomains,
      longLinksKey: brandedLinks.name, parameterPrefixes: ["adj_", "adjust_"]),
    linkExamples: linkExamples,
    versionChanges: AdjustVersionChange.allCases.map(\.change),
    versionBasis: "The basis is the source of " + AdjustProfile.all.map(\.version).joined(separator: ", ")
      + "; for older versions, single files, the changelog and published logs."
  ).with(reports).with(
    callArguments: AdjustMethod.callArguments, requestArguments: AdjustRequest.arguments
  ).opening { $0.deferredDeeplinkReturns ? .possible : .whenNobodyResponds }

  private static func callback(_ name: AdjustCallback.Name) -> SDKDeclaration<AdjustSetup>.Callback {
    var callback = SDKDeclaration<AdjustSetup>.Callback(name.rawValue) { absence(of: name, in: $0.version) }
    callback.hasOtherNames = name == .adjustDeferredDeeplinkReceived || name == .adjustDeeplinkResponse
    callback.arguments = AdjustCallback.arguments(of: name)
    if name == .adjustSkanUpdated {
      callback.absenceFromDescribedApp = { setup in
        setup.configuration.reportsSKAN
          ? nil : "the app does not implement it; add \"reportsSKAN\": true to the \"switches\" of \"adjust\""
      }
    }
    return callback
  }

  /// Returns why a version never makes a call into the app; nil if it can make it.
  private static func absence(of name: AdjustCallback.Name, in version: AdjustProfile) -> String? {
    func otherName(_ other: AdjustCallback.Name) -> String {
      "its name in Adjust \(version.version) is \(other.rawValue)"
    }
    func none() -> String { "Adjust \(version.version) has no \(name.rawValue)" }
    return switch name {
    case .adjustDeferredDeeplinkReceived: version.isVersion4 ? otherName(.adjustDeeplinkResponse) : nil
    case .adjustDeeplinkResponse: version.isVersion4 ? nil : otherName(.adjustDeferredDeeplinkReceived)
    case .adjustRemoteTriggerReceived: version.has(.hasRemoteTriggers) ? nil : none()
    case .resolvedDeeplink: version.has(.resolvesLinks) ? nil : none()
    default: nil
    }
  }

  private static let linkExamples = [
    SDKLinkExample(.long, "https://brandname.go.link/shoes?promo=summer"),
    SDKLinkExample(
      .short, "https://brandname.go.link/4xyz",
      serverSettings: [
        brandedLinks.name: .object([
          PayloadEntry(
            "https://brandname.go.link/4xyz",
            .string("https://brandname.go.link/shoes?promo=summer&adj_t=abc123"))
        ])
      ]),
  ]

  // MARK: Keys

  private static let keys = [deferredDeeplinkReturns, directLinks]

  static let deferredDeeplinkReturns = Setting<AdjustSetup>.flag(
    "deferredDeeplinkReturns", \.deferredDeeplinkReturns,
    "What `adjustDeferredDeeplinkReceived` returns: whether the SDK opens the link.")

  static let directLinks = Setting<AdjustSetup>.choice(
    "directLinks", \.directLinks,
    "What the app does with a link that opens it: the SDK's call that it makes, or nothing.")

  // MARK: Servers

  private static let endpoints: [SDKDeclaration<AdjustSetup>.Endpoint] = [
    .init(
      .session, "The answer to `/session`.", latency: Latency(.milliseconds(600), .seconds(2)),
      [
        askIn(\.sessionAskIn).alsoSwitch("sessionAskIn"),
        deeplink { link, servers in
          servers.deeplink = link
          servers.linkPlacement = servers.linkPlacement == .attributionAnswer ? .sessionAnswer : .both
        }.effective(since: .readsSessionLink),
        attribution { attribution, servers in
          servers.sessionCarriesAttribution = true
          servers.attribution = attribution
        },
      ]),
    .init(
      .attribution, "The answer to `/attribution`.", latency: Latency(.milliseconds(500), .seconds(3)),
      [
        askIn(\.attributionAskIn).alsoSwitch("attributionAskIn"),
        deeplink { $1.deeplink = $0 },
        attribution { $1.attribution = $0 },
      ]),
    .init(
      .event, "The answer to `/event`.", latency: Latency(.milliseconds(600), .seconds(2)),
      [
        .choice(
          AnswerKey.refusal.rawValue, \.eventRefusal,
          "Why the servers refuse the event, in the words of their error message; see `ADJ-EVT-9` to `ADJ-EVT-13`.")
      ]),
    .init(
      .click, "The answer to `/sdk_click`.", latency: Latency(.milliseconds(400), .seconds(2)), [askIn(\.clickAskIn)]),
    .init(
      .forgetDevice, key: "forget", "The answer to `/gdpr_forget_device`.",
      latency: Latency(.milliseconds(600), .seconds(2))),
    .init(
      .other, "The answers to third-party sharing, measurement consent, push tokens and ad revenue.",
      latency: Latency(.milliseconds(600), .seconds(2))),
    .init(
      .linkResolution, key: "linkResolution", "The answers to each request of `ADJLinkResolution`.",
      latency: Latency(.milliseconds(300), .milliseconds(1500))),
  ]

  /// What a scenario can say about an answer of these servers, in addition to what it can say about any answer.
  enum AnswerKey: String {
    case askIn
    case deeplink
    case attribution
    case refusal
  }

  private static func askIn(
    _ path: any WritableKeyPath<AdjustBackend, Int?> & Sendable
  ) -> Setting<AdjustBackend> {
    Setting(
      AnswerKey.askIn.rawValue, .duration, absence: "not in the answer",
      "When the SDK is to ask for the attribution, as in `ask_in`."
    ) { value, servers in
      guard case .duration(let duration) = value else { return }
      // Answers contain whole milliseconds.
      servers[keyPath: path] = Int(clamping: duration.microseconds / 1000)
    }
  }

  private static func deeplink(
    _ apply: @escaping @Sendable (String, inout AdjustBackend) -> Void
  ) -> Setting<AdjustBackend> {
    Setting(
      AnswerKey.deeplink.rawValue, .url, absence: "computed from what was clicked",
      "The deferred deep link in the answer."
    ) { value, servers in
      if case .word(let link) = value { apply(link, &servers) }
    }
  }

  private static func attribution(
    _ apply: @escaping @Sendable ([PayloadEntry], inout AdjustBackend) -> Void
  ) -> Setting<AdjustBackend> {
    Setting(
      AnswerKey.attribution.rawValue, .object, absence: "computed from what was clicked",
      "The attribution in the answer."
    ) { value, servers in
      if case .object(let members) = value { apply(members, &servers) }
    }
  }

  private static let serverKeys = [brandedLinks, redirects]

  static let brandedLinks = Setting<AdjustBackend>(
    "brandedLinks", .links("short link", to: .url), default: .object([]),
    "The long form of each short branded link, as in `resolved_click_url`."
  ) { value, servers in
    guard case .object(let links) = value else { return }
    for link in links {
      if case .string(let long) = link.value { servers.shorten(Link(long), to: Link(link.key)) }
    }
  }

  static let redirects = Setting<AdjustBackend>(
    "redirects", .links("link", to: .text), default: .object([]),
    "The link that each link leads to that `ADJLinkResolution` is asked to resolve."
  ) { value, servers in
    guard case .object(let links) = value else { return }
    for link in links {
      if case .string(let target) = link.value { servers.redirects[link.key] = target }
    }
  }
}
