#if os(Linux) || os(macOS)
  import Foundation
  import UIKitStandIns

  // The values that describe appearances. Nothing is drawn, so all values of a type are equal.

  /// A colour or pattern that fills shapes.
  public protocol ShapeStyle: Sendable {}
  /// A shape.
  public protocol Shape: View {}

  /// A colour.
  public struct Color: View, ShapeStyle, Shape, ContentlessView, Hashable {
    /// Creates a colour from the asset catalogue. The name is ignored.
    public init(_ name: String) {}
    /// Creates a colour from a UIKit colour, which is ignored.
    public init(_ color: UIColor) {}
    /// Creates a colour from a UIKit colour, which is ignored.
    public init(uiColor: UIColor) {}
    /// Creates a colour from RGB components. They are ignored.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {}
    /// Creates a grey. Its components are ignored.
    public init(white: Double, opacity: Double = 1) {}
    nonisolated init() {}
    func evaluate(_ context: ViewContext) {}
    /// Returns the colour with another opacity: the same colour.
    public func opacity(_ opacity: Double) -> Color { self }
    /// The black colour.
    public static let black = Color()
    /// The white colour.
    public static let white = Color()
    /// The grey colour.
    public static let gray = Color()
    /// The red colour.
    public static let red = Color()
    /// The green colour.
    public static let green = Color()
    /// The blue colour.
    public static let blue = Color()
    /// The orange colour.
    public static let orange = Color()
    /// The yellow colour.
    public static let yellow = Color()
    /// The pink colour.
    public static let pink = Color()
    /// The purple colour.
    public static let purple = Color()
    /// The primary colour.
    public static let primary = Color()
    /// The secondary colour.
    public static let secondary = Color()
    /// The clear colour.
    public static let clear = Color()
    /// The accent colour.
    public static let accentColor = Color()
    /// The mint colour.
    public static let mint = Color()
    /// The teal colour.
    public static let teal = Color()
    /// The indigo colour.
    public static let indigo = Color()
    /// The brown colour.
    public static let brown = Color()
    /// The cyan colour.
    public static let cyan = Color()
  }

  extension ShapeStyle where Self == Color {
    /// The tint colour.
    public static var tint: Color { Color() }
    /// The black colour.
    public static var black: Color { Color() }
    /// The white colour.
    public static var white: Color { Color() }
    /// The grey colour.
    public static var gray: Color { Color() }
    /// The red colour.
    public static var red: Color { Color() }
    /// The green colour.
    public static var green: Color { Color() }
    /// The blue colour.
    public static var blue: Color { Color() }
    /// The orange colour.
    public static var orange: Color { Color() }
    /// The yellow colour.
    public static var yellow: Color { Color() }
    /// The pink colour.
    public static var pink: Color { Color() }
    /// The purple colour.
    public static var purple: Color { Color() }
    /// The primary colour.
    public static var primary: Color { Color() }
    /// The secondary colour.
    public static var secondary: Color { Color() }
    /// The clear colour.
    public static var clear: Color { Color() }
    /// The accent colour.
    public static var accentColor: Color { Color() }
    /// The mint colour.
    public static var mint: Color { Color() }
    /// The teal colour.
    public static var teal: Color { Color() }
    /// The indigo colour.
    public static var indigo: Color { Color() }
    /// The brown colour.
    public static var brown: Color { Color() }
    /// The cyan colour.
    public static var cyan: Color { Color() }
  }

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

  /// A horizontal alignment.
  public struct HorizontalAlignment: Hashable, Sendable {
    /// The leading alignment.
    public static let leading = HorizontalAlignment()
    /// The centre alignment.
    public static let center = HorizontalAlignment()
    /// The trailing alignment.
    public static let trailing = HorizontalAlignment()
  }

  /// A vertical alignment.
  public struct VerticalAlignment: Hashable, Sendable {
    /// The top alignment.
    public static let top = VerticalAlignment()
    /// The centre alignment.
    public static let center = VerticalAlignment()
    /// The bottom alignment.
    public static let bottom = VerticalAlignment()
    /// The first text baseline alignment.
    public static let firstTextBaseline = VerticalAlignment()
  }

  /// An alignment in both axes.
  public struct Alignment: Hashable, Sendable {
    /// The centre alignment.
    public static let center = Alignment()
    /// The leading alignment.
    public static let leading = Alignment()
    /// The trailing alignment.
    public static let trailing = Alignment()
    /// The top alignment.
    public static let top = Alignment()
    /// The bottom alignment.
    public static let bottom = Alignment()
    /// The top leading alignment.
    public static let topLeading = Alignment()
    /// The top trailing alignment.
    public static let topTrailing = Alignment()
    /// The bottom leading alignment.
    public static let bottomLeading = Alignment()
    /// The bottom trailing alignment.
    public static let bottomTrailing = Alignment()
  }

  /// The alignment of the lines of a text.
  public struct TextAlignment: Hashable, Sendable {
    /// The leading alignment.
    public static let leading = TextAlignment()
    /// The centre alignment.
    public static let center = TextAlignment()
    /// The trailing alignment.
    public static let trailing = TextAlignment()
  }

  /// How content fits its frame.
  public struct ContentMode: Hashable, Sendable {
    /// The fit content mode.
    public static let fit = ContentMode()
    /// The fill content mode.
    public static let fill = ContentMode()
  }

  /// The visibility of an element.
  public struct Visibility: Hashable, Sendable {
    /// Automatic.
    public static let automatic = Visibility()
    /// Visible.
    public static let visible = Visibility()
    /// Hidden.
    public static let hidden = Visibility()
  }

  /// The bar that a modifier affects.
  public struct ToolbarPlacement: Hashable, Sendable {
    /// The navigation bar placement.
    public static let navigationBar = ToolbarPlacement()
    /// The tab bar placement.
    public static let tabBar = ToolbarPlacement()
    /// The bottom bar placement.
    public static let bottomBar = ToolbarPlacement()
    /// The automatic placement.
    public static let automatic = ToolbarPlacement()
  }

  /// The reasons for redacting a view.
  public struct RedactionReasons: Hashable, Sendable {
    /// The view shows placeholder content.
    public static let placeholder = RedactionReasons()
  }

  /// Whether the user can select text.
  public struct TextSelectability: Hashable, Sendable {
    /// The user can select text.
    public static let enabled = TextSelectability()
    /// The user cannot select text.
    public static let disabled = TextSelectability()
  }
#endif
