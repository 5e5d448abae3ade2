/// The app's scene as the system shows it to its delegate, in the place of `UIScene`.
public struct AppScene: Hashable, Sendable {
  /// The activation state during the call.
  public let activationState: SceneState

  /// Creates the scene as it is in one state.
  public init(activationState: SceneState) {
    self.activationState = activationState
  }
}
