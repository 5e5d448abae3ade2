#if os(Linux) || os(macOS)
  /// A Dynamic Type size.
  public enum DynamicTypeSize: Int, Comparable, CaseIterable, Sendable {
    /// A standard size.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// An accessibility size.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    /// Returns whether a size is smaller than another.
    public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.rawValue < right.rawValue }
  }
#endif
