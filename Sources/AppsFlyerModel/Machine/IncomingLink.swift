import SDKContract

/// A link as the app hands it to an SDK.
public struct IncomingLink: Hashable, Sendable {
  /// The SDK call that hands the link over.
  public enum Route: Hashable, Sendable {
    /// `continue(_:restorationHandler:)`, a universal link.
    case userActivity
    /// `handleOpen(_:options:)`, any URL.
    case openURL
  }

  /// The whole link, as it was tapped.
  public var url: String
  /// How it was handed over.
  public var route: Route

  /// Creates an incoming link.
  public init(url: String, route: Route) {
    self.url = url
    self.route = route
  }
}
