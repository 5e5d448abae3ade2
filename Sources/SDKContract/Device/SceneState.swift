/// The activation state of the app's scene, with the names of `UIScene.ActivationState`.
public enum SceneState: String, CaseIterable, Sendable {
  /// Not connected, or disconnected by the system while the process keeps running.
  case unattached
  /// In the foreground, but not receiving events.
  case foregroundInactive
  /// In the foreground.
  case foregroundActive
  /// In the background.
  case background
}
