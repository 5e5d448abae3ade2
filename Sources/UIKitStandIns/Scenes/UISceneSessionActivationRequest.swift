#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// Which scene an app wants to be shown.
  public struct UISceneSessionActivationRequest: Hashable {
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The session of the scene; nil if any scene of the role will do.
    public let session: UISceneSession?
    /// The activity for the scene.
    public var userActivity: NSUserActivity?
    /// Further options.
    public var options: UIScene.ActivationRequestOptions?

    /// Requests any scene of a role.
    public init(
      role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
      options: UIScene.ActivationRequestOptions? = nil
    ) {
      (self.role, session) = (role, nil)
      (self.userActivity, self.options) = (userActivity, options)
    }

    /// Requests the scene of a session.
    public init(
      session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
    ) {
      (role, self.session) = (session.role, session)
      (self.userActivity, self.options) = (userActivity, options)
    }
  }
#endif
