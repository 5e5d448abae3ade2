#if os(Linux) || os(macOS)
  import Foundation

  // What UIKit brings with it of Core Graphics and Core Animation. Nothing is drawn, so that it keeps what it is told.

  /// How points move.
  public struct CGAffineTransform: Hashable, Sendable {
    /// The numbers of the matrix.
    public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
    /// They stay where they are.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    /// Names the numbers of the matrix.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }
    /// They stay where they are.
    public init() { self = .identity }
    /// They move.
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }
    /// They move apart.
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }
    /// They turn.
    public init(rotationAngle angle: CGFloat) {
      self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
    }
    /// Whether they stay where they are.
    public var isIdentity: Bool { self == .identity }
    /// First as another one says.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
        d: c * other.b + d * other.d, tx: tx * other.a + ty * other.c + other.tx,
        ty: tx * other.b + ty * other.d + other.ty)
    }
    /// They move before.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }
    /// They move apart before.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }
    /// They turn before.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
  }

  /// Lines.
  public final class CGPath: Hashable, Sendable {
    /// Creates a path.
    public init() {}
    /// Whether it is the same path.
    public static func == (left: CGPath, right: CGPath) -> Bool { left === right }
    /// Its identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// Stands in for lines.
  @preconcurrency @MainActor
  open class UIBezierPath: NSObject {
    /// The lines.
    open var cgPath = CGPath()
    /// How wide lines are.
    open var lineWidth: CGFloat = 1
    /// Creates lines around a rectangle.
    public convenience init(rect: CGRect) { self.init() }
    /// Creates lines around a rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init() }
    /// Creates lines around a rectangle with some round corners.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
      self.init()
    }
    /// Creates lines around an ellipse.
    public convenience init(ovalIn rect: CGRect) { self.init() }
    /// Creates a bow.
    public convenience init(
      arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) { self.init() }
    /// Goes somewhere.
    open func move(to point: CGPoint) {}
    /// Draws a line.
    open func addLine(to point: CGPoint) {}
    /// Adds a curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {}
    /// Adds a curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}
    /// Goes back to the beginning.
    open func close() {}
    /// Fills the shape.
    open func fill() {}
    /// Draws the lines.
    open func stroke() {}
  }

  /// Corners.
  public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates an option set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top left.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// At the top right.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// At the bottom left.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// At the bottom right.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All of them.
    public static let allCorners = UIRectCorner(rawValue: 15)
  }

  /// Corners of a layer.
  public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates an option set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// At the top right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// At the bottom left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// At the bottom right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  }
#endif
