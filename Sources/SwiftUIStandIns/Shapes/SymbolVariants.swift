#if os(Linux) || os(macOS)
  /// The variant of SF Symbols images.
  public struct SymbolVariants: Hashable, Sendable {
    /// No variant.
    public static let none = SymbolVariants()
    /// The fill variant.
    public static let fill = SymbolVariants()
    /// The circle variant.
    public static let circle = SymbolVariants()
    /// The slash variant.
    public static let slash = SymbolVariants()
  }
#endif
