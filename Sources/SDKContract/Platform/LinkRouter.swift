/// Decides which app the system opens for a link: the first of the three stages of routing.
public struct LinkRouter: Hashable, Sendable {
  /// What the user, or an app, does with the link.
  public enum Origin: String, CaseIterable, Sendable {
    /// A tap in Messages, Mail, Notes or another app.
    case otherApp = "other-app"
    /// A tap in Safari on a page of another domain.
    case safari
    /// A tap in Safari on a page of the same domain.
    case safariSameDomain = "safari-same-domain"
    /// Typed or pasted into the address bar.
    case addressBar = "address-bar"
    /// A long press, then "Open in" the browser.
    case openInBrowser = "open-in-browser"
    /// A long press, then "Open in" the app.
    case openInApp = "open-in-app"
    /// The app under test calls `UIApplication.open` with it.
    case ownApp = "own-app"
    /// Sent by AirDrop.
    case airDrop = "airdrop"
  }

  /// Where the link goes.
  public enum Destination: Hashable, Sendable {
    /// The app under test opens.
    case app(DeliveredLink.Kind)
    /// The default browser opens the link.
    case browser
    /// Nothing opens.
    case nothing
  }

  /// What the system decided, and by which rule.
  public struct Decision: Hashable, Sendable {
    public var destination: Destination
    public var rule: PlatformRule
  }

  /// What the user last chose for the app's domains with a long press.
  public enum UserApproval: Hashable, Sendable {
    case unspecified
    case app
    case browser
  }

  /// Whether the app is on the device.
  public var isInstalled = false
  /// The app's own URL scheme, without a colon.
  public var scheme: String?
  /// The domains in the app's entitlement, such as `example.com` or `*.example.com`.
  public var domains: [String] = []
  /// Whether the domain association was fetched and approved.
  public var associationApproved = true
  /// What the user last chose.
  public var userApproval: UserApproval = .unspecified

  /// Creates a router for an app that is not installed.
  public init() {}

  /// Returns where a link goes, and remembers what the user chose by a long press.
  public mutating func route(_ url: String, from origin: Origin) -> Decision {
    Decision(destination: .nothing, rule: .placeholder)
  }
}
