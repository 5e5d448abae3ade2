#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// Stands in for a notification that has come.
  ///
  /// It can be handed from one actor to another because nobody changes it.
  open class UNNotification: NSObject, @unchecked Sendable {
    /// What was asked to be shown.
    public let request: UNNotificationRequest
    /// When it came.
    public let date: Date

    init(_ request: UNNotificationRequest) {
      self.request = request
      date = Date()
    }
  }

  /// Stands in for what the user did with a notification.
  ///
  /// It can be handed from one actor to another because nobody changes it.
  open class UNNotificationResponse: NSObject, @unchecked Sendable {
    /// The notification.
    public let notification: UNNotification
    /// The action that the user chose: to open the app.
    public let actionIdentifier: String
    /// The scene that the system wants to show it.
    open var targetScene: AnyObject? { nil }

    /// The response to a notification that the user opened.
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
  /// The action of a user who takes a notification away.
  public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

  /// Stands in for a notification that is to be shown.
  open class UNNotificationRequest: NSObject {
    /// The name of the request.
    public let identifier: String
    /// What the notification says.
    public let content: UNNotificationContent
    /// When it is shown.
    public let trigger: UNNotificationTrigger?

    /// Creates a request.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
      self.identifier = identifier
      self.content = content
      self.trigger = trigger
    }
  }

  /// Stands in for what a notification says.
  open class UNNotificationContent: NSObject {
    /// The first line.
    open fileprivate(set) var title = ""
    /// The second line.
    open fileprivate(set) var subtitle = ""
    /// The text.
    open fileprivate(set) var body = ""
    /// The number on the app's icon.
    open fileprivate(set) var badge: NSNumber?
    /// The name of the category.
    open fileprivate(set) var categoryIdentifier = ""
    /// The name of the thread.
    open fileprivate(set) var threadIdentifier = ""
    /// The payload.
    open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  }

  /// Stands in for what a notification says, while the app writes it.
  open class UNMutableNotificationContent: UNNotificationContent {
    /// The first line.
    open override var title: String {
      get { super.title }
      set { super.title = newValue }
    }
    /// The second line.
    open override var subtitle: String {
      get { super.subtitle }
      set { super.subtitle = newValue }
    }
    /// The text.
    open override var body: String {
      get { super.body }
      set { super.body = newValue }
    }
    /// The number on the app's icon.
    open override var badge: NSNumber? {
      get { super.badge }
      set { super.badge = newValue }
    }
    /// The name of the category.
    open override var categoryIdentifier: String {
      get { super.categoryIdentifier }
      set { super.categoryIdentifier = newValue }
    }
    /// The payload.
    open override var userInfo: [AnyHashable: Any] {
      get { super.userInfo }
      set { super.userInfo = newValue }
    }
    /// The sound; nobody hears it.
    open var sound: UNNotificationSound?
  }

  /// Stands in for a sound.
  open class UNNotificationSound: NSObject {
    /// The system's sound.
    open class var `default`: UNNotificationSound { UNNotificationSound() }
  }

  /// Stands in for what decides when a notification is shown.
  open class UNNotificationTrigger: NSObject {
    /// Whether it is shown again.
    open var repeats: Bool { false }
  }

  /// Stands in for a notification from a server.
  open class UNPushNotificationTrigger: UNNotificationTrigger {}

  /// Stands in for a notification after some time.
  open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// After how many seconds it is shown.
    public let timeInterval: TimeInterval

    /// Creates a trigger.
    public init(timeInterval: TimeInterval, repeats: Bool) {
      self.timeInterval = timeInterval
    }
  }

  /// Stands in for a kind of notification.
  open class UNNotificationCategory: NSObject {
    /// The name of the category.
    public let identifier: String

    /// Creates a category.
    public init(
      identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
      options: UNNotificationCategoryOptions = []
    ) {
      self.identifier = identifier
    }
  }

  /// Stands in for a button of a notification.
  open class UNNotificationAction: NSObject {
    /// The name of the action.
    public let identifier: String

    /// Creates an action.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
      self.identifier = identifier
    }
  }
#endif
