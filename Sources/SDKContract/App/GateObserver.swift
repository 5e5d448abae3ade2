/// A delegate object that wants to know when the user gets past a gate, such as onboarding.
@MainActor
public protocol GateObserver: AnyObject {
  /// A gate has been opened or closed.
  func gateChanged(_ gate: String, isOpen: Bool)
}
