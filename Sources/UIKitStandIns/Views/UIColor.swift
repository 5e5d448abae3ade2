#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a colour of the drawing system.
  public final class CGColor: Hashable, Sendable {
    /// Whether both are the same object.
    public static func == (left: CGColor, right: CGColor) -> Bool { left === right }
    /// Feeds what equality compares into a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// Stands in for a colour, which nobody sees.
  ///
  /// It has no state that could change, so that it can be shared between threads.
  open class UIColor: NSObject, @unchecked Sendable {
    /// The colour for the drawing system.
    public let cgColor = CGColor()

    /// Creates a colour.
    public override init() { super.init() }
    /// Creates a colour from its parts.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.init() }
    /// Creates a grey.
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init() }
    /// Takes a colour of the app's catalogue.
    public convenience init?(named name: String) { self.init() }
    /// Creates a colour that depends on light and dark.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { self.init() }
    /// The colour with another transparency.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }

    /// The colour of that name.
    public class var black: UIColor { UIColor() }
    /// The colour of that name.
    public class var white: UIColor { UIColor() }
    /// The colour of that name.
    public class var gray: UIColor { UIColor() }
    /// The colour of that name.
    public class var darkGray: UIColor { UIColor() }
    /// The colour of that name.
    public class var lightGray: UIColor { UIColor() }
    /// The colour of that name.
    public class var red: UIColor { UIColor() }
    /// The colour of that name.
    public class var green: UIColor { UIColor() }
    /// The colour of that name.
    public class var blue: UIColor { UIColor() }
    /// The colour of that name.
    public class var cyan: UIColor { UIColor() }
    /// The colour of that name.
    public class var yellow: UIColor { UIColor() }
    /// The colour of that name.
    public class var magenta: UIColor { UIColor() }
    /// The colour of that name.
    public class var orange: UIColor { UIColor() }
    /// The colour of that name.
    public class var purple: UIColor { UIColor() }
    /// The colour of that name.
    public class var brown: UIColor { UIColor() }
    /// The colour of that name.
    public class var clear: UIColor { UIColor() }
    /// The colour of that name.
    public class var systemRed: UIColor { UIColor() }
    /// The colour of that name.
    public class var systemGreen: UIColor { UIColor() }
    /// The colour of that name.
    public class var systemBlue: UIColor { UIColor() }
    /// The colour of that name.
    public class var systemOrange: UIColor { UIColor() }
    /// The colour of that name.
    public class var systemYellow: UIColor { UIColor() }
    /// The colour of that name.
    public class var systemPink: UIColor { UIColor() }
    /// The colour of that name.
    public class var systemPurple: UIColor { UIColor() }
    /// The colour of that name.
    public class var systemTeal: UIColor { UIColor() }
    /// The colour of that name.
    public class var systemIndigo: UIColor { UIColor() }
    /// The colour of that name.
    public class var systemGray: UIColor { UIColor() }
    /// The colour of that name.
    public class var systemGray2: UIColor { UIColor() }
    /// The colour of that name.
    public class var systemGray3: UIColor { UIColor() }
    /// The colour of that name.
    public class var systemGray4: UIColor { UIColor() }
    /// The colour of that name.
    public class var systemGray5: UIColor { UIColor() }
    /// The colour of that name.
    public class var systemGray6: UIColor { UIColor() }
    /// The colour of that name.
    public class var label: UIColor { UIColor() }
    /// The colour of that name.
    public class var secondaryLabel: UIColor { UIColor() }
    /// The colour of that name.
    public class var tertiaryLabel: UIColor { UIColor() }
    /// The colour of that name.
    public class var separator: UIColor { UIColor() }
    /// The colour of that name.
    public class var link: UIColor { UIColor() }
    /// The colour of that name.
    public class var systemBackground: UIColor { UIColor() }
    /// The colour of that name.
    public class var secondarySystemBackground: UIColor { UIColor() }
    /// The colour of that name.
    public class var tertiarySystemBackground: UIColor { UIColor() }
    /// The colour of that name.
    public class var systemGroupedBackground: UIColor { UIColor() }
    /// The colour of that name.
    public class var systemFill: UIColor { UIColor() }
    /// The colour of that name.
    public class var placeholderText: UIColor { UIColor() }
    /// The colour of that name.
    public class var tintColor: UIColor { UIColor() }
  }

  /// Stands in for letters.
  ///
  /// It has no state that could change, so that it can be shared between threads.
  open class UIFont: NSObject, @unchecked Sendable {
    /// How bold letters are.
    public struct Weight: Hashable, Sendable, _UIKitNumericRawRepresentable {
      /// The number: 0 is as usual, and more is bolder.
      public let rawValue: CGFloat
      /// Creates a weight.
      public init(rawValue: CGFloat) { self.rawValue = rawValue }
      /// Creates a weight.
      public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
      /// Thinnest.
      public static let ultraLight = Weight(-0.8)
      /// Very thin.
      public static let thin = Weight(-0.6)
      /// Thin.
      public static let light = Weight(-0.4)
      /// The default.
      public static let regular = Weight(0)
      /// A little bolder.
      public static let medium = Weight(0.23)
      /// Between.
      public static let semibold = Weight(0.3)
      /// Bold.
      public static let bold = Weight(0.4)
      /// Bolder than bold.
      public static let heavy = Weight(0.56)
      /// Boldest.
      public static let black = Weight(0.62)
    }

    /// What a text is.
    public struct TextStyle: Hashable, Sendable {
      /// Ordinary text.
      public static let body = TextStyle()
      /// A heading.
      public static let headline = TextStyle()
      /// A smaller heading.
      public static let title3 = TextStyle()
      /// A line below a heading.
      public static let subheadline = TextStyle()
      /// Beside something.
      public static let callout = TextStyle()
      /// Very small text.
      public static let caption2 = TextStyle()
      /// A title.
      public static let title1 = TextStyle()
      /// A smaller title.
      public static let title2 = TextStyle()
      /// The largest title.
      public static let largeTitle = TextStyle()
      /// Small print.
      public static let footnote = TextStyle()
      /// Below a picture.
      public static let caption1 = TextStyle()
    }

    /// Takes letters by their name.
    public convenience init?(name fontName: String, size fontSize: CGFloat) { self.init() }
    /// The system font.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont { UIFont() }
    /// The system's bold letters.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
    /// The system's slanted letters.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
    /// The system's letters of one width.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { UIFont() }
    /// The letters that the user prefers.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
  }

  /// Stands in for a picture.
  ///
  /// It has no state that could change, so that it can be shared between threads.
  open class UIImage: NSObject, @unchecked Sendable {
    /// Takes a picture of the app.
    public convenience init?(named name: String) { self.init() }
    /// Takes a picture of the system.
    public convenience init?(systemName name: String) { self.init() }
    /// Reads a picture.
    public convenience init?(data: Data) { self.init() }
    /// The size.
    open var size: CGSize { .zero }
  }
#endif
