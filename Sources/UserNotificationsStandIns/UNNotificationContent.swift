#if os(Linux) || os(macOS)
  import Foundation

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
    /// The sound, which is never played.
    open fileprivate(set) var sound: UNNotificationSound?
    /// The files of the notification.
    open fileprivate(set) var attachments: [UNNotificationAttachment] = []
    /// How important the notification is.
    open fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
    /// The place of the notification in a summary.
    open fileprivate(set) var relevanceScore = 0.0
    /// The name of the launch image.
    open fileprivate(set) var launchImageName = ""
    /// What the summary of several notifications says of this one.
    open fileprivate(set) var summaryArgument = ""
    /// How many items the summary counts for this one.
    open fileprivate(set) var summaryArgumentCount = 0
    /// Which Focus shows the notification.
    open fileprivate(set) var filterCriteria: String?

    /// Returns a copy that can be modified.
    open override func mutableCopy() -> Any { UNMutableNotificationContent(self) }
    /// Returns the object itself, or a copy if it can be modified.
    open override func copy() -> Any { self }
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
    open override var sound: UNNotificationSound? {
      get { super.sound }
      set { super.sound = newValue }
    }
    /// The files of the notification.
    open override var attachments: [UNNotificationAttachment] {
      get { super.attachments }
      set { super.attachments = newValue }
    }
    /// How important the notification is.
    open override var interruptionLevel: UNNotificationInterruptionLevel {
      get { super.interruptionLevel }
      set { super.interruptionLevel = newValue }
    }
    /// The place of the notification in a summary.
    open override var relevanceScore: Double {
      get { super.relevanceScore }
      set { super.relevanceScore = newValue }
    }
    /// The name of the launch image.
    open override var launchImageName: String {
      get { super.launchImageName }
      set { super.launchImageName = newValue }
    }
    /// What the summary of several notifications says of this one.
    open override var summaryArgument: String {
      get { super.summaryArgument }
      set { super.summaryArgument = newValue }
    }
    /// How many items the summary counts for this one.
    open override var summaryArgumentCount: Int {
      get { super.summaryArgumentCount }
      set { super.summaryArgumentCount = newValue }
    }
    /// Which Focus shows the notification.
    open override var filterCriteria: String? {
      get { super.filterCriteria }
      set { super.filterCriteria = newValue }
    }

    /// Creates an empty content.
    public override init() {}

    /// Creates a copy.
    init(_ content: UNNotificationContent) {
      super.init()
      (title, subtitle, body, badge) = (content.title, content.subtitle, content.body, content.badge)
      (categoryIdentifier, threadIdentifier) = (content.categoryIdentifier, content.threadIdentifier)
      (targetContentIdentifier, userInfo) = (content.targetContentIdentifier, content.userInfo)
      (sound, attachments) = (content.sound, content.attachments)
      (interruptionLevel, relevanceScore) = (content.interruptionLevel, content.relevanceScore)
      (launchImageName, filterCriteria) = (content.launchImageName, content.filterCriteria)
      (summaryArgument, summaryArgumentCount) = (content.summaryArgument, content.summaryArgumentCount)
    }

    /// Creates the content of a push notification, whose texts are in the dictionary `aps` of the payload.
    convenience init(_ payload: [AnyHashable: Any]) {
      self.init()
      userInfo = payload
      guard let aps = payload["aps"] as? [AnyHashable: Any] else { return }
      if let alert = aps["alert"] as? [AnyHashable: Any] {
        title = alert["title"] as? String ?? ""
        subtitle = alert["subtitle"] as? String ?? ""
        body = alert["body"] as? String ?? ""
      } else {
        body = aps["alert"] as? String ?? ""
      }
      badge = aps["badge"] as? NSNumber ?? (aps["badge"] as? Int).map { NSNumber(value: $0) }
      if aps["sound"] != nil { sound = .default }
      categoryIdentifier = aps["category"] as? String ?? ""
      threadIdentifier = aps["thread-id"] as? String ?? ""
      targetContentIdentifier = aps["target-content-id"] as? String
      filterCriteria = aps["filter-criteria"] as? String
      relevanceScore = (aps["relevance-score"] as? NSNumber)?.doubleValue ?? aps["relevance-score"] as? Double ?? 0
      switch aps["interruption-level"] as? String {
      case "passive": interruptionLevel = .passive
      case "time-sensitive": interruptionLevel = .timeSensitive
      case "critical": interruptionLevel = .critical
      default: break
      }
    }

    /// Returns a copy.
    open override func copy() -> Any { UNMutableNotificationContent(self) }
  }

  extension NSString {
    /// Returns the text for a key; simulations have no localizations.
    public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String { key }
  }

  /// The name of a file with a sound.
  public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Stands in for a sound.
  open class UNNotificationSound: NSObject {
    /// The default sound.
    open class var `default`: UNNotificationSound { UNNotificationSound() }
    /// The default sound of critical alerts.
    open class var defaultCritical: UNNotificationSound { UNNotificationSound() }
    /// Returns the sound of critical alerts with a volume.
    open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { UNNotificationSound() }
    /// Creates the default sound.
    override init() {}
    /// Creates a sound from a file.
    public init(named name: UNNotificationSoundName) {}
  }

  /// How important a notification is.
  public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// How important a notification is.
    case passive, active, timeSensitive, critical
  }

  /// Stands in for a file of a notification.
  open class UNNotificationAttachment: NSObject {
    /// The identifier of the file.
    public let identifier: String
    /// The file.
    public let url: URL

    /// Creates an attachment.
    ///
    /// - Throws: Nothing; on a device, if there is no such file.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
      (self.identifier, url) = (identifier.isEmpty ? UUID().uuidString : identifier, URL)
    }
  }
#endif
