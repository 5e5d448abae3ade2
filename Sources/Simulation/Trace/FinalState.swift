/// What holds when a run has ended.
public struct FinalState: Hashable, Sendable {
  /// The screen that the app shows.
  public var screen: String?
  /// The link that the app keeps for later.
  public var storedLink: String?
  /// The state of the app's process.
  public var process: ProcessState
  /// The state of the app's scene; nil if the app has no scenes.
  public var scene: SceneState?
  /// Whether the app is on the device.
  public var isInstalled: Bool
  /// Gates that are closed, sorted by name.
  public var closedGates: [String]
  /// What was still to come, such as answers to a suspended app, sorted by name: what comes after the end has no order.
  public var pending: [String]
}

extension FinalState {
  /// Returns a part of the state, as files write it.
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

  /// All of the state, as the members of one object.
  package var members: [PayloadEntry] {
    FactName.allCases.map { PayloadEntry($0.rawValue, self[$0]) }.sorted { $0.key < $1.key }
  }

  /// The fact that a property is; nil for a path that leads further.
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
