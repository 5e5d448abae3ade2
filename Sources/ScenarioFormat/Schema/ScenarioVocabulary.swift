import SDKContract

/// The names that the simulator knows but the format does not, offered by editors as completions.
///
/// The format accepts any name in these places; the simulator reports unknown ones.
package struct ScenarioVocabulary: Equatable, Sendable {
  /// SDK callbacks and entry points of the app.
  package var callbacks: [String] = []
  /// Events of any kind, as expectations name them.
  package var events: [String] = []
  /// Versions of iOS.
  package var profiles: [String] = []
  /// Apps under test that are written in Swift.
  package var apps: [String] = []
  /// SDK calls that a step can make.
  package var calls: [String] = []
  /// Entry points in which an app can make a call of the integration.
  package var entryPoints: [String] = []
  /// Entry points of the app that receive links.
  package var linkEntryPoints: [String] = []
  /// Entry points of the app that receive links, and that no vendor's guide names.
  package var entryPointsOutsideGuides: [String] = []
  /// Rules that can refuse a scenario.
  package var rules: [String] = []

  /// Creates a vocabulary without names.
  package init() {}

  /// The names for one purpose.
  subscript(_ vocabulary: Vocabulary) -> [String] {
    switch vocabulary {
    case .callbacks: callbacks
    case .events: events
    case .profiles: profiles
    case .apps: apps
    case .calls: calls
    case .entryPoints: entryPoints
    case .rules: rules
    case .listed(let names): names
    case .additions: entryPointsOutsideGuides.map { IntegrationDescription.Part.forwarding(from: $0).text }
    case .omissions(let calls):
      calls + linkEntryPoints.map { IntegrationDescription.Part.forwarding(from: $0).text }
    }
  }
}
