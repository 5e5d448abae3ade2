#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a Bézier path.
  @preconcurrency @MainActor
  open class UIBezierPath: NSObject {
    /// The Core Graphics path.
    open var cgPath = CGPath()
    /// The width of lines.
    open var lineWidth: CGFloat = 1
    /// Creates the path of a rectangle.
    public convenience init(rect: CGRect) { self.init() }
    /// Creates the path of a rounded rectangle.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init() }
    /// Creates the path of a rectangle with some rounded corners.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
      self.init()
    }
    /// Creates the path of an ellipse.
    public convenience init(ovalIn rect: CGRect) { self.init() }
    /// Creates the path of an arc.
    public convenience init(
      arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) { self.init() }
    /// Creates a path from a Core Graphics path.
    public convenience init(cgPath: CGPath) {
      self.init()
      self.cgPath = cgPath
    }
    /// The shape of the ends of lines.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of the joints of lines.
    open var lineJoinStyle = CGLineJoin.miter
    /// Whether the even-odd rule says what is inside.
    open var usesEvenOddFillRule = false
    /// Whether the path has no elements: always true, because it keeps none.
    open var isEmpty: Bool { true }
    /// The bounds: always empty.
    open var bounds: CGRect { .zero }
    /// The current point: always the origin.
    open var currentPoint: CGPoint { .zero }
    /// Returns whether the path contains a point: never.
    open func contains(_ point: CGPoint) -> Bool { false }
    /// Adds an arc. Has no effect.
    open func addArc(
      withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {}
    /// Appends a path. Has no effect.
    open func append(_ bezierPath: UIBezierPath) {}
    /// Transforms the path. Has no effect.
    open func apply(_ transform: CGAffineTransform) {}
    /// Clips what is drawn next. Has no effect.
    open func addClip() {}
    /// Returns the path in the other direction: the same object.
    open func reversing() -> UIBezierPath { self }
    /// Removes all elements.
    open func removeAllPoints() {}
    /// Sets the pattern of lines. Has no effect.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
    /// Moves the current point. Has no effect.
    open func move(to point: CGPoint) {}
    /// Adds a line. Has no effect.
    open func addLine(to point: CGPoint) {}
    /// Adds a quadratic curve. Has no effect.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {}
    /// Adds a cubic curve. Has no effect.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}
    /// Closes the subpath. Has no effect.
    open func close() {}
    /// Fills the path. Has no effect.
    open func fill() {}
    /// Draws the path's outline. Has no effect.
    open func stroke() {}
  }

  /// A set of a rectangle's corners.
  public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates an option set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All corners.
    public static let allCorners = UIRectCorner(rawValue: 15)
  }
#endif
