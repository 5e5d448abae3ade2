extension FinalState {
  /// The name under which scenario files know a part of the state; nil if it is not a part itself.
  static func name(of path: PartialKeyPath<FinalState>) -> String? {
    switch path {
    case \FinalState.screen: "screen"
    case \FinalState.storedLink: "storedLink"
    case \FinalState.process: "process"
    case \FinalState.scene: "scene"
    case \FinalState.isInstalled: "installed"
    case \FinalState.closedGates: "closedGates"
    case \FinalState.pending: "pending"
    default: nil
    }
  }
}
