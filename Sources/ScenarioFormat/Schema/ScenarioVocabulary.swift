/// The names that the simulator knows and the format does not, for editors to offer.
///
/// The format takes any name in these places; the simulator complains about one that it does not know.
public struct ScenarioVocabulary: Equatable, Sendable {
  /// SDK callbacks and entry points of the app.
  public var callbacks: [String] = []
  /// Events of any kind, as expectations name them.
  public var events: [String] = []
  /// Versions of iOS.
  public var profiles: [String] = []
  /// Apps under test that are written in Swift.
  public var apps: [String] = []
  /// SDK calls that a step can make.
  public var calls: [String] = []
  /// Versions of the AppsFlyer SDK.
  public var appsFlyerVersions: [String] = []
  /// Versions of the Adjust SDK.
  public var adjustVersions: [String] = []
  /// Switches and faults of the device.
  public var platformSwitches: [String] = []
  /// Switches of the AppsFlyer SDK.
  public var appsFlyerSwitches: [String] = []
  /// Switches of the Adjust SDK.
  public var adjustSwitches: [String] = []
  /// Calls of the AppsFlyer SDK's standard integration.
  public var appsFlyerIntegrationCalls: [String] = []
  /// Calls of the Adjust SDK's standard integration.
  public var adjustIntegrationCalls: [String] = []
  /// Places where an app can make a call of the integration.
  public var entryPoints: [String] = []
  /// Rules by whose reason a scenario can be refused.
  public var rules: [String] = []

  /// Creates a vocabulary without names.
  public init() {}

  /// The names for one purpose.
  subscript(_ vocabulary: Vocabulary) -> [String] {
    switch vocabulary {
    case .callbacks: callbacks
    case .events: events
    case .profiles: profiles
    case .apps: apps
    case .calls: calls
    case .appsFlyerVersions: appsFlyerVersions
    case .adjustVersions: adjustVersions
    case .platformSwitches: platformSwitches
    case .appsFlyerSwitches: appsFlyerSwitches
    case .adjustSwitches: adjustSwitches
    case .appsFlyerIntegrationCalls: appsFlyerIntegrationCalls
    case .adjustIntegrationCalls: adjustIntegrationCalls
    case .entryPoints: entryPoints
    case .rules: rules
    }
  }
}
