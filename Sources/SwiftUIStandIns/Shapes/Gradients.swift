#if os(Linux) || os(macOS)
  import Foundation

  /// A gradient.
  public struct Gradient: ShapeStyle, Hashable {
    /// A colour stop.
    public struct Stop: Hashable, Sendable {
      /// The colour.
      public var color: Color
      /// The location, from 0 to 1.
      public var location: CGFloat
      /// Creates a colour stop.
      public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }
    /// The colours.
    public var stops: [Stop]
    /// Creates a gradient from colours.
    public init(colors: [Color]) { stops = colors.map { Stop(color: $0, location: 0) } }
    /// Creates a gradient from colour stops.
    public init(stops: [Stop]) { self.stops = stops }
  }

  /// A linear gradient.
  public struct LinearGradient: View, ShapeStyle, ContentlessView {
    /// Creates a linear gradient.
    public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
    /// Creates a linear gradient.
    public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
    /// Creates a linear gradient.
    public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A radial gradient.
  public struct RadialGradient: View, ShapeStyle, ContentlessView {
    /// Creates a radial gradient.
    public nonisolated init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    /// Creates a radial gradient.
    public nonisolated init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    /// Creates a radial gradient.
    public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// An angular gradient.
  public struct AngularGradient: View, ShapeStyle, ContentlessView {
    /// Creates an angular gradient.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .degrees(0)) {}
    /// Creates an angular gradient.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .degrees(0)) {}
    /// Creates an angular gradient.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
    /// Creates an angular gradient.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// An elliptical gradient.
  public struct EllipticalGradient: View, ShapeStyle, ContentlessView {
    /// Creates an elliptical gradient.
    public init(colors: [Color], center: UnitPoint = .center) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A translucent material.
  public struct Material: ShapeStyle, Hashable {
    init() {}
  }

  extension ShapeStyle where Self == LinearGradient {
    /// Returns a linear gradient.
    public static func linearGradient(
      colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
    /// Returns a linear gradient.
    public static func linearGradient(
      stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }
    /// Returns a linear gradient.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
  }

  extension ShapeStyle where Self == RadialGradient {
    /// Returns a radial gradient.
    public static func radialGradient(
      colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
      RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    /// Returns a radial gradient.
    public static func radialGradient(
      _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
      RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
  }

  extension ShapeStyle where Self == Material {
    /// The ultra thin material.
    public static var ultraThinMaterial: Material { Material() }
    /// The thin material.
    public static var thinMaterial: Material { Material() }
    /// The regular material.
    public static var regularMaterial: Material { Material() }
    /// The thick material.
    public static var thickMaterial: Material { Material() }
    /// The ultra thick material.
    public static var ultraThickMaterial: Material { Material() }
    /// The material of bars.
    public static var bar: Material { Material() }
  }

  /// A type-erased shape style.
  public struct AnyShapeStyle: ShapeStyle {
    /// Erases the type of a style.
    public init(_ style: some ShapeStyle) {}
  }

  /// A level of the foreground style.
  public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    init() {}
  }

  extension ShapeStyle {
    /// The second level of the style.
    public var secondary: some ShapeStyle { self }
    /// The third level of the style.
    public var tertiary: some ShapeStyle { self }
    /// The fourth level of the style.
    public var quaternary: some ShapeStyle { self }
    /// The fifth level of the style.
    public var quinary: some ShapeStyle { self }
  }

  extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The tertiary colour.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// The quaternary colour.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// The background colour.
    public static var background: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// The foreground colour.
    public static var foreground: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// The selection colour.
    public static var selection: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// The separator colour.
    public static var separator: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// The fill colour.
    public static var fill: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// The placeholder colour.
    public static var placeholder: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  }

  extension Color {
    /// A colour space.
    public enum RGBColorSpace: Sendable {
      /// sRGB.
      case sRGB
      /// Linear sRGB.
      case sRGBLinear
      /// Display P3.
      case displayP3
    }
    /// Creates a colour from RGB components. They are ignored.
    public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
      self.init()
    }
    /// Creates a grey. Its components are ignored.
    public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) { self.init() }
    /// Creates a colour from HSB components. They are ignored.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) { self.init() }
    /// Creates a colour from the asset catalogue. The name is ignored.
    public init(_ name: String, bundle: Bundle?) { self.init() }
    /// The gradient of the colour.
    public var gradient: Gradient { Gradient(colors: [self]) }
  }
#endif
