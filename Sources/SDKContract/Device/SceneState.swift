/// The activation state of the app's scene, with the names of `UIScene.ActivationState`.
public enum SceneState: String, CaseIterable, Sendable {
  /// Not connected, or disconnected by the system while the process lives on.
  case unattached
  /// In front, but not receiving events.
  case foregroundInactive
  /// In front.
  case foregroundActive
  /// Out of sight.
  case background
}
