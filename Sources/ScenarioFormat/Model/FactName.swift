/// The name of a fact about the state of a run, for `finally` and `while` in files, assertions and sessions.
package enum FactName: String, CaseIterable, Sendable {
  case screen, storedLink, process, scene, installed, closedGates, pending

  /// Whether the trace records it at each event, so a prohibition can depend on it.
  package var isKnownAtEachEvent: Bool {
    switch self {
    case .process, .scene, .installed, .closedGates: true
    case .screen, .storedLink, .pending: false
    }
  }

  /// Whether its values are sets or multisets, so the order in which they are written is irrelevant.
  package var isUnordered: Bool { self == .closedGates || self == .pending }

  /// The facts on which a prohibition can depend.
  package static let ofEachEvent = allCases.filter(\.isKnownAtEachEvent)
}
