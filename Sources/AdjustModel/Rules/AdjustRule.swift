import SDKContract

/// The rules of the Adjust SDK and of its servers.
package enum AdjustRule: RuleBook {
  /// The start of the SDK, sessions and the package queue.
  case sessions(Sessions)
  /// Requesting the attribution and reporting it to the app.
  case attribution(Attribution)
  /// Deferred deep links, from the answer to the app.
  case deferredLinks(DeferredLinks)
  /// Pausing, resuming and retrying.
  case pauses(Pauses)
  /// Converting branded links to the scheme of the app.
  case links(Links)
  /// Links that the app passes to the SDK, and the completion that waits for the resolved link.
  case directLinks(DirectLinks)
  /// Events, and forgetting a user.
  case events(Events)
  /// Waits and delays, and other effects of a launch or an answer.
  case delays(Delays)
  /// `ADJLinkResolution`.
  case resolution(Resolution)

  /// The position of these rules among those of all rule books.
  package static let shelf = RuleShelf(AdjustRule.self, title: "Adjust")

  /// Every rule, in the order in which the documentation lists them.
  package static var allCases: [AdjustRule] {
    var rules: [AdjustRule] = []
    rules += Sessions.allCases.map(Self.sessions)
    rules += Attribution.allCases.map(Self.attribution)
    rules += DeferredLinks.allCases.map(Self.deferredLinks)
    rules += Pauses.allCases.map(Self.pauses)
    rules += Links.allCases.map(Self.links)
    rules += DirectLinks.allCases.map(Self.directLinks)
    rules += Events.allCases.map(Self.events)
    rules += Delays.allCases.map(Self.delays)
    rules += Resolution.allCases.map(Self.resolution)
    return rules
  }

  /// The rule as a member of its group.
  package var inGroup: any RuleGroup {
    switch self {
    case .sessions(let rule): rule
    case .attribution(let rule): rule
    case .deferredLinks(let rule): rule
    case .pauses(let rule): rule
    case .links(let rule): rule
    case .directLinks(let rule): rule
    case .events(let rule): rule
    case .delays(let rule): rule
    case .resolution(let rule): rule
    }
  }
}

extension RuleID {
  /// The id of a rule of the Adjust SDK: `ADJ-…`.
  package static func adjust(_ rule: AdjustRule) -> RuleID { RuleID(rule) }
}

extension RuleSwitches {
  /// Returns whether a rule holds.
  func isOn(_ rule: AdjustRule) -> Bool { disabled.isEmpty || isOn(RuleID(rule)) }
}

extension RuleLog {
  /// Returns whether a rule holds, and records its use if it does.
  mutating func applies(_ rule: AdjustRule) -> Bool { applies(RuleID(rule)) }
}
