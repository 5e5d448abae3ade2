#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for an element of a menu.
  @preconcurrency @MainActor
  open class UIMenuElement: NSObject {
    /// The attributes of a menu element.
    public struct Attributes: OptionSet, Sendable {
      /// The raw value.
      public let rawValue: UInt
      /// Creates an option set from its raw value.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// The element is disabled.
      public static let disabled = Attributes(rawValue: 1)
      /// The element deletes something.
      public static let destructive = Attributes(rawValue: 2)
      /// The element is hidden.
      public static let hidden = Attributes(rawValue: 4)
    }
    /// The state of a menu element.
    public enum State: Int, Sendable {
      /// Off.
      case off = 0
      /// On.
      case on = 1
      /// Mixed.
      case mixed = 2
    }
    /// The title.
    open var title: String
    /// The image.
    open var image: UIImage?
    init(title: String, image: UIImage?) { (self.title, self.image) = (title, image) }
  }

  /// Stands in for a menu. Nobody opens it.
  open class UIMenu: UIMenuElement {
    /// The options of a menu.
    public struct Options: OptionSet, Sendable {
      /// The raw value.
      public let rawValue: UInt
      /// Creates an option set from its raw value.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Shows the elements inline in the parent menu.
      public static let displayInline = Options(rawValue: 1)
      /// The menu deletes something.
      public static let destructive = Options(rawValue: 2)
      /// Only one element may be on.
      public static let singleSelection = Options(rawValue: 32)
    }
    /// The identifier of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
      /// The raw value.
      public let rawValue: String
      /// Creates an identifier.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier.
      public init(stringLiteral value: String) { self.rawValue = value }
      /// The menu of files.
      public static let file = Identifier("com.apple.menu.file")
      /// The menu for changes.
      public static let edit = Identifier("com.apple.menu.edit")
      /// The menu for the looks of text.
      public static let format = Identifier("com.apple.menu.format")
      /// The menu for what is visible.
      public static let view = Identifier("com.apple.menu.view")
      /// The menu of help.
      public static let help = Identifier("com.apple.menu.help")
      /// The menu of services.
      public static let services = Identifier("com.apple.menu.services")
    }
    /// The identifier.
    public let identifier: Identifier
    /// The elements.
    public let children: [UIMenuElement]
    /// Creates a menu.
    public init(
      title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
      children: [UIMenuElement] = []
    ) {
      self.identifier = identifier ?? Identifier("com.apple.menu.dynamic")
      self.children = children
      super.init(title: title, image: image)
    }
  }

  /// What changes the menus of an app.
  @preconcurrency @MainActor
  public protocol UIMenuBuilder {
    /// Removes a menu.
    func remove(menu: UIMenu.Identifier)
    /// Adds a menu before another one.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Adds a menu after another one.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Adds a menu at the beginning of another one.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Adds a menu at the end of another one.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  }
#endif
