#if os(Linux) || os(macOS)
  import UIKitStandIns

  /// A colour. As the values that models of any isolation have, it belongs to no actor; only its view does.
  public struct Color: ShapeStyle, Hashable {
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
    init() {}
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

  extension Color: View, Shape, ContentlessView {
    func evaluate(_ context: ViewContext) {}
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
#endif
