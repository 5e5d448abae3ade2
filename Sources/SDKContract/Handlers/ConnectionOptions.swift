/// Why a scene was connected, in the place of `UIScene.ConnectionOptions`.
public struct ConnectionOptions: Hashable, Sendable {
  /// Universal links, and other activities to continue, in no order.
  public let userActivities: Set<UserActivity>
  /// URLs to open, in no order.
  public let urlContexts: Set<OpenURLContext>

  /// Creates connection options.
  public init(userActivities: Set<UserActivity> = [], urlContexts: Set<OpenURLContext> = []) {
    self.userActivities = userActivities
    self.urlContexts = urlContexts
  }
}
