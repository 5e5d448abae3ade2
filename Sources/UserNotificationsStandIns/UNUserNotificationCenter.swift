#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// Stands in for the notification center. As on a device, code of any isolation uses it.
  ///
  /// It is `@unchecked Sendable` because all code of a simulation runs on its thread.
  open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    /// The delegate for notifications; held weakly.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    private var pending: [UNNotificationRequest] = []
    private var categories: Set<UNNotificationCategory> = []
    /// Whether the device supports notification content extensions.
    open var supportsContentExtensions: Bool { false }

    /// Returns the notification center of the app that is being simulated on this thread.
    open class func current() -> UNUserNotificationCenter {
      AppEnvironment.withCurrent(()) { environment, _ in environment.object { UNUserNotificationCenter() } }
    }

    /// Asks the user for permission, which is granted.
    @preconcurrency
    open func requestAuthorization(
      options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
      Task { @MainActor in completionHandler(true, nil) }
    }

    /// Asks the user for permission, which is granted.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { true }

    /// Returns the user's settings for notifications.
    @preconcurrency
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
      let settings = UNNotificationSettings()
      Task { @MainActor in completionHandler(settings) }
    }

    /// Returns the user's settings for notifications.
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    /// Schedules a notification, which is never shown; a scenario has steps for notifications.
    @preconcurrency
    open func add(
      _ request: UNNotificationRequest,
      withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
      schedule(request)
      if let completionHandler { Task { @MainActor in completionHandler(nil) } }
    }

    /// Schedules a notification, which is never shown; a scenario has steps for notifications.
    open func add(_ request: UNNotificationRequest) async throws { schedule(request) }

    private func schedule(_ request: UNNotificationRequest) {
      pending.removeAll { $0.identifier == request.identifier }
      pending.append(request)
    }

    /// Returns the notifications that the process has scheduled, in that order.
    @preconcurrency
    open func getPendingNotificationRequests(
      completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
      // Sound because all code of a simulation runs on its thread.
      nonisolated(unsafe) let pending = pending
      Task { @MainActor in completionHandler(pending) }
    }
    /// Returns the notifications that the process has scheduled, in that order.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }
    /// Removes pending notification requests.
    open func removeAllPendingNotificationRequests() { pending = [] }
    /// Removes pending notification requests.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
      pending.removeAll { identifiers.contains($0.identifier) }
    }

    /// Sets the categories of notifications.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { self.categories = categories }
    /// Returns the categories of notifications.
    @preconcurrency
    open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
      // Sound because all code of a simulation runs on its thread.
      nonisolated(unsafe) let categories = categories
      Task { @MainActor in completionHandler(categories) }
    }
    /// Returns the categories of notifications.
    open func notificationCategories() async -> Set<UNNotificationCategory> { categories }

    /// Returns the notifications in Notification Center: none.
    @preconcurrency
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
      Task { @MainActor in completionHandler([]) }
    }
    /// Returns the notifications in Notification Center: none.
    open func deliveredNotifications() async -> [UNNotification] { [] }
    /// Removes delivered notifications.
    open func removeAllDeliveredNotifications() {}
    /// Removes delivered notifications.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    /// Sets the badge of the app's icon.
    @preconcurrency
    open func setBadgeCount(
      _ newBadgeCount: Int, withCompletionHandler handler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
      if let handler { Task { @MainActor in handler(nil) } }
    }
    /// Sets the badge of the app's icon.
    open func setBadgeCount(_ newBadgeCount: Int) async throws {}
  }

  /// The delegate for notifications, with the signatures of the real protocol; all methods are optional.
  @preconcurrency @MainActor
  public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// Called when a notification arrives while the app is in the foreground.
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// Called when the user has opened or dismissed a notification, or has chosen one of its buttons.
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void)
    /// Called when a notification arrives while the app is in the foreground.
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions
    /// Called when the user has opened or dismissed a notification, or has chosen one of its buttons.
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
    /// Called when the user wants to see the app's notification settings.
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
  }

  extension UNUserNotificationCenterDelegate {
    /// Calls the asynchronous method.
    public func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      Task { completionHandler(await userNotificationCenter(center, willPresent: notification)) }
    }

    /// Calls the asynchronous method.
    public func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      Task {
        await userNotificationCenter(center, didReceive: response)
        completionHandler()
      }
    }

    /// The default implementation, for an app that does not implement the method.
    public func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }

    /// The default implementation, for an app that does not implement the method.
    public func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}

    /// The default implementation, for an app that does not implement the method.
    public func userNotificationCenter(
      _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
  }

  extension UNUserNotificationCenter {
    /// Tells the delegate what the user has done with a notification.
    ///
    /// - Parameter response: The response.
    @MainActor
    package static func deliver(_ response: NotificationResponse) {
      let center = current()
      let response = UNNotificationResponse(response)
      center.delegate?.userNotificationCenter(center, didReceive: response) {}
    }

    /// Tells the delegate that a notification has arrived while the app is in front.
    @MainActor
    package static func present(_ notification: PushNotification) {
      let center = current()
      center.delegate?.userNotificationCenter(center, willPresent: UNNotification(notification)) { _ in }
    }
  }
#endif
