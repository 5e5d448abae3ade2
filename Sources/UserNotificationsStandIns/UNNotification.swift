#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// Stands in for a delivered notification.
  ///
  /// It is `@unchecked Sendable` because it is never modified.
  open class UNNotification: NSObject, @unchecked Sendable {
    /// The request behind the notification.
    public let request: UNNotificationRequest
    /// The date of the delivery.
    public let date: Date

    init(_ request: UNNotificationRequest) {
      self.request = request
      date = Date()
    }
  }

  /// Stands in for the user's response to a notification.
  ///
  /// It is `@unchecked Sendable` because it is never modified.
  open class UNNotificationResponse: NSObject, @unchecked Sendable {
    /// The notification.
    public let notification: UNNotification
    /// The action that the user chose, which is to open the app.
    public let actionIdentifier: String
    /// The scene in which the system wants to show it.
    open var targetScene: AnyObject? { nil }

    /// Creates the response to a notification that the user opened.
    package init(_ payload: Payload?) {
      let content = UNMutableNotificationContent()
      content.userInfo = payload?.dictionary ?? [:]
      notification = UNNotification(
        UNNotificationRequest(identifier: "notification", content: content, trigger: UNPushNotificationTrigger()))
      actionIdentifier = UNNotificationDefaultActionIdentifier
    }
  }

  /// The action of a user who opens the app from a notification.
  public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
  /// The action of a user who dismisses a notification.
  public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

  /// Stands in for the request to show a notification.
  open class UNNotificationRequest: NSObject {
    /// The identifier of the request.
    public let identifier: String
    /// The content of the notification.
    public let content: UNNotificationContent
    /// The trigger of the notification.
    public let trigger: UNNotificationTrigger?

    /// Creates a request.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
      self.identifier = identifier
      self.content = content
      self.trigger = trigger
    }
  }

  /// Stands in for the content of a notification.
  open class UNNotificationContent: NSObject {
    /// The title.
    open fileprivate(set) var title = ""
    /// The subtitle.
    open fileprivate(set) var subtitle = ""
    /// The body.
    open fileprivate(set) var body = ""
    /// The badge of the app's icon.
    open fileprivate(set) var badge: NSNumber?
    /// The identifier of the category.
    open fileprivate(set) var categoryIdentifier = ""
    /// The identifier of the thread.
    open fileprivate(set) var threadIdentifier = ""
    /// The identifier of the scene that shows the notification.
    open fileprivate(set) var targetContentIdentifier: String?
    /// The payload.
    open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  }

  /// Stands in for the content of a notification that an app creates.
  open class UNMutableNotificationContent: UNNotificationContent {
    /// The title.
    open override var title: String {
      get { super.title }
      set { super.title = newValue }
    }
    /// The subtitle.
    open override var subtitle: String {
      get { super.subtitle }
      set { super.subtitle = newValue }
    }
    /// The body.
    open override var body: String {
      get { super.body }
      set { super.body = newValue }
    }
    /// The badge of the app's icon.
    open override var badge: NSNumber? {
      get { super.badge }
      set { super.badge = newValue }
    }
    /// The identifier of the category.
    open override var categoryIdentifier: String {
      get { super.categoryIdentifier }
      set { super.categoryIdentifier = newValue }
    }
    /// The identifier of the thread.
    open override var threadIdentifier: String {
      get { super.threadIdentifier }
      set { super.threadIdentifier = newValue }
    }
    /// The identifier of the scene that shows the notification.
    open override var targetContentIdentifier: String? {
      get { super.targetContentIdentifier }
      set { super.targetContentIdentifier = newValue }
    }
    /// The payload.
    open override var userInfo: [AnyHashable: Any] {
      get { super.userInfo }
      set { super.userInfo = newValue }
    }
    /// The sound, which is never played.
    open var sound: UNNotificationSound?
  }

  /// Stands in for a sound.
  open class UNNotificationSound: NSObject {
    /// The default sound.
    open class var `default`: UNNotificationSound { UNNotificationSound() }
  }

  /// Stands in for the trigger of a notification.
  open class UNNotificationTrigger: NSObject {
    /// Whether the notification repeats.
    open var repeats: Bool { false }
  }

  /// Stands in for the trigger of a push notification.
  open class UNPushNotificationTrigger: UNNotificationTrigger {}

  /// Stands in for a trigger after some time.
  open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// The time until the notification is shown, in seconds.
    public let timeInterval: TimeInterval

    /// Creates a trigger.
    public init(timeInterval: TimeInterval, repeats: Bool) {
      self.timeInterval = timeInterval
    }
  }

  /// Stands in for a category of notifications.
  open class UNNotificationCategory: NSObject {
    /// The identifier of the category.
    public let identifier: String

    /// Creates a category.
    public init(
      identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
      options: UNNotificationCategoryOptions = []
    ) {
      self.identifier = identifier
    }
  }

  /// Stands in for an action of a notification.
  open class UNNotificationAction: NSObject {
    /// The identifier of the action.
    public let identifier: String

    /// Creates an action.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
      self.identifier = identifier
    }
  }
#endif
