#if os(Linux) || os(macOS)
  import Foundation
  import UIKitStandIns

  /// A view in which an app draws. Nothing is drawn, so its code is not called.
  public struct Canvas<Symbols: View>: View, ContentlessView {
    /// Creates a view with symbols.
    public init(
      opaque: Bool = false, rendersAsynchronously: Bool = false,
      renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {}

    func evaluate(_ context: ViewContext) {}
  }

  extension Canvas where Symbols == EmptyView {
    /// Creates a view.
    public init(
      opaque: Bool = false, rendersAsynchronously: Bool = false,
      renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {}
  }

  /// Where an app draws.
  public struct GraphicsContext {
    /// What a shape is filled or drawn with.
    public struct Shading: Sendable {
      /// The colour of the foreground.
      public static let foreground = Shading()
      /// Returns a colour.
      public static func color(_ color: Color) -> Shading { Shading() }
      /// Returns a colour.
      public static func color(red: Double, green: Double, blue: Double, opacity: Double = 1) -> Shading { Shading() }
      /// Returns a style.
      public static func style(_ style: some ShapeStyle) -> Shading { Shading() }
      /// Returns a gradient along a line.
      public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
        Shading()
      }
      /// Returns a gradient around a point.
      public static func radialGradient(
        _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
      ) -> Shading { Shading() }
      /// Returns a gradient around a point.
      public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero) -> Shading {
        Shading()
      }
    }

    /// An effect on what is drawn.
    public struct Filter: Sendable {
      /// Returns a blur.
      public static func blur(radius: CGFloat) -> Filter { Filter() }
      /// Returns a shadow.
      public static func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Filter {
        Filter()
      }
      /// Returns less colour.
      public static func saturation(_ amount: Double) -> Filter { Filter() }
      /// Returns more light.
      public static func brightness(_ amount: Double) -> Filter { Filter() }
    }

    /// A text that is ready to be drawn.
    public struct ResolvedText {
      /// The colour.
      public var shading = Shading.foreground
      /// Returns the size of the text.
      public func measure(in size: CGSize) -> CGSize { .zero }
    }

    /// A picture that is ready to be drawn.
    public struct ResolvedImage {
      /// The size of the picture.
      public let size = CGSize.zero
      /// The colour.
      public var shading: Shading?
    }

    /// A view that is ready to be drawn.
    public struct ResolvedSymbol {
      /// The size of the view.
      public let size = CGSize.zero
    }

    /// The opacity.
    public var opacity = 1.0
    /// How colours are mixed.
    public var blendMode = BlendMode.normal
    /// The environment.
    public let environment = EnvironmentValues()

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
    /// Draws a path.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
    /// Draws a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
    /// Draws a text.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
    /// Draws a text.
    public func draw(_ text: Text, in rect: CGRect) {}
    /// Draws a text.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
    /// Draws a picture.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
    /// Draws a picture.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
    /// Draws a picture.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
    /// Draws a view.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
    /// Returns a text that is ready to be drawn.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
    /// Returns a picture that is ready to be drawn.
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
    /// Returns a view that is ready to be drawn: none.
    public func resolveSymbol<Identity: Hashable>(id: Identity) -> ResolvedSymbol? { nil }
    /// Moves what is drawn.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {}
    /// Scales what is drawn.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
    /// Turns what is drawn.
    public mutating func rotate(by angle: Angle) {}
    /// Draws inside a path only.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
    /// Adds an effect.
    public mutating func addFilter(_ filter: Filter) {}
    /// Draws a layer.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
      var layer = self
      try content(&layer)
    }
  }
#endif
