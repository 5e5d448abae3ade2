import SDKContract

/// The rules of the AppsFlyer SDK and of its servers.
package enum AppsFlyerRule: RuleBook {
  /// Counting sessions.
  case sessions(Sessions)
  /// In-app events.
  case events(Events)
  /// Waiting for the answer to the tracking prompt.
  case tracking(Tracking)
  /// The time of conversion data.
  case conversionData(ConversionData)
  /// Direct links in an app that uses the legacy API.
  case openAttribution(OpenAttribution)
  /// Direct links in an app that uses unified deep linking.
  case unifiedDeepLinking(UnifiedDeepLinking)
  /// The look-up of a link that was tapped before the install.
  case deferredLookup(DeferredLookup)
  /// The classification of links.
  case links(Links)
  /// Invite links.
  case invitations(Invitations)
  /// Push notifications.
  case push(Push)
  /// The session-ready listener of version 7.
  case sessionReady(SessionReady)
  /// Results that nothing receives.
  case delivery(Delivery)
  /// The errors that the app gets.
  case errors(Errors)
  /// The contents of payloads.
  case payloads(Payloads)
  /// The attribution of an install by the servers.
  case clicks(Clicks)

  /// The position of these rules among those of all rule books.
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

  /// The rule as a member of its group.
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
  /// The id of a rule of the AppsFlyer SDK: `AF-…`.
  package static func appsFlyer(_ rule: AppsFlyerRule) -> RuleID { RuleID(rule) }
}

extension RuleSwitches {
  /// Returns whether a rule holds.
  func isOn(_ rule: AppsFlyerRule) -> Bool { disabled.isEmpty || isOn(RuleID(rule)) }
}

extension RuleLog {
  /// Returns whether a rule holds, and records its use if it does.
  mutating func applies(_ rule: AppsFlyerRule) -> Bool { applies(RuleID(rule)) }
}
