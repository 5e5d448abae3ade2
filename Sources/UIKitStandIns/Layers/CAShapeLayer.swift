#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a shape layer.
  open class CAShapeLayer: CALayer {
    /// The path.
    open var path: CGPath?
    /// The fill colour.
    open var fillColor: CGColor?
    /// The stroke colour.
    open var strokeColor: CGColor?
    /// The width of the stroke.
    open var lineWidth: CGFloat = 1
    /// The relative position at which the stroke starts.
    open var strokeStart: CGFloat = 0
    /// The relative position at which the stroke ends.
    open var strokeEnd: CGFloat = 1
  }
#endif
