#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a part of a menu.
  @preconcurrency @MainActor
  open class UIMenuElement: NSObject {
    /// How a part looks.
    public struct Attributes: OptionSet, Sendable {
      /// The raw value.
      public let rawValue: UInt
      /// Creates an option set from its raw value.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// It cannot be tapped.
      public static let disabled = Attributes(rawValue: 1)
      /// It deletes something.
      public static let destructive = Attributes(rawValue: 2)
      /// It is hidden.
      public static let hidden = Attributes(rawValue: 4)
    }
    /// Whether a part is on.
    public enum State: Int, Sendable {
      /// It is not.
      case off = 0
      /// It is.
      case on = 1
      /// Partly.
      case mixed = 2
    }
    /// The title.
    open var title: String
    /// The image.
    open var image: UIImage?
    init(title: String, image: UIImage?) { (self.title, self.image) = (title, image) }
  }

  /// Stands in for a menu, which nobody opens.
  open class UIMenu: UIMenuElement {
    /// How a menu looks.
    public struct Options: OptionSet, Sendable {
      /// The raw value.
      public let rawValue: UInt
      /// Creates an option set from its raw value.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Among the parts of another one.
      public static let displayInline = Options(rawValue: 1)
      /// It deletes something.
      public static let destructive = Options(rawValue: 2)
      /// One part is on.
      public static let singleSelection = Options(rawValue: 32)
    }
    /// The parts.
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
