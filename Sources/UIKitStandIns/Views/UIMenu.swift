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
    /// The elements.
    public let children: [UIMenuElement]
    /// Creates a menu.
    public init(
      title: String = "", image: UIImage? = nil, identifier: String? = nil, options: Options = [],
      children: [UIMenuElement] = []
    ) {
      self.children = children
      super.init(title: title, image: image)
    }
  }
#endif
