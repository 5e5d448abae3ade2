#if os(Linux) || os(macOS)
  import UserNotificationsStandIns

  extension UNNotificationResponse {
    /// The scene in which the system shows the app; nil for an app without scenes.
    @preconcurrency @MainActor
    public var targetScene: UIScene? { UIApplication.shared.connectedScenes.first }
  }
#endif
