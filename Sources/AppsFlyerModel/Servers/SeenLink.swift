import SDKContract

/// A link as the servers see it when it passes through them.
struct SeenLink: Sendable {
  /// The template and the id that identify a short link for the resolver; nil for any other link.
  let shortLinkKey: String?
  /// The id of a short link; nil for any other link.
  let shortLinkID: String?
  /// The parameters of the link, with the rules that determined them.
  let parameters: Payload
  /// The id of the app in the link; nil if it has none.
  let appID: String?
  /// The rule by which the servers know the link although the app does not list its domain; nil if none does.
  let domainRule: AppsFlyerRule?

  /// Returns how the servers see a link, which is cached as long as every rule holds.
  static func of(_ link: Link, rules: RuleSwitches) -> SeenLink {
    rules.disabled.isEmpty ? link.derived { SeenLink($0, rules) } : SeenLink(link, rules)
  }

  private init(_ link: Link, _ rules: RuleSwitches) {
    let components = LinkComponents.of(link, rules: rules)
    shortLinkKey = AppsFlyerBackend.shortLinkKey(components)
    shortLinkID = shortLinkKey.flatMap { $0.split(separator: "/").last.map(String.init) }
    appID = Self.appID(components)
    domainRule =
      if rules.isOn(.clicks(.attributionLink)), appID != nil {
        .clicks(.attributionLink)
      } else if rules.isOn(.clicks(.brandedLink)), Self.isBranded(components) {
        .clicks(.brandedLink)
      } else {
        nil
      }
    let own = components.serverParameters(rules)
    parameters = domainRule.map { own.citing([.appsFlyer($0)]) } ?? own
  }

  /// Returns the id of the app in the servers' own kind of link, `https://app.appsflyer.com/id…?pid=…` (`AF-CLICK-7`).
  private static func appID(_ components: LinkComponents) -> String? {
    guard components.isWeb, components.hasHostOfServers, let segment = components.segments.first,
      segment.hasPrefix("id")
    else { return nil }
    let id = segment.dropFirst(2)
    return id.allSatisfy(\.isNumber) ? String(id) : nil
  }

  /// Whether this is a long link on a brand's domain, which the servers know without the app (`AF-CLICK-8`).
  private static func isBranded(_ components: LinkComponents) -> Bool {
    components.isWeb && components.hasAttributionParameters && !components.hasHostOfServers
      && !OneLinkDomain.isSubdomain(components.host)
  }
}
