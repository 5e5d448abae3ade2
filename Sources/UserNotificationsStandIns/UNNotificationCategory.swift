#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a category of notifications.
  open class UNNotificationCategory: NSObject {
    /// The identifier of the category.
    public let identifier: String
    /// The actions of the category.
    public let actions: [UNNotificationAction]
    /// The intents of the category.
    public let intentIdentifiers: [String]
    /// The options of the category.
    public let options: UNNotificationCategoryOptions
    /// The text that hides the notification.
    open private(set) var hiddenPreviewsBodyPlaceholder = ""
    /// The format of the summary of several notifications.
    open private(set) var categorySummaryFormat = ""

    /// Creates a category.
    public init(
      identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
      options: UNNotificationCategoryOptions = []
    ) {
      (self.identifier, self.actions, self.intentIdentifiers) = (identifier, actions, intentIdentifiers)
      self.options = options
    }
    /// Creates a category with a text that hides the notification.
    public convenience init(
      identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
      hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
    ) {
      self.init(identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options)
      self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
    }
    /// Creates a category with a text that hides the notification, and a format of the summary.
    public convenience init(
      identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
      hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?,
      options: UNNotificationCategoryOptions = []
    ) {
      self.init(
        identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
        hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder ?? "", options: options)
      self.categorySummaryFormat = categorySummaryFormat ?? ""
    }
  }

  /// Stands in for an action of a notification.
  open class UNNotificationAction: NSObject {
    /// The identifier of the action.
    public let identifier: String
    /// The title.
    public let title: String
    /// The options of the action.
    public let options: UNNotificationActionOptions
    /// The icon.
    open private(set) var icon: UNNotificationActionIcon?

    /// Creates an action.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
      (self.identifier, self.title, self.options) = (identifier, title, options)
    }
    /// Creates an action with an icon.
    public convenience init(
      identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?
    ) {
      self.init(identifier: identifier, title: title, options: options)
      self.icon = icon
    }
  }

  /// Stands in for an action with which the user answers.
  open class UNTextInputNotificationAction: UNNotificationAction {
    /// The title of the button.
    public let textInputButtonTitle: String
    /// The text of the empty field.
    public let textInputPlaceholder: String

    /// Creates an action.
    public init(
      identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
      textInputPlaceholder: String
    ) {
      (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
      super.init(identifier: identifier, title: title, options: options)
    }
  }

  /// Stands in for the icon of an action.
  open class UNNotificationActionIcon: NSObject {
    /// Creates an icon from an image of the app.
    public convenience init(templateImageName: String) { self.init() }
    /// Creates an icon from a system symbol.
    public convenience init(systemImageName: String) { self.init() }
  }
#endif
