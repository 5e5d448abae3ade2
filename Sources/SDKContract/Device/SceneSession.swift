/// The session of the app's scene, in the place of `UISceneSession`.
public struct SceneSession: Hashable, Sendable {
  /// Tells sessions apart; a reconnected scene keeps its session.
  public let persistentIdentifier: String

  /// Creates a session.
  public init(persistentIdentifier: String) {
    self.persistentIdentifier = persistentIdentifier
  }
}
