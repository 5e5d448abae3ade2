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
#endif
