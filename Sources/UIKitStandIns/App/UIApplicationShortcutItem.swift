#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a Home Screen quick action.
  open class UIApplicationShortcutItem: NSObject {
    /// The type of the quick action.
    public internal(set) var type: String
    /// The title.
    public internal(set) var localizedTitle: String
    /// The subtitle.
    public internal(set) var localizedSubtitle: String?
    /// The icon.
    public internal(set) var icon: UIApplicationShortcutIcon?
    /// The app's data for the quick action.
    open var userInfo: [String: any NSSecureCoding]?
    /// The target content identifier.
    open var targetContentIdentifier: Any?

    /// Creates a quick action.
    public init(
      type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
      userInfo: [String: any NSSecureCoding]? = nil
    ) {
      (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
      (self.icon, self.userInfo) = (icon, userInfo)
    }

    /// Creates a quick action.
    public convenience init(type: String, localizedTitle: String) {
      self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
  }

  /// Stands in for a quick action that can be modified.
  open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// The type of the quick action.
    public override var type: String {
      get { super.type }
      set { super.type = newValue }
    }
    /// The title.
    public override var localizedTitle: String {
      get { super.localizedTitle }
      set { super.localizedTitle = newValue }
    }
    /// The subtitle.
    public override var localizedSubtitle: String? {
      get { super.localizedSubtitle }
      set { super.localizedSubtitle = newValue }
    }
    /// The icon.
    public override var icon: UIApplicationShortcutIcon? {
      get { super.icon }
      set { super.icon = newValue }
    }
  }

  /// Stands in for the icon of a quick action.
  open class UIApplicationShortcutIcon: NSObject {
    /// A system icon.
    public enum IconType: Int, Sendable {
      /// A system icon.
      case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
      /// A system icon.
      case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted
      /// A system icon.
      case alarm, bookmark, shuffle, audio, update
    }
    /// Creates a system icon.
    public convenience init(type: IconType) { self.init() }
    /// Creates an icon from an image of the app.
    public convenience init(templateImageName: String) { self.init() }
    /// Creates an icon from a system symbol.
    public convenience init(systemImageName: String) { self.init() }
  }
#endif
