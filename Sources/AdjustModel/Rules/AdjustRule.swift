import SDKContract

/// The rules of the Adjust SDK and of its servers.
package enum AdjustRule: RuleBook {
  /// Start of the SDK, sessions and the queue of packages.
  case sessions(Sessions)
  /// When the SDK asks for the attribution, and when the app hears of it.
  case attribution(Attribution)
  /// Deferred deep links, from the answer to the app.
  case deferredLinks(DeferredLinks)
  /// Pausing, resuming and sending again.
  case pauses(Pauses)
  /// How branded links become links with the scheme of the app.
  case links(Links)
  /// Links that the app passes to the SDK, and the completion that waits for the resolved one.
  case directLinks(DirectLinks)
  /// Events, and being forgotten.
  case events(Events)
  /// Waiting, delays, and what comes along with a launch or an answer.
  case delays(Delays)
  /// `ADJLinkResolution`.
  case resolution(Resolution)

  /// Where the rules of the book stand among those of all books.
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

  /// The rule in its group.
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
  /// A rule of the Adjust SDK: `ADJ-…`.
  package static func adjust(_ rule: AdjustRule) -> RuleID { RuleID(rule) }
}

extension RuleSwitches {
  /// Returns whether a rule of the book holds.
  func isOn(_ rule: AdjustRule) -> Bool { disabled.isEmpty || isOn(RuleID(rule)) }
}

extension RuleLog {
  /// Returns whether a rule of the book holds, and notes it if so.
  mutating func applies(_ rule: AdjustRule) -> Bool { applies(RuleID(rule)) }
}
