import SDKContract

/// The rules of iOS.
package enum PlatformRule: RuleBook {
  /// Which app a link opens.
  case routing(Routing)
  /// What the device knows of the association file of the app's domains.
  case association(Association)
  /// Launches that nothing of the app was running for.
  case cold(Cold)
  /// Links to a process that runs.
  case warm(Warm)
  /// The states of the process and the scene.
  case lifeCycle(LifeCycle)
  /// What an app of a certain build can get at all.
  case styles(Styles)
  /// What stands beside what.
  case sequences(Sequences)
  /// Taps on notifications, and silent ones.
  case push(Push)
  /// Apps on the SwiftUI life cycle.
  case swiftUI(SwiftUI)
  /// Reported defects that a switch turns on.
  case faults(Faults)

  /// Where the rules of the book stand among those of all books.
  package static let shelf = RuleShelf(PlatformRule.self, title: "iOS")

  /// Every rule, in the order in which the documentation lists them.
  package static var allCases: [PlatformRule] {
    var rules: [PlatformRule] = []
    rules += Routing.allCases.map(Self.routing)
    rules += Association.allCases.map(Self.association)
    rules += Cold.allCases.map(Self.cold)
    rules += Warm.allCases.map(Self.warm)
    rules += LifeCycle.allCases.map(Self.lifeCycle)
    rules += Styles.allCases.map(Self.styles)
    rules += Sequences.allCases.map(Self.sequences)
    rules += Push.allCases.map(Self.push)
    rules += SwiftUI.allCases.map(Self.swiftUI)
    rules += Faults.allCases.map(Self.faults)
    return rules
  }

  /// The rule in its group.
  package var inGroup: any RuleGroup {
    switch self {
    case .routing(let rule): rule
    case .association(let rule): rule
    case .cold(let rule): rule
    case .warm(let rule): rule
    case .lifeCycle(let rule): rule
    case .styles(let rule): rule
    case .sequences(let rule): rule
    case .push(let rule): rule
    case .swiftUI(let rule): rule
    case .faults(let rule): rule
    }
  }
}

extension RuleID {
  /// A rule of iOS: `IOS-…`.
  package static func platform(_ rule: PlatformRule) -> RuleID { RuleID(rule) }
}

extension RuleSwitches {
  /// Returns whether a rule of the book holds.
  func isOn(_ rule: PlatformRule) -> Bool { disabled.isEmpty || isOn(RuleID(rule)) }
}
