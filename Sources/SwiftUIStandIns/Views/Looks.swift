#if os(Linux) || os(macOS)
  import Foundation
  import UIKitStandIns

  // What looks are made of. Nobody sees them, so that all values are alike.

  /// What views can be filled with.
  public protocol ShapeStyle: Sendable {}
  /// A shape.
  public protocol Shape: View {}

  /// A colour.
  public struct Color: View, ShapeStyle, Shape, PrimitiveView, Hashable {
    /// A colour of the app's catalogue.
    public init(_ name: String) {}
    /// A colour of UIKit's.
    public init(_ color: UIColor) {}
    /// A colour of UIKit's.
    public init(uiColor: UIColor) {}
    /// A colour of its parts.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {}
    /// A grey.
    public init(white: Double, opacity: Double = 1) {}
    nonisolated init() {}
    func evaluate(_ context: ViewContext) {}
    /// The colour with another transparency.
    public func opacity(_ opacity: Double) -> Color { self }
    /// The colour of that name.
    public static let black = Color()
    /// The colour of that name.
    public static let white = Color()
    /// The colour of that name.
    public static let gray = Color()
    /// The colour of that name.
    public static let red = Color()
    /// The colour of that name.
    public static let green = Color()
    /// The colour of that name.
    public static let blue = Color()
    /// The colour of that name.
    public static let orange = Color()
    /// The colour of that name.
    public static let yellow = Color()
    /// The colour of that name.
    public static let pink = Color()
    /// The colour of that name.
    public static let purple = Color()
    /// The colour of that name.
    public static let primary = Color()
    /// The colour of that name.
    public static let secondary = Color()
    /// The colour of that name.
    public static let clear = Color()
    /// The colour of that name.
    public static let accentColor = Color()
    /// The colour of that name.
    public static let mint = Color()
    /// The colour of that name.
    public static let teal = Color()
    /// The colour of that name.
    public static let indigo = Color()
    /// The colour of that name.
    public static let brown = Color()
    /// The colour of that name.
    public static let cyan = Color()
  }

  extension ShapeStyle where Self == Color {
    /// The colour of what the user can tap.
    public static var tint: Color { Color() }
    /// The colour of that name.
    public static var black: Color { Color() }
    /// The colour of that name.
    public static var white: Color { Color() }
    /// The colour of that name.
    public static var gray: Color { Color() }
    /// The colour of that name.
    public static var red: Color { Color() }
    /// The colour of that name.
    public static var green: Color { Color() }
    /// The colour of that name.
    public static var blue: Color { Color() }
    /// The colour of that name.
    public static var orange: Color { Color() }
    /// The colour of that name.
    public static var yellow: Color { Color() }
    /// The colour of that name.
    public static var pink: Color { Color() }
    /// The colour of that name.
    public static var purple: Color { Color() }
    /// The colour of that name.
    public static var primary: Color { Color() }
    /// The colour of that name.
    public static var secondary: Color { Color() }
    /// The colour of that name.
    public static var clear: Color { Color() }
    /// The colour of that name.
    public static var accentColor: Color { Color() }
    /// The colour of that name.
    public static var mint: Color { Color() }
    /// The colour of that name.
    public static var teal: Color { Color() }
    /// The colour of that name.
    public static var indigo: Color { Color() }
    /// The colour of that name.
    public static var brown: Color { Color() }
    /// The colour of that name.
    public static var cyan: Color { Color() }
  }

  /// Letters.
  public struct Font: Hashable, Sendable {
    /// The value of that name.
    public static let body = Font()
    /// The value of that name.
    public static let title = Font()
    /// The value of that name.
    public static let title2 = Font()
    /// The value of that name.
    public static let title3 = Font()
    /// The value of that name.
    public static let largeTitle = Font()
    /// The value of that name.
    public static let headline = Font()
    /// The value of that name.
    public static let subheadline = Font()
    /// The value of that name.
    public static let caption = Font()
    /// The value of that name.
    public static let caption2 = Font()
    /// The value of that name.
    public static let footnote = Font()
    /// The value of that name.
    public static let callout = Font()
    /// How bold letters are.
    public struct Weight: Hashable, Sendable {
      /// The value of that name.
      public static let regular = Weight()
      /// The value of that name.
      public static let medium = Weight()
      /// The value of that name.
      public static let semibold = Weight()
      /// The value of that name.
      public static let bold = Weight()
      /// The value of that name.
      public static let heavy = Weight()
      /// The value of that name.
      public static let light = Weight()
      /// The value of that name.
      public static let thin = Weight()
      /// The value of that name.
      public static let black = Weight()
    }
    /// What letters look like.
    public struct Design: Hashable, Sendable {
      /// The default.
      public static let `default` = Design()
      /// Of one width.
      public static let monospaced = Design()
      /// Round.
      public static let rounded = Design()
    }
    /// The system font.
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font { Font() }
    /// The system font.
    public static func system(_ style: Font, design: Design = .default) -> Font { Font() }
    /// Letters by their name.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
    /// The letters, bold.
    public func bold() -> Font { self }
    /// The letters with another weight.
    public func weight(_ weight: Weight) -> Font { self }
  }

  /// The alignment of the views.
  public struct HorizontalAlignment: Hashable, Sendable {
    /// The value of that name.
    public static let leading = HorizontalAlignment()
    /// The value of that name.
    public static let center = HorizontalAlignment()
    /// The value of that name.
    public static let trailing = HorizontalAlignment()
  }

  /// The alignment of the views.
  public struct VerticalAlignment: Hashable, Sendable {
    /// The value of that name.
    public static let top = VerticalAlignment()
    /// The value of that name.
    public static let center = VerticalAlignment()
    /// The value of that name.
    public static let bottom = VerticalAlignment()
    /// The value of that name.
    public static let firstTextBaseline = VerticalAlignment()
  }

  /// The alignment of the views.
  public struct Alignment: Hashable, Sendable {
    /// The value of that name.
    public static let center = Alignment()
    /// The value of that name.
    public static let leading = Alignment()
    /// The value of that name.
    public static let trailing = Alignment()
    /// The value of that name.
    public static let top = Alignment()
    /// The value of that name.
    public static let bottom = Alignment()
    /// The value of that name.
    public static let topLeading = Alignment()
    /// The value of that name.
    public static let topTrailing = Alignment()
    /// The value of that name.
    public static let bottomLeading = Alignment()
    /// The value of that name.
    public static let bottomTrailing = Alignment()
  }

  /// How a text lies.
  public struct TextAlignment: Hashable, Sendable {
    /// The value of that name.
    public static let leading = TextAlignment()
    /// The value of that name.
    public static let center = TextAlignment()
    /// The value of that name.
    public static let trailing = TextAlignment()
  }

  /// How a picture fills its frame.
  public struct ContentMode: Hashable, Sendable {
    /// The value of that name.
    public static let fit = ContentMode()
    /// The value of that name.
    public static let fill = ContentMode()
  }

  /// Whether something is seen.
  public struct Visibility: Hashable, Sendable {
    /// The value of that name.
    public static let automatic = Visibility()
    /// The value of that name.
    public static let visible = Visibility()
    /// The value of that name.
    public static let hidden = Visibility()
  }

  /// A bar.
  public struct ToolbarPlacement: Hashable, Sendable {
    /// The value of that name.
    public static let navigationBar = ToolbarPlacement()
    /// The value of that name.
    public static let tabBar = ToolbarPlacement()
    /// The value of that name.
    public static let bottomBar = ToolbarPlacement()
    /// The value of that name.
    public static let automatic = ToolbarPlacement()
  }

  /// Why a placeholder is seen.
  public struct RedactionReasons: Hashable, Sendable {
    /// The value of that name.
    public static let placeholder = RedactionReasons()
  }

  /// Whether a text can be selected.
  public struct TextSelectability: Hashable, Sendable {
    /// The value of that name.
    public static let enabled = TextSelectability()
    /// The value of that name.
    public static let disabled = TextSelectability()
  }
#endif
