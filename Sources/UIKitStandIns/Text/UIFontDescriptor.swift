#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for the description of a font.
  ///
  /// It is `@unchecked Sendable` because it does not change.
  open class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// The design of a system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
      /// The raw name.
      public let rawValue: String
      /// Creates a design from its raw name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The default design.
      public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
      /// The rounded design.
      public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
      /// The design with serifs.
      public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
      /// The monospaced design.
      public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
    /// The traits of a font.
    public struct SymbolicTraits: OptionSet, Sendable {
      /// The raw value.
      public let rawValue: UInt32
      /// Creates an option set from its raw value.
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Italic.
      public static let traitItalic = SymbolicTraits(rawValue: 1)
      /// Bold.
      public static let traitBold = SymbolicTraits(rawValue: 2)
      /// Expanded.
      public static let traitExpanded = SymbolicTraits(rawValue: 32)
      /// Condensed.
      public static let traitCondensed = SymbolicTraits(rawValue: 64)
      /// Monospaced.
      public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    }
    /// An attribute of a font.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
      /// The raw name.
      public let rawValue: String
      /// Creates an attribute from its raw name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The family.
      public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
      /// The name.
      public static let name = AttributeName(rawValue: "NSFontNameAttribute")
      /// The size.
      public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
      /// The traits.
      public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    }
    /// The size in points.
    open var pointSize: CGFloat { 17 }
    /// The traits: none.
    open var symbolicTraits: SymbolicTraits { [] }
    /// Creates a description from attributes, which are ignored.
    public convenience init(fontAttributes attributes: [AttributeName: Any]) { self.init() }
    /// Creates a description from a name and a size, which are ignored.
    public convenience init(name fontName: String, size: CGFloat) { self.init() }
    /// Returns the description of a text style.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
      UIFontDescriptor()
    }
    /// Returns the description with a design: the same object.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
    /// Returns the description with traits: the same object.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? { self }
    /// Returns the description with a size: the same object.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { self }
    /// Returns the description with attributes: the same object.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor { self }
  }

  extension UIFont {
    /// Creates a font from its description, which is ignored.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) { self.init() }
    /// The description.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor() }
    /// The family: always empty.
    public var familyName: String { "" }
    /// The height above the baseline.
    public var ascender: CGFloat { 16 }
    /// The depth below the baseline, which is negative.
    public var descender: CGFloat { -4 }
    /// The height of capital letters.
    public var capHeight: CGFloat { 12 }
    /// The height of the letter x.
    public var xHeight: CGFloat { 9 }
    /// The families: none.
    public class var familyNames: [String] { [] }
    /// Returns the fonts of a family: none.
    public class func fontNames(forFamilyName familyName: String) -> [String] { [] }
    /// The size of labels.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of buttons.
    public class var buttonFontSize: CGFloat { 18 }
    /// The size of small text.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The size of text.
    public class var systemFontSize: CGFloat { 14 }
    /// Returns the system font whose digits have the same width.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { UIFont() }
    /// Returns the preferred font of a text style.
    public class func preferredFont(
      forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { preferredFont(forTextStyle: style) }
  }

  extension UIFontMetrics {
    /// Returns the scaled font: the same object.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
  }
#endif
