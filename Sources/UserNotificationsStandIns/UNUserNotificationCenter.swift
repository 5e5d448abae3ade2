#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// Stands in for the center through which an app has to do with notifications.
  @preconcurrency @MainActor
  open class UNUserNotificationCenter: NSObject {
    /// The object that hears of notifications; held weakly.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    /// Whether the device can show notifications.
    open var supportsContentExtensions: Bool { false }

    /// The center of the app that is simulated on this thread.
    open class func current() -> UNUserNotificationCenter {
      AppEnvironment.current.object { UNUserNotificationCenter() }
    }

    /// Asks the user to allow notifications; the user does.
    open func requestAuthorization(
      options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
      Task { completionHandler(true, nil) }
    }

    /// Asks the user to allow notifications; the user does.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { true }

    /// Tells what the user has allowed.
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
      let settings = UNNotificationSettings()
      Task { completionHandler(settings) }
    }

    /// Tells what the user has allowed.
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    /// Has a notification shown later; a scenario has steps for notifications, and this one is never shown.
    open func add(
      _ request: UNNotificationRequest,
      withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
      if let completionHandler { Task { completionHandler(nil) } }
    }

    /// Says which actions notifications have.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
    /// Takes notifications back that were not shown yet.
    open func removeAllPendingNotificationRequests() {}
    /// Takes notifications back that were not shown yet.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
    /// Takes notifications away that are shown.
    open func removeAllDeliveredNotifications() {}
    /// Takes notifications away that are shown.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    /// Sets the number on the app's icon.
    open func setBadgeCount(
      _ newBadgeCount: Int, withCompletionHandler handler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
      if let handler { Task { handler(nil) } }
    }
  }

  /// What an app hears of notifications, with the signatures of the real protocol; all methods are optional.
  @preconcurrency @MainActor
  public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// A notification has come while the app is in front.
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// The user opened a notification.
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void)
    /// A notification has come while the app is in front.
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions
    /// The user opened a notification.
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
    /// The user wants to see the app's settings for notifications.
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
  }

  extension UNUserNotificationCenterDelegate {
    /// Stands in for an app that does not implement the method.
    public func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }

    /// Calls the method that is asynchronous.
    public func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      Task {
        await userNotificationCenter(center, didReceive: response)
        completionHandler()
      }
    }

    /// Stands in for an app that does not implement the method.
    public func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }

    /// Stands in for an app that does not implement the method.
    public func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}

    /// Stands in for an app that does not implement the method.
    public func userNotificationCenter(
      _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
  }

  extension UNUserNotificationCenter {
    /// Tells the delegate that the user opened a notification.
    ///
    /// - Parameter payload: What the notification carries.
    package static func deliver(_ payload: Payload?) {
      let center = current()
      let response = UNNotificationResponse(payload)
      center.delegate?.userNotificationCenter(center, didReceive: response) {}
    }
  }
#endif
