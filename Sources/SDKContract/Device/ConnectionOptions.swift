/// The reasons why a scene was connected, in place of `UIScene.ConnectionOptions`.
public struct ConnectionOptions: Hashable, Sendable {
  /// Universal links and other activities to continue, in no guaranteed order.
  public let userActivities: UnorderedItems<UserActivity>
  /// URLs to open, in no guaranteed order.
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
