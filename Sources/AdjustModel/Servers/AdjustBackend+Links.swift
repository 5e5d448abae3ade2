import SDKContract

extension AdjustBackend {
  /// Whether a link passes through Adjust's servers when a browser opens it.
  ///
  /// These are links on the domains for branded links and trackers, and on the app's own branded domains.
  package func recognizes(_ link: Link) -> Bool {
    guard link.isWeb else { return false }
    if serves(link.host) { return true }
    // A link with an escape instead of the slash still reaches its servers, which then find it invalid.
    return link.host.contains("%") && serves(String(link.host.prefix { $0 != "%" }))
  }

  /// Whether a domain is one of Adjust's, or one of the app's branded domains.
  func serves(_ host: String) -> Bool {
    AdjustDomain.all.contains { $0.serves(host) }
      || brandedDomains.contains { $0.lowercased() == host }
  }
}
