import DeepLinkSimulator

/// What holds at a point of a run, as fields with a text each.
struct StateFacts: Equatable {
  /// The names of the fields, in the order in which they are shown.
  static let fields = [
    "process", "scene", "screen", "storedLink", "installed", "network", "closedGates", "pending",
  ]

  /// What stands for a field without a value.
  static let nothing = "none"

  /// Returns the values that a field can have; nil where the scenario or the app names them.
  static func values(of field: String) -> [String]? {
    switch field {
    case "process": ProcessState.allCases.map(\.rawValue)
    case "scene": SceneState.allCases.map(\.rawValue) + [nothing]
    case "installed": ["yes", "no"]
    case "network": ["online", "offline"]
    default: nil
    }
  }

  private let values: [String]

  @MainActor
  init(_ session: SimulationSession) {
    // What the system does at once, and the step that comes next, belong to this moment.
    _ = session.nextEvents
    let state = session.state
    values = [
      state.process.rawValue, state.scene?.rawValue ?? Self.nothing, state.screen ?? Self.nothing,
      state.storedLink ?? Self.nothing, state.isInstalled ? "yes" : "no", session.isOnline ? "online" : "offline",
      Self.list(state.closedGates), Self.list(session.pendingLabels),
    ]
  }

  /// The text of a field; nil if there is no such field.
  subscript(field: String) -> String? { Self.fields.firstIndex(of: field).map { values[$0] } }

  /// The fields that differ from those at another point.
  func changes(from other: StateFacts) -> [String] {
    zip(Self.fields, zip(values, other.values)).filter { $0.1.0 != $0.1.1 }.map(\.0)
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? nothing : names.joined(separator: ", ")
  }
}
