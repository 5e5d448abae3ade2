/// The session of the app's scene, in place of `UISceneSession`.
public struct SceneSession: Hashable, Sendable {
  /// The identifier of the session; a reconnected scene keeps its session.
  public let persistentIdentifier: String

  /// Creates a session.
  public init(persistentIdentifier: String) {
    self.persistentIdentifier = persistentIdentifier
  }
}
