/// The name of a part of what holds at a moment: in the `finally` and `while` of files, in assertions and in sessions.
package enum FactName: String, CaseIterable, Sendable {
  case screen, storedLink, process, scene, installed, closedGates, pending

  /// Whether a trace shows it at each event, so that a prohibition can depend on it.
  package var isKnownAtEachEvent: Bool {
    switch self {
    case .process, .scene, .installed, .closedGates: true
    case .screen, .storedLink, .pending: false
    }
  }

  /// Whether its values are sets, or sets with repetitions: the order in which they are written means nothing.
  package var isUnordered: Bool { self == .closedGates || self == .pending }

  /// The facts on which a prohibition can depend.
  package static let ofEachEvent = allCases.filter(\.isKnownAtEachEvent)
}
