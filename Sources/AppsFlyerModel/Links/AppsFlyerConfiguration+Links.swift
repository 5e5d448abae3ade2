import SDKContract

extension AppsFlyerConfiguration {
  /// Whether a link passes through AppsFlyer's servers when a browser opens it.
  package func recognizes(_ link: Link) -> Bool {
    switch LinkKind(.of(link, rules: RuleSwitches()), configuration: self) {
    case .short, .long: true
    case .customScheme, .unlistedDomain, .foreign, .unmarked, .wrapped: false
    }
  }

  /// Whether a domain is one of OneLink's, or one that the app declares as its own OneLink domain.
  func servesAssociationFile(of domain: String) -> Bool {
    domain == OneLinkDomain.name || OneLinkDomain.isSubdomain(domain) || isCustomDomain(domain)
  }

  /// Whether a host, in lower case, is one that the app declares as its own OneLink domain.
  func isCustomDomain(_ host: String) -> Bool { customDomains.contains { $0.lowercased() == host } }
}
