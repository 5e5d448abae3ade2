import SDKContract

extension LinkRouter {
  /// Where the link goes.
  public enum Destination: Hashable, Sendable {
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
  public struct Decision: Hashable, Sendable {
    /// Where the link goes.
    public var destination: Destination
    /// The rule that sends it there.
    public var rule: PlatformRule

    /// Creates a decision.
    public init(_ destination: Destination, rule: PlatformRule) {
      self.destination = destination
      self.rule = rule
    }
  }
}
