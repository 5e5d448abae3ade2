import DeepLinkSimulator

/// The state at a point of a run, as fields with texts.
struct StateFacts: Equatable {
  /// A field: a fact with its name in files, or whether there is a network.
  enum Field: Hashable, Sendable {
    case fact(FactName)
    case network

    /// All fields, in the order in which they are shown.
    static let all: [Field] =
      [.process, .scene, .screen, .storedLink, .installed].map(Field.fact) + [.network]
      + [.closedGates, .pending].map(Field.fact)

    /// The name that a user types.
    var name: String {
      switch self {
      case .fact(let fact): fact.rawValue
      case .network: "network"
      }
    }

    /// Creates the field that a user means; nil if there is none of that name.
    init?(_ name: String) {
      guard let field = Self.all.first(where: { $0.name == name }) else { return nil }
      self = field
    }

    /// The possible values; nil if the scenario or the app defines them.
    var values: [String]? {
      switch self {
      case .fact(.process): ProcessState.allCases.map(\.rawValue)
      case .fact(.scene): SceneState.allCases.map(\.rawValue) + [StateFacts.nothing]
      case .fact(.installed): ["yes", "no"]
      case .network: NetworkState.allCases.map(\.rawValue)
      case .fact(.screen), .fact(.storedLink), .fact(.closedGates), .fact(.pending): nil
      }
    }
  }

  /// The names of the fields, in the order in which they are shown.
  static let fields = Field.all.map(\.name)

  /// The text of a field without a value.
  static let nothing = "none"

  private let values: [String]

  @MainActor
  init(_ session: SimulationSession) {
    // Immediate actions of the system, and the next step, belong to this moment.
    _ = session.nextEvents
    let state = session.state
    values = Field.all.map { field in
      switch field {
      case .fact(.process): state.process.rawValue
      case .fact(.scene): state.scene?.rawValue ?? Self.nothing
      case .fact(.screen): state.screen ?? Self.nothing
      case .fact(.storedLink): state.storedLink ?? Self.nothing
      case .fact(.installed): state.isInstalled ? "yes" : "no"
      case .fact(.closedGates): Self.list(state.closedGates)
      case .fact(.pending): Self.list(session.pendingLabels)
      case .network: NetworkState(isOnline: session.isOnline).rawValue
      }
    }
  }

  /// The text of a field; nil if there is no such field.
  subscript(field: String) -> String? { Self.fields.firstIndex(of: field).map { values[$0] } }

  /// The text of a field.
  subscript(field: Field) -> String { self[field.name] ?? Self.nothing }

  /// Returns the fields that differ from those at another point.
  func changes(from other: StateFacts) -> [String] {
    zip(Self.fields, zip(values, other.values)).filter { $0.1.0 != $0.1.1 }.map(\.0)
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? nothing : names.joined(separator: ", ")
  }
}
