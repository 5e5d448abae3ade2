/// The state at the end of a run.
public struct FinalState: Hashable, Sendable {
  /// The screen that the app shows; nil if it shows none.
  public var screen: String?
  /// The link that the app has stored for later; nil if there is none.
  public var storedLink: String?
  /// The state of the app's process.
  public var process: ProcessState
  /// The state of the app's scene; nil if the app has no scenes.
  public var scene: SceneState?
  /// Whether the app is installed.
  public var isInstalled: Bool
  /// The closed gates, sorted by name.
  public var closedGates: [String]
  /// The events that were still pending, such as answers to a suspended app, sorted by name because they have no order.
  public var pending: [String]
}

extension FinalState {
  /// Returns a part of the state, in the notation of files.
  subscript(fact: FactName) -> PayloadValue {
    switch fact {
    case .screen: screen.map(PayloadValue.string) ?? .null
    case .storedLink: storedLink.map(PayloadValue.string) ?? .null
    case .process: .string(process.rawValue)
    case .scene: scene.map { .string($0.rawValue) } ?? .null
    case .installed: .bool(isInstalled)
    case .closedGates: .array(closedGates.map(PayloadValue.string))
    case .pending: .array(pending.map(PayloadValue.string))
    }
  }

  /// The whole state, as the members of one object.
  package var members: [PayloadEntry] {
    FactName.allCases.map { PayloadEntry($0.rawValue, self[$0]) }.sorted { $0.key < $1.key }
  }

  /// Returns the fact that a property stands for; nil for a longer key path.
  static func fact(at path: PartialKeyPath<FinalState>) -> FactName? {
    switch path {
    case \FinalState.screen: .screen
    case \FinalState.storedLink: .storedLink
    case \FinalState.process: .process
    case \FinalState.scene: .scene
    case \FinalState.isInstalled: .installed
    case \FinalState.closedGates: .closedGates
    case \FinalState.pending: .pending
    default: nil
    }
  }
}
