/// The app's scene as its delegate sees it, in place of `UIScene`.
public struct AppScene: Hashable, Sendable {
  /// The activation state during the call.
  public let activationState: SceneState

  /// Creates a scene in an activation state.
  public init(activationState: SceneState) {
    self.activationState = activationState
  }
}
