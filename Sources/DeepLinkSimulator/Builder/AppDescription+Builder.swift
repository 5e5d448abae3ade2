extension AppDescription {
  /// Creates an app with the members of the `app` object of a file.
  ///
  /// - Parameters:
  ///   - uses: The name of an app written in Swift; nil for the app described here.
  ///   - scheme: The URL scheme, without the colon; nil for none.
  ///   - domains: The associated domains.
  ///   - gates: What keeps the app from showing a link's screen; closed until a step opens it.
  ///   - routes: The screen for each destination that a link can name.
  ///   - whenGated: What happens to a link while a gate is closed.
  ///   - reactions: How the app reacts to callbacks and entry points, where it differs from the vendors' samples.
  ///   - sdks: The SDKs that it integrates.
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
