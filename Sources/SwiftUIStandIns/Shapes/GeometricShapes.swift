#if os(Linux) || os(macOS)
  import Foundation
  import UIKitStandIns

  // Nothing is drawn: shapes exist so that code with them compiles.
  extension Shape {
    /// Fills the shape.
    public func fill(_ style: some ShapeStyle) -> some View { self }
    /// Fills the shape with the foreground style.
    public func fill() -> some View { self }
    /// Strokes the shape's outline.
    public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View { self }
    /// Strokes the shape's outline.
    public func stroke(_ style: some ShapeStyle, style line: StrokeStyle) -> some View { self }
    /// Strokes the shape's outline with the foreground style.
    public func stroke(lineWidth: CGFloat = 1) -> Self { self }
    /// Strokes the shape's outline with the foreground style.
    public func stroke(style: StrokeStyle) -> Self { self }
    /// Strokes the shape's inner border.
    public func strokeBorder(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View { self }
    /// Trims the shape's outline.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> Self { self }
    /// Insets the shape.
    public func inset(by amount: CGFloat) -> Self { self }
  }

  /// The style of a stroke.
  public struct StrokeStyle: Sendable {
    /// Creates a stroke style.
    public init(
      lineWidth: CGFloat = 1, lineCap: UIKitStandIns.CGLineCap = .butt, lineJoin: UIKitStandIns.CGLineJoin = .miter,
      miterLimit: CGFloat = 10,
      dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {}
  }

  /// The style of rounded corners.
  public enum RoundedCornerStyle: Sendable {
    /// Circular corners.
    case circular
    /// Continuous corners.
    case continuous
  }

  /// A rectangle.
  public struct Rectangle: Shape, ContentlessView {
    /// Creates a shape.
    public init() {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A circle.
  public struct Circle: Shape, ContentlessView {
    /// Creates a shape.
    public init() {}
    func evaluate(_ context: ViewContext) {}
  }

  /// An ellipse.
  public struct Ellipse: Shape, ContentlessView {
    /// Creates a shape.
    public init() {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A capsule.
  public struct Capsule: Shape, ContentlessView {
    /// Creates a shape.
    public init(style: RoundedCornerStyle = .continuous) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A rounded rectangle.
  public struct RoundedRectangle: Shape, ContentlessView {
    /// Creates a shape.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
    /// Creates a shape.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
    func evaluate(_ context: ViewContext) {}
  }

  extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
  }

  extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
  }

  extension Shape where Self == Capsule {
    /// A capsule.
    public static var capsule: Capsule { Capsule() }
  }
#endif
