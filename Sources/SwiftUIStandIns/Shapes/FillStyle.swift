#if os(Linux) || os(macOS)
  /// The fill style of a shape.
  public struct FillStyle: Hashable, Sendable {
    /// Creates a style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
  }
#endif
