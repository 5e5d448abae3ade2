extension AppDescription {
  /// Creates an app from the words of a scenario file.
  public init(
    uses: String? = nil, scheme: String? = nil, domains: [String] = [], gates: [String] = [],
    routes: KeyValuePairs<String, String> = [:], whenGated: GatedLink = .store,
    reactions: KeyValuePairs<String, Reaction.Kind> = [:], appsFlyer: AppsFlyerDescription? = nil,
    adjust: AdjustDescription? = nil
  ) {
    self.init()
    self.uses = uses.map { Located($0) }
    self.scheme = scheme.map { Located($0) }
    self.domains = domains.map { Located($0) }
    self.gates = gates.map { Located($0) }
    self.routes = routes.map { Route($0.key, $0.value) }
    self.whenGated = whenGated
    self.reactions = reactions.map { Located(Reaction($0.key, $0.value)) }
    self.appsFlyer = appsFlyer
    self.adjust = adjust
  }
}

extension AppsFlyerDescription {
  /// Creates the SDK from the words of a scenario file.
  public init(
    version: String? = nil, unifiedDeepLinking: Bool = false, customDomains: [String] = [],
    minTimeBetweenSessions: Duration? = nil, waitForATT: Duration? = nil,
    integration: IntegrationDescription = IntegrationDescription(), switches: [Switch] = []
  ) {
    self.init()
    self.version = version.map { Located($0) }
    self.unifiedDeepLinking = unifiedDeepLinking
    self.customDomains = customDomains.map { Located($0) }
    self.minTimeBetweenSessions = minTimeBetweenSessions
    self.waitForATT = waitForATT
    self.integration = integration
    self.switches = switches.map { Located($0) }
  }
}

extension AdjustDescription {
  /// Creates the SDK from the words of a scenario file.
  public init(
    version: String? = nil, deferredDeeplinkReturns: Bool = false, directLinks: String? = nil,
    integration: IntegrationDescription = IntegrationDescription(), switches: [Switch] = []
  ) {
    self.init()
    self.version = version.map { Located($0) }
    self.deferredDeeplinkReturns = deferredDeeplinkReturns
    self.directLinks = directLinks.map { Located($0) }
    self.integration = integration
    self.switches = switches.map { Located($0) }
  }
}

extension IntegrationDescription {
  /// Creates what differs from the standard integration, from the words of a scenario file.
  public init(omit: [String] = [], move: KeyValuePairs<String, String> = [:]) {
    self.init()
    self.omit = omit.map { Located($0) }
    self.move = move.map { Located(Move($0.key, to: $0.value)) }
  }
}
