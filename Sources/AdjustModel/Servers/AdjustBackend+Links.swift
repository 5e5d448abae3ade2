import SDKContract

extension AdjustBackend {
  /// Whether a link passes through Adjust's servers when a browser opens it.
  ///
  /// These are the domains of branded links and of trackers, and branded domains of the app's own.
  public func recognizes(_ link: String) -> Bool {
    guard let colon = link.range(of: "://"), link[..<colon.lowerBound].lowercased().hasPrefix("http") else {
      return false
    }
    let authority = link[colon.upperBound...].prefix { !"/?#:".contains($0) }.lowercased()
    // An escape where a slash belongs does not keep the link from its servers, which then find it invalid.
    let hosts = [authority, String(authority.prefix { $0 != "%" })]
    return hosts.contains { host in
      Self.domains.contains { host == $0 || host.hasSuffix("." + $0) }
        || brandedDomains.contains { $0.lowercased() == host }
    }
  }

  private static let domains = [
    "go.link", "adj.st", "adjust.com", "adjust.io", "adjust.world", "adjust.cn", "adjust.net.in",
  ]
}
