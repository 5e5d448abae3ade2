#if os(Linux) || os(macOS)
  import UIKitStandIns

  /// The alignment of the lines of a text.
  public struct TextAlignment: Hashable, Sendable {
    /// The leading alignment.
    public static let leading = TextAlignment()
    /// The centre alignment.
    public static let center = TextAlignment()
    /// The trailing alignment.
    public static let trailing = TextAlignment()
  }
#endif
