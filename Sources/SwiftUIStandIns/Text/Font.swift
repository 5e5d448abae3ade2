#if os(Linux) || os(macOS)
  import Foundation
  import UIKitStandIns

  /// A font.
  public struct Font: Hashable, Sendable {
    /// The body font.
    public static let body = Font()
    /// The title font.
    public static let title = Font()
    /// The second title font.
    public static let title2 = Font()
    /// The third title font.
    public static let title3 = Font()
    /// The large title font.
    public static let largeTitle = Font()
    /// The headline font.
    public static let headline = Font()
    /// The subheadline font.
    public static let subheadline = Font()
    /// The caption font.
    public static let caption = Font()
    /// The second caption font.
    public static let caption2 = Font()
    /// The footnote font.
    public static let footnote = Font()
    /// The callout font.
    public static let callout = Font()
    /// The weight of a font.
    public struct Weight: Hashable, Sendable {
      /// The regular weight.
      public static let regular = Weight()
      /// The medium weight.
      public static let medium = Weight()
      /// The semibold weight.
      public static let semibold = Weight()
      /// The bold weight.
      public static let bold = Weight()
      /// The heavy weight.
      public static let heavy = Weight()
      /// The light weight.
      public static let light = Weight()
      /// The thin weight.
      public static let thin = Weight()
      /// The black weight.
      public static let black = Weight()
    }
    /// The design of a font.
    public struct Design: Hashable, Sendable {
      /// The default.
      public static let `default` = Design()
      /// Monospaced.
      public static let monospaced = Design()
      /// Rounded.
      public static let rounded = Design()
    }
    /// Returns the system font.
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font { Font() }
    /// Returns the system font.
    public static func system(_ style: Font, design: Design = .default) -> Font { Font() }
    /// Returns a custom font.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
    /// Returns the bold font.
    public func bold() -> Font { self }
    /// Returns the font with another weight.
    public func weight(_ weight: Weight) -> Font { self }
  }

  extension Font {
    /// A Dynamic Type text style.
    public typealias TextStyle = Font
    /// Returns the system font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight?) -> Font { style }
    /// Returns a custom font that scales with a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font { textStyle }
    /// Returns a custom font of fixed size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { .body }
    /// Creates a font from a UIKit font, which is ignored.
    public init(_ font: UIFont) { self = .body }
    /// Returns the italic font.
    public func italic() -> Font { self }
    /// Returns the monospaced font.
    public func monospaced() -> Font { self }
    /// Returns the font with monospaced digits.
    public func monospacedDigit() -> Font { self }
    /// Returns the font with small capitals.
    public func smallCaps() -> Font { self }
    /// Returns the font with another line spacing.
    public func leading(_ leading: Leading) -> Font { self }
    /// The line spacing of a font.
    public enum Leading: Sendable {
      /// Standard.
      case standard
      /// Tight.
      case tight
      /// Loose.
      case loose
    }
  }

  extension Font.Weight {
    /// The ultralight weight.
    public static let ultraLight = Font.Weight.thin
  }

  extension Font.Design {
    /// The serif design.
    public static let serif = Font.Design.default
  }
#endif
