import SDKContract

extension AppsFlyerConfiguration {
  /// Whether a link passes through AppsFlyer's servers when a browser opens it.
  package func recognizes(_ link: Link) -> Bool {
    switch LinkKind(.of(link, rules: RuleSwitches()), configuration: self) {
    case .short, .long: true
    case .customScheme, .unlistedDomain, .foreign, .unmarked, .wrapped: false
    }
  }
}
