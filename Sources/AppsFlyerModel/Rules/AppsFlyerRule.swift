import SDKContract

/// The rules of the AppsFlyer SDK and of its servers.
package enum AppsFlyerRule: RuleBook {
  /// What makes a session count.
  case sessions(Sessions)
  /// What happens to in-app events.
  case events(Events)
  /// What the wait for the answer to the tracking prompt does.
  case tracking(Tracking)
  /// When conversion data comes.
  case conversionData(ConversionData)
  /// What a direct link brings to an app that uses the legacy API.
  case openAttribution(OpenAttribution)
  /// What a direct link brings to an app that uses unified deep linking.
  case unifiedDeepLinking(UnifiedDeepLinking)
  /// The search for the link that was tapped before the install.
  case deferredLookup(DeferredLookup)
  /// What the SDK takes a link for.
  case links(Links)
  /// The links with which users invite others.
  case invitations(Invitations)
  /// What push notifications bring.
  case push(Push)
  /// What the listener of version 7 is told.
  case sessionReady(SessionReady)
  /// What happens to a result that nobody takes.
  case delivery(Delivery)
  /// What the app learns of failures.
  case errors(Errors)
  /// What payloads consist of.
  case payloads(Payloads)
  /// How the servers explain an install.
  case clicks(Clicks)

  /// Where the rules of the book stand among those of all books.
  package static let shelf = RuleShelf(AppsFlyerRule.self, title: "AppsFlyer")

  /// Every rule, in the order in which the documentation lists them.
  package static var allCases: [AppsFlyerRule] {
    var rules: [AppsFlyerRule] = []
    rules += Sessions.allCases.map(Self.sessions)
    rules += Events.allCases.map(Self.events)
    rules += Tracking.allCases.map(Self.tracking)
    rules += ConversionData.allCases.map(Self.conversionData)
    rules += OpenAttribution.allCases.map(Self.openAttribution)
    rules += UnifiedDeepLinking.allCases.map(Self.unifiedDeepLinking)
    rules += DeferredLookup.allCases.map(Self.deferredLookup)
    rules += Links.allCases.map(Self.links)
    rules += Invitations.allCases.map(Self.invitations)
    rules += Push.allCases.map(Self.push)
    rules += SessionReady.allCases.map(Self.sessionReady)
    rules += Delivery.allCases.map(Self.delivery)
    rules += Errors.allCases.map(Self.errors)
    rules += Payloads.allCases.map(Self.payloads)
    rules += Clicks.allCases.map(Self.clicks)
    return rules
  }

  /// The rule in its group.
  package var inGroup: any RuleGroup {
    switch self {
    case .sessions(let rule): rule
    case .events(let rule): rule
    case .tracking(let rule): rule
    case .conversionData(let rule): rule
    case .openAttribution(let rule): rule
    case .unifiedDeepLinking(let rule): rule
    case .deferredLookup(let rule): rule
    case .links(let rule): rule
    case .invitations(let rule): rule
    case .push(let rule): rule
    case .sessionReady(let rule): rule
    case .delivery(let rule): rule
    case .errors(let rule): rule
    case .payloads(let rule): rule
    case .clicks(let rule): rule
    }
  }
}

extension RuleID {
  /// A rule of the AppsFlyer SDK: `AF-…`.
  package static func appsFlyer(_ rule: AppsFlyerRule) -> RuleID { RuleID(rule) }
}

extension RuleSwitches {
  /// Returns whether a rule of the book holds.
  func isOn(_ rule: AppsFlyerRule) -> Bool { disabled.isEmpty || isOn(RuleID(rule)) }
}

extension RuleLog {
  /// Returns whether a rule of the book holds, and notes it if so.
  mutating func applies(_ rule: AppsFlyerRule) -> Bool { applies(RuleID(rule)) }
}
