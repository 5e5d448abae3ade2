#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a font.
  ///
  /// It has no mutable state, so threads can share it.
  open class UIFont: _UIKitTextAttribute, @unchecked Sendable {
    /// The weight of a font.
    public struct Weight: Hashable, Sendable, _UIKitNumericRawRepresentable {
      /// The raw weight: zero is regular, and greater is bolder.
      public let rawValue: CGFloat
      /// Creates a weight.
      public init(rawValue: CGFloat) { self.rawValue = rawValue }
      /// Creates a weight.
      public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
      /// Ultralight.
      public static let ultraLight = Weight(-0.8)
      /// Thin.
      public static let thin = Weight(-0.6)
      /// Light.
      public static let light = Weight(-0.4)
      /// Regular.
      public static let regular = Weight(0)
      /// Medium.
      public static let medium = Weight(0.23)
      /// Semibold.
      public static let semibold = Weight(0.3)
      /// Bold.
      public static let bold = Weight(0.4)
      /// Heavy.
      public static let heavy = Weight(0.56)
      /// Black.
      public static let black = Weight(0.62)
    }

    /// A Dynamic Type text style.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
      /// The name of the style.
      public let rawValue: String
      /// Creates a style with a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The body style.
      public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
      /// The headline style.
      public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
      /// The third title style.
      public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
      /// The subheadline style.
      public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
      /// The callout style.
      public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
      /// The second caption style.
      public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
      /// The first title style.
      public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
      /// The second title style.
      public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
      /// The large title style.
      public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
      /// The footnote style.
      public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
      /// The first caption style.
      public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    }

    /// Creates a font from its name. The name and size are ignored.
    public convenience init?(name fontName: String, size fontSize: CGFloat) { self.init() }
    /// Returns the system font.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont { UIFont() }
    /// Returns the bold system font.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
    /// Returns the italic system font.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
    /// Returns the monospaced system font.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { UIFont() }
    /// Returns the preferred font of a text style.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
  }
#endif
