#if os(Linux) || os(macOS)
  /// Where scrolling comes to rest.
  public struct ScrollTargetBehavior: Hashable, Sendable {
    /// At pages.
    public static let paging = ScrollTargetBehavior()
    /// At views.
    public static let viewAligned = ScrollTargetBehavior()
  }
#endif
