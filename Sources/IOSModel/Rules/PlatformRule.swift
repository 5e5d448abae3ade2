import SDKContract

/// The rules of iOS.
package enum PlatformRule: RuleBook {
  /// The app that a link opens.
  case routing(Routing)
  /// The device's knowledge of the association file.
  case association(Association)
  /// Launches while the app is not running.
  case cold(Cold)
  /// Links to a running process.
  case warm(Warm)
  /// The states of the process and the scene.
  case lifeCycle(LifeCycle)
  /// What an app can get at all, depending on its life cycle.
  case styles(Styles)
  /// Adjacent steps.
  case sequences(Sequences)
  /// Taps on notifications, and silent pushes.
  case push(Push)
  /// Apps on the SwiftUI life cycle.
  case swiftUI(SwiftUI)
  /// Reported defects that a switch enables.
  case faults(Faults)

  /// The position of these rules among those of all rule books.
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

  /// The rule as a member of its group.
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
  /// The id of a rule of iOS: `IOS-…`.
  package static func platform(_ rule: PlatformRule) -> RuleID { RuleID(rule) }
}

extension RuleSwitches {
  /// Returns whether a rule holds.
  func isOn(_ rule: PlatformRule) -> Bool { disabled.isEmpty || isOn(RuleID(rule)) }
}
