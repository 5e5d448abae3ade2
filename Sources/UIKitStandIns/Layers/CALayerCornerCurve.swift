#if os(Linux) || os(macOS)
  /// The curve of a layer's corners.
  public struct CALayerCornerCurve: Hashable, Sendable {
    /// Circular.
    public static let circular = CALayerCornerCurve()
    /// Continuous.
    public static let continuous = CALayerCornerCurve()
  }
#endif
