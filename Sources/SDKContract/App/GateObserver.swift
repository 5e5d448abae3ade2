/// A delegate object that observes when the user gets past a gate, such as onboarding.
@MainActor
public protocol GateObserver: AnyObject {
  /// Tells the object that a gate has been opened or closed.
  ///
  /// - Parameters:
  ///   - gate: The gate.
  ///   - isOpen: Whether it is open now.
  func gateChanged(_ gate: String, isOpen: Bool)
}
