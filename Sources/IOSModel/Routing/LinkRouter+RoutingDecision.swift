import SDKContract

extension LinkRouter {
  /// Where the link goes.
  package enum Destination: Hashable, Sendable {
    /// The app under test opens.
    case app(Link.Kind)
    /// Another app opens, which registered the same scheme.
    case otherApp
    /// The default browser opens the link.
    case browser
    /// Nothing opens.
    case nothing
  }

  /// What the system decided, and by which rule.
  package struct RoutingDecision: Hashable, Sendable {
    /// Where the link goes.
    package var destination: Destination
    /// The rule that sends it there.
    package var rule: PlatformRule

    /// Creates a decision.
    package init(_ destination: Destination, rule: PlatformRule) {
      self.destination = destination
      self.rule = rule
    }
  }
}
