#if os(Linux) || os(macOS)
  import Foundation
  import UIKitStandIns

  // Nothing is drawn: shapes are there so that code with them compiles.
  extension Shape {
    /// Fills the shape.
    public func fill(_ style: some ShapeStyle) -> some View { self }
    /// Fills the shape with the colour of its surroundings.
    public func fill() -> some View { self }
    /// Draws its edge.
    public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View { self }
    /// Draws its edge.
    public func stroke(_ style: some ShapeStyle, style line: StrokeStyle) -> some View { self }
    /// Draws its edge with the colour of its surroundings.
    public func stroke(lineWidth: CGFloat = 1) -> Self { self }
    /// Draws its edge with the colour of its surroundings.
    public func stroke(style: StrokeStyle) -> Self { self }
    /// Draws its edge inside of it.
    public func strokeBorder(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View { self }
    /// Takes a part of its edge.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> Self { self }
    /// Makes it smaller.
    public func inset(by amount: CGFloat) -> Self { self }
  }

  /// How an edge is drawn.
  public struct StrokeStyle: Sendable {
    /// Describes an edge.
    public init(
      lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
      dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {}
  }

  /// How a line ends.
  public enum CGLineCap: Sendable {
    /// The value of that name.
    case butt
    /// The value of that name.
    case round
    /// The value of that name.
    case square
  }

  /// How lines meet.
  public enum CGLineJoin: Sendable {
    /// The value of that name.
    case miter
    /// The value of that name.
    case round
    /// The value of that name.
    case bevel
  }

  /// How corners are rounded.
  public enum RoundedCornerStyle: Sendable {
    /// The value of that name.
    case circular
    /// The value of that name.
    case continuous
  }

  /// A shape.
  public struct Rectangle: Shape, PrimitiveView {
    /// Creates a shape.
    public init() {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A shape.
  public struct Circle: Shape, PrimitiveView {
    /// Creates a shape.
    public init() {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A shape.
  public struct Ellipse: Shape, PrimitiveView {
    /// Creates a shape.
    public init() {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A shape.
  public struct Capsule: Shape, PrimitiveView {
    /// Creates a shape.
    public init(style: RoundedCornerStyle = .continuous) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A shape.
  public struct RoundedRectangle: Shape, PrimitiveView {
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
