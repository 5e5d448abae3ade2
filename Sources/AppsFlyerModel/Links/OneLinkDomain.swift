/// The domain of OneLink, under which each customer has a subdomain.
enum OneLinkDomain {
  /// The domain itself, which also stands for the entitlement `applinks:*.onelink.me`.
  static let name = "onelink.me"

  private static let suffix = "." + name

  /// Returns whether a host is a customer's subdomain.
  ///
  /// - Parameter host: The host in lower case.
  static func isSubdomain(_ host: String) -> Bool { host.hasSuffix(suffix) }
}
