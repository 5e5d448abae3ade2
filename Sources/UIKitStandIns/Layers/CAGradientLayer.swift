#if os(Linux) || os(macOS)
  import Foundation

  /// The type of a gradient layer.
  public struct CAGradientLayerType: Hashable, Sendable {
    /// Linear.
    public static let axial = CAGradientLayerType()
    /// Radial.
    public static let radial = CAGradientLayerType()
    /// Conic.
    public static let conic = CAGradientLayerType()
  }

  /// Stands in for a gradient layer.
  open class CAGradientLayer: CALayer {
    /// The colours.
    open var colors: [Any]?
    /// The locations of the colours.
    open var locations: [NSNumber]?
    /// The start point.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// The end point.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// The type of the gradient.
    open var type = CAGradientLayerType.axial
  }
#endif
