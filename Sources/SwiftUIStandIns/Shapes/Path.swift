#if os(Linux) || os(macOS)
  import Foundation
  import UIKitStandIns

  /// A path. It has no elements, since nothing is drawn.
  public struct Path: Shape, ContentlessView, Sendable {
    /// Creates an empty path.
    public nonisolated init() {}
    /// Creates the path of a rectangle.
    public nonisolated init(_ rect: CGRect) {}
    /// Creates the path of a rounded rectangle.
    public nonisolated init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
    /// Creates the path of an ellipse.
    public nonisolated init(ellipseIn rect: CGRect) {}
    /// Creates a path that a closure draws.
    public nonisolated init(_ callback: (inout Path) -> Void) { callback(&self) }
    /// Creates a path from a Core Graphics path.
    public nonisolated init(_ path: UIKitStandIns.CGPath) {}
    func evaluate(_ context: ViewContext) {}
    /// Moves the current point. Has no effect.
    public nonisolated mutating func move(to end: CGPoint) {}
    /// Adds a line. Has no effect.
    public nonisolated mutating func addLine(to end: CGPoint) {}
    /// Adds lines. Has no effect.
    public nonisolated mutating func addLines(_ lines: [CGPoint]) {}
    /// Adds a rectangle. Has no effect.
    public nonisolated mutating func addRect(_ rect: CGRect) {}
    /// Adds a rounded rectangle. Has no effect.
    public nonisolated mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {}
    /// Adds an ellipse. Has no effect.
    public nonisolated mutating func addEllipse(in rect: CGRect) {}
    /// Adds an arc. Has no effect.
    public nonisolated mutating func addArc(
      center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {}
    /// Adds a quadratic curve. Has no effect.
    public nonisolated mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {}
    /// Adds a cubic curve. Has no effect.
    public nonisolated mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
    /// Adds another path. Has no effect.
    public nonisolated mutating func addPath(_ path: Path) {}
    /// Closes the subpath. Has no effect.
    public nonisolated mutating func closeSubpath() {}
    /// Whether the path has no elements: always.
    public nonisolated var isEmpty: Bool { true }
    /// The bounding rectangle: always empty.
    public nonisolated var boundingRect: CGRect { .zero }
  }

  /// A shape that can be inset.
  public protocol InsettableShape: Shape {}

  extension Rectangle: InsettableShape {}
  extension Circle: InsettableShape {}
  extension Ellipse: InsettableShape {}
  extension Capsule: InsettableShape {}
  extension RoundedRectangle: InsettableShape {}

  /// A rectangle with a radius for each corner.
  public struct UnevenRoundedRectangle: InsettableShape, PrimitiveView {
    /// Creates a shape.
    public init(
      topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
      topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A type-erased shape.
  public struct AnyShape: Shape, ContentlessView {
    /// Erases the type of a shape.
    public init(_ shape: some Shape) {}
    func evaluate(_ context: ViewContext) {}
  }

  extension Shape where Self == RoundedRectangle {
    /// Returns a rounded rectangle.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
      RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
  }

  extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
  }
#endif
