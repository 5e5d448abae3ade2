extension AppDescription {
  /// Creates an app with the members of the `app` object of a file.
  public init(
    uses: String? = nil, scheme: String? = nil, domains: [String] = [], gates: [String] = [],
    routes: KeyValuePairs<String, String> = [:], whenGated: GatedLink = .store,
    reactions: KeyValuePairs<String, Reaction.Kind> = [:], sdks: [SDKDescription] = []
  ) {
    self.init()
    self.uses = uses
    self.scheme = scheme
    self.domains = domains
    self.gates = gates
    self.routes = routes.map { Route($0.key, $0.value) }
    self.whenGated = whenGated
    self.reactions = reactions.map { Reaction($0.key, $0.value) }
    self.sdks = sdks
  }
}

extension SDKDescription {
  /// Creates an SDK with the members of its object in a file.
  ///
  /// - Parameters:
  ///   - key: The key of the SDK.
  ///   - version: The version; nil for the default.
  ///   - settings: The values of the SDK's own keys.
  ///   - integration: What differs from the standard integration.
  ///   - switches: Switches by name.
  public init(
    _ key: String, version: String? = nil, settings: [SettingEntry] = [],
    integration: IntegrationDescription = IntegrationDescription(), switches: [SettingEntry] = []
  ) {
    self.init(key)
    self.version = version
    self.settings = settings
    self.integration = integration
    self.switches = switches
  }
}

extension IntegrationDescription {
  /// Creates the differences from the standard integration, by the names that scenario files use.
  public init(omit: [String] = [], move: KeyValuePairs<String, String> = [:]) {
    self.init()
    self.omit = omit.map { Omission($0) }
    self.move = move.map { Move($0.key, to: $0.value) }
  }
}
