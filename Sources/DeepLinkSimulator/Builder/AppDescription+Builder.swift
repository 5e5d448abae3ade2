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
