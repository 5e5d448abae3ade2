/// The id of a rule, cited by every event that the rule explains.
public enum RuleID: Hashable, Sendable {
  /// A rule of iOS: `IOS-…`.
  case platform(PlatformRule)
  /// A rule of the AppsFlyer SDK: `AF-…`.
  case appsFlyer(AppsFlyerRule)
  /// A rule of the Adjust SDK: `ADJ-…`.
  case adjust(AdjustRule)
  /// A rule of the simulator and of the apps it describes: `SIM-…`.
  case simulation(SimulationRule)

  /// The id as people read and type it, such as `AF-GCD-3`.
  public var text: String {
    switch self {
    case .platform(let id): id.rawValue
    case .appsFlyer(let id): id.rawValue
    case .adjust(let id): id.rawValue
    case .simulation(let id): id.rawValue
    }
  }

  /// The statement behind the id, with its source.
  public var rule: Rule {
    switch self {
    case .platform(let id): id.rule
    case .appsFlyer(let id): id.rule
    case .adjust(let id): id.rule
    case .simulation(let id): id.rule
    }
  }
}

extension RuleID: CaseIterable {
  /// Every rule, book by book, in the order in which the documentation lists them.
  public static var allCases: [RuleID] {
    PlatformRule.allCases.map(RuleID.platform) + AppsFlyerRule.allCases.map(RuleID.appsFlyer)
      + AdjustRule.allCases.map(RuleID.adjust) + SimulationRule.allCases.map(RuleID.simulation)
  }
}

extension RuleID: CustomStringConvertible {
  /// The same as `text`.
  public var description: String { text }
}
