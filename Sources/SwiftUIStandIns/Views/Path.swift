#if os(Linux) || os(macOS)
  import Foundation
  import UIKitStandIns

  /// Lines, which nobody sees.
  public struct Path: Shape, PrimitiveView, Sendable {
    /// Creates a path without lines.
    public nonisolated init() {}
    /// Creates a path around a rectangle.
    public nonisolated init(_ rect: CGRect) {}
    /// Creates a path around a rectangle with round corners.
    public nonisolated init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
    /// Creates a path around an ellipse.
    public nonisolated init(ellipseIn rect: CGRect) {}
    /// Creates a path.
    public nonisolated init(_ callback: (inout Path) -> Void) { callback(&self) }
    /// Creates a path.
    public nonisolated init(_ path: CGPath) {}
    func evaluate(_ context: ViewContext) {}
    /// Goes somewhere.
    public nonisolated mutating func move(to end: CGPoint) {}
    /// Draws a line.
    public nonisolated mutating func addLine(to end: CGPoint) {}
    /// Draws lines.
    public nonisolated mutating func addLines(_ lines: [CGPoint]) {}
    /// Draws a rectangle.
    public nonisolated mutating func addRect(_ rect: CGRect) {}
    /// Draws a rectangle with round corners.
    public nonisolated mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {}
    /// Draws an ellipse.
    public nonisolated mutating func addEllipse(in rect: CGRect) {}
    /// Adds an arc.
    public nonisolated mutating func addArc(
      center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {}
    /// Adds a curve.
    public nonisolated mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {}
    /// Adds a curve.
    public nonisolated mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
    /// Draws other lines.
    public nonisolated mutating func addPath(_ path: Path) {}
    /// Goes back to the beginning.
    public nonisolated mutating func closeSubpath() {}
    /// Whether there are no lines.
    public nonisolated var isEmpty: Bool { true }
    /// Where the lines are.
    public nonisolated var boundingRect: CGRect { .zero }
  }

  /// A shape that can become smaller.
  public protocol InsettableShape: Shape {}

  extension Rectangle: InsettableShape {}
  extension Circle: InsettableShape {}
  extension Ellipse: InsettableShape {}
  extension Capsule: InsettableShape {}
  extension RoundedRectangle: InsettableShape {}

  /// A rectangle of which each corner is round in its own way.
  public struct UnevenRoundedRectangle: InsettableShape, PrimitiveView {
    /// Creates a shape.
    public init(
      topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
      topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {}
    func evaluate(_ context: ViewContext) {}
  }

  /// A shape whose type is not known any more.
  public struct AnyShape: Shape, PrimitiveView {
    /// Hides a type.
    public init(_ shape: some Shape) {}
    func evaluate(_ context: ViewContext) {}
  }

  extension Shape where Self == RoundedRectangle {
    /// A rectangle with round corners.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
      RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
  }

  extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
  }

  /// A value that moves.
  public protocol Animatable {
    /// What moves.
    associatedtype AnimatableData = Double
  }

  /// A view modifier that moves.
  public protocol AnimatableModifier: ViewModifier, Animatable {}
#endif
