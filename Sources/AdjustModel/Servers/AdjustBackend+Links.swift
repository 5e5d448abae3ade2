import SDKContract

extension AdjustBackend {
  /// Whether a link passes through Adjust's servers when a browser opens it.
  ///
  /// These are the domains of branded links and of trackers, and branded domains of the app's own.
  package func recognizes(_ link: Link) -> Bool {
    guard link.isWeb else { return false }
    if isOurs(link.host) { return true }
    // An escape where a slash belongs does not keep the link from its servers, which then find it invalid.
    return link.host.contains("%") && isOurs(String(link.host.prefix { $0 != "%" }))
  }

  private func isOurs(_ host: String) -> Bool {
    Self.domains.contains { host == $0.name || host.hasSuffix($0.suffix) }
      || brandedDomains.contains { $0.lowercased() == host }
  }

  private static let domains = [
    "go.link", "adj.st", "adjust.com", "adjust.io", "adjust.world", "adjust.cn", "adjust.net.in",
  ].map { (name: $0, suffix: "." + $0) }
}
