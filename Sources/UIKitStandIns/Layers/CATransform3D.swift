#if os(Linux) || os(macOS)
  import Foundation

  /// How the content of a layer fits.
  public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The raw name.
    public let rawValue: String
    /// Creates a gravity from its raw name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Stretched.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to fit.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to fill.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    /// In the centre.
    public static let center = CALayerContentsGravity(rawValue: "center")
  }

  /// A transform in space.
  public struct CATransform3D: Hashable, Sendable {
    /// The elements of the matrix.
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
    /// The elements of the matrix.
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
    /// The elements of the matrix.
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
    /// The elements of the matrix.
    public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1
    /// Creates the identity transform.
    public init() {}
  }

  /// The identity transform.
  public let CATransform3DIdentity = CATransform3D()
  /// Creates a translation.
  public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var transform = CATransform3D()
    (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
    return transform
  }
  /// Creates a scaling.
  public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var transform = CATransform3D()
    (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
    return transform
  }
  /// Creates a rotation by an angle in radians around an axis of length 1.
  public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    let (c, s, u) = (cos(angle), sin(angle), 1 - cos(angle))
    var transform = CATransform3D()
    (transform.m11, transform.m12, transform.m13) = (u * x * x + c, u * x * y + s * z, u * x * z - s * y)
    (transform.m21, transform.m22, transform.m23) = (u * x * y - s * z, u * y * y + c, u * y * z + s * x)
    (transform.m31, transform.m32, transform.m33) = (u * x * z + s * y, u * y * z - s * x, u * z * z + c)
    return transform
  }
  /// Returns whether a transform is the identity.
  public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
#endif
