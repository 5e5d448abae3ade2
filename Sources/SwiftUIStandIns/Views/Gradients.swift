#if os(Linux) || os(macOS)
  import Foundation

  /// Colours that become one another.
  public struct Gradient: ShapeStyle, Hashable {
    /// A colour at a place.
    public struct Stop: Hashable, Sendable {
      /// The colour.
      public var color: Color
      /// The place, from 0 to 1.
      public var location: CGFloat
      /// Creates a colour at a place.
      public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }
    /// The colours.
    public var stops: [Stop]
    /// Creates colours that become one another.
    public init(colors: [Color]) { stops = colors.map { Stop(color: $0, location: 0) } }
    /// Creates colours that become one another.
    public init(stops: [Stop]) { self.stops = stops }
  }

  /// A linear gradient.
  public struct LinearGradient: View, ShapeStyle, PrimitiveView {
    /// Creates colours in one direction.
    public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
    /// Creates colours in one direction.
    public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
    /// Creates colours in one direction.
    public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// Colours around a point.
  public struct RadialGradient: View, ShapeStyle, PrimitiveView {
    /// Creates a gradient around a point.
    public nonisolated init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    /// Creates a gradient around a point.
    public nonisolated init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    /// Creates a gradient around a point.
    public nonisolated init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// Colours in all directions from a point.
  public struct AngularGradient: View, ShapeStyle, PrimitiveView {
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

  /// Colours around a point in the shape of the view.
  public struct EllipticalGradient: View, ShapeStyle, PrimitiveView {
    /// Creates a gradient around a point.
    public init(colors: [Color], center: UnitPoint = .center) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// Something that lets what is behind shine through.
  public struct Material: ShapeStyle, Hashable {
    init() {}
  }

  extension ShapeStyle where Self == LinearGradient {
    /// Colours in one direction.
    public static func linearGradient(
      colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
    /// Colours in one direction.
    public static func linearGradient(
      stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }
    /// Colours in one direction.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
  }

  extension ShapeStyle where Self == RadialGradient {
    /// Colours around a point.
    public static func radialGradient(
      colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
      RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
    /// Colours around a point.
    public static func radialGradient(
      _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
      RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
  }

  extension ShapeStyle where Self == Material {
    /// The material of that name.
    public static var ultraThinMaterial: Material { Material() }
    /// The material of that name.
    public static var thinMaterial: Material { Material() }
    /// The material of that name.
    public static var regularMaterial: Material { Material() }
    /// The material of that name.
    public static var thickMaterial: Material { Material() }
    /// The material of that name.
    public static var ultraThickMaterial: Material { Material() }
    /// The material of that name.
    public static var bar: Material { Material() }
  }

  /// What fills a shape, of a type that is not known any more.
  public struct AnyShapeStyle: ShapeStyle {
    /// Hides a type.
    public init(_ style: some ShapeStyle) {}
  }

  /// The colour of what is in front, or a lighter one.
  public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    init() {}
  }

  extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The colour of that name.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// The colour of that name.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// The colour of that name.
    public static var background: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// The colour of that name.
    public static var foreground: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// The colour of that name.
    public static var selection: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// The colour of that name.
    public static var separator: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// The colour of that name.
    public static var fill: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// The colour of that name.
    public static var placeholder: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  }

  extension Color {
    /// The colours of a screen.
    public enum RGBColorSpace: Sendable {
      /// Those of older screens.
      case sRGB
      /// Those of older screens, otherwise counted.
      case sRGBLinear
      /// Those of newer screens.
      case displayP3
    }
    /// Names a colour.
    public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
      self.init()
    }
    /// Names a colour.
    public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) { self.init() }
    /// Names a colour.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) { self.init() }
    /// Names a colour of the app's.
    public init(_ name: String, bundle: Bundle?) { self.init() }
    /// The colour, lighter towards the end.
    public var gradient: Gradient { Gradient(colors: [self]) }
  }
#endif
