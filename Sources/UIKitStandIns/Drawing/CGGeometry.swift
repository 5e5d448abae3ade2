#if os(Linux) || os(macOS)
  import Foundation

  // The functions of Core Graphics from before its types had methods, which Swift has again since Xcode 14.
  #if os(Linux)
    /// Creates a point.
    public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    /// Creates a size.
    public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
    /// Creates a rectangle.
    public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }
    /// Creates a vector.
    public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
    /// Returns whether two points are equal.
    public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }
    /// Returns whether two sizes are equal.
    public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }
    /// Returns whether two rectangles are equal.
    public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1 == rect2 }
    /// Returns the left edge.
    public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
    /// Returns the horizontal centre.
    public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
    /// Returns the right edge.
    public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
    /// Returns the top edge.
    public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
    /// Returns the vertical centre.
    public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
    /// Returns the bottom edge.
    public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
    /// Returns the width.
    public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
    /// Returns the height.
    public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
    /// Returns whether a rectangle is empty.
    public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
    /// Returns whether a rectangle is the null rectangle.
    public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
    /// Returns whether a rectangle is infinite.
    public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }
    /// Returns whether a rectangle contains a point.
    public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
    /// Returns whether a rectangle contains another one.
    public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.contains(rect2) }
    /// Returns whether two rectangles have a part in common.
    public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.intersects(rect2) }
    /// Returns the common part of two rectangles.
    public func CGRectIntersection(_ rect1: CGRect, _ rect2: CGRect) -> CGRect { rect1.intersection(rect2) }
    /// Returns the smallest rectangle around two.
    public func CGRectUnion(_ rect1: CGRect, _ rect2: CGRect) -> CGRect { rect1.union(rect2) }
    /// Returns a smaller rectangle with the same centre.
    public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }
    /// Returns a moved rectangle.
    public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }
    /// Returns the smallest rectangle with integers around another one.
    public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
    /// Returns an equivalent rectangle with a positive size.
    public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }
    /// The identity transform.
    public let CGAffineTransformIdentity = CGAffineTransform.identity
    /// Creates a scaling.
    public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: sx, y: sy)
    }
    /// Creates a rotation by an angle in radians.
    public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle)
    }
    /// Creates a translation.
    public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: tx, y: ty)
    }
    /// Returns whether a transform is the identity.
    public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }
    /// Returns a transform that applies one first and then another one.
    public func CGAffineTransformConcat(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> CGAffineTransform {
      t1.concatenating(t2)
    }
    /// Returns a transform with a scaling before it.
    public func CGAffineTransformScale(_ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
      t.scaledBy(x: sx, y: sy)
    }
    /// Returns a transform with a translation before it.
    public func CGAffineTransformTranslate(
      _ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat
    ) -> CGAffineTransform { t.translatedBy(x: tx, y: ty) }
    /// Returns a transform with a rotation before it.
    public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
      t.rotated(by: angle)
    }

    /// Returns the transform that undoes another one.
    public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }
    /// Returns a transformed point.
    public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint { point.applying(t) }
    /// Returns a transformed size.
    public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize { size.applying(t) }
    /// Returns the smallest rectangle around a transformed one.
    public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect { rect.applying(t) }

    /// A vector.
    public struct CGVector: Hashable, Sendable {
      /// The vector without length.
      public static let zero = CGVector()
      /// The distance to the right.
      public var dx: CGFloat
      /// The distance downwards.
      public var dy: CGFloat
      /// Creates a vector.
      public init(dx: CGFloat = 0, dy: CGFloat = 0) { (self.dx, self.dy) = (dx, dy) }
    }

    /// Returns the text of a point.
    public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSStringFromPoint(point) }
    /// Returns the text of a size.
    public func NSStringFromCGSize(_ size: CGSize) -> String { NSStringFromSize(size) }
    /// Returns the text of a rectangle.
    public func NSStringFromCGRect(_ rect: CGRect) -> String { NSStringFromRect(rect) }
  #endif

  extension CGAffineTransform {
    /// Returns the transform that undoes this one, or this one if there is none.
    public func inverted() -> CGAffineTransform {
      let area = a * d - b * c
      guard area != 0 else { return self }
      return CGAffineTransform(
        a: d / area, b: -b / area, c: -c / area, d: a / area, tx: (c * ty - d * tx) / area,
        ty: (b * tx - a * ty) / area)
    }
  }

  extension CGPoint {
    /// Returns the transformed point.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
  }

  extension CGSize {
    /// Returns the transformed size.
    public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
  }

  extension CGRect {
    /// Returns the smallest rectangle around the transformed one.
    public func applying(_ t: CGAffineTransform) -> CGRect {
      let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map { CGPoint(x: $0, y: $1).applying(t) }
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return self }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }

  /// The shape of the ends of lines.
  public enum CGLineCap: Int32, Sendable {
    /// A shape.
    case butt, round, square
  }

  /// The shape of the joints of lines.
  public enum CGLineJoin: Int32, Sendable {
    /// A shape.
    case miter, round, bevel
  }
#endif
