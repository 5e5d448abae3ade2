/// A link on its way from the system into the app.
public struct DeliveredLink: Hashable, Sendable {
  /// What the system recognised the link as.
  public enum Kind: String, Hashable, Sendable {
    /// A web link of an associated domain, delivered as `NSUserActivity`.
    case universalLink
    /// A link with a scheme that the app registered.
    case customScheme
  }

  /// The whole link.
  public var url: String
  /// What the system recognised it as.
  public var kind: Kind

  /// Creates a link.
  public init(url: String, kind: Kind) {
    self.url = url
    self.kind = kind
  }
}
