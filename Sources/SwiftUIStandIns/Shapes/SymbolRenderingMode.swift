#if os(Linux) || os(macOS)
  /// The rendering mode of SF Symbols images.
  public struct SymbolRenderingMode: Hashable, Sendable {
    /// The monochrome rendering mode.
    public static let monochrome = SymbolRenderingMode()
    /// The hierarchical rendering mode.
    public static let hierarchical = SymbolRenderingMode()
    /// The palette rendering mode.
    public static let palette = SymbolRenderingMode()
    /// The multicolor rendering mode.
    public static let multicolor = SymbolRenderingMode()
  }
#endif
