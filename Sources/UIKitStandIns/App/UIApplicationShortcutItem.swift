#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for an item of the icon's menu.
  open class UIApplicationShortcutItem: NSObject {
    /// The kind of item.
    public internal(set) var type: String
    /// What it says.
    public internal(set) var localizedTitle: String
    /// What it says below.
    public internal(set) var localizedSubtitle: String?
    /// Its picture.
    public internal(set) var icon: UIApplicationShortcutIcon?
    /// What the app keeps with it.
    open var userInfo: [String: any NSSecureCoding]?
    /// What the app compares it with.
    open var targetContentIdentifier: Any?

    /// Creates an item.
    public init(
      type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
      userInfo: [String: any NSSecureCoding]? = nil
    ) {
      (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
      (self.icon, self.userInfo) = (icon, userInfo)
    }

    /// Creates an item.
    public convenience init(type: String, localizedTitle: String) {
      self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
  }

  /// Stands in for an item of the icon's menu that the app still writes.
  open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// The kind of item.
    public override var type: String {
      get { super.type }
      set { super.type = newValue }
    }
    /// What it says.
    public override var localizedTitle: String {
      get { super.localizedTitle }
      set { super.localizedTitle = newValue }
    }
    /// What it says below.
    public override var localizedSubtitle: String? {
      get { super.localizedSubtitle }
      set { super.localizedSubtitle = newValue }
    }
    /// Its picture.
    public override var icon: UIApplicationShortcutIcon? {
      get { super.icon }
      set { super.icon = newValue }
    }
  }

  /// Stands in for the picture of an item of the icon's menu.
  open class UIApplicationShortcutIcon: NSObject {
    /// A picture of the system's.
    public enum IconType: Int, Sendable {
      /// The picture of that name.
      case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
      /// The picture of that name.
      case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted
      /// The picture of that name.
      case alarm, bookmark, shuffle, audio, update
    }
    /// Takes a picture of the system's.
    public convenience init(type: IconType) { self.init() }
    /// Takes a picture of the app's.
    public convenience init(templateImageName: String) { self.init() }
    /// Takes a symbol of the system's.
    public convenience init(systemImageName: String) { self.init() }
  }
#endif
