/// Why a scene was connected, in the place of `UIScene.ConnectionOptions`.
public struct ConnectionOptions: Hashable, Sendable {
  /// Universal links, and other activities to continue, in no order to rely on.
  public let userActivities: UnorderedItems<UserActivity>
  /// URLs to open, in no order to rely on.
  public let urlContexts: UnorderedItems<OpenURLContext>
  /// The push notification that the user opened.
  public let notificationResponse: NotificationResponse?

  /// Creates connection options.
  public init(
    userActivities: UnorderedItems<UserActivity> = UnorderedItems(),
    urlContexts: UnorderedItems<OpenURLContext> = UnorderedItems(),
    notificationResponse: NotificationResponse? = nil
  ) {
    self.userActivities = userActivities
    self.urlContexts = urlContexts
    self.notificationResponse = notificationResponse
  }
}
