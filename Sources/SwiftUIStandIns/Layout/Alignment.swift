#if os(Linux) || os(macOS)
  import UIKitStandIns

  /// A horizontal alignment.
  public struct HorizontalAlignment: Hashable, Sendable {
    /// The leading alignment.
    public static let leading = HorizontalAlignment()
    /// The centre alignment.
    public static let center = HorizontalAlignment()
    /// The trailing alignment.
    public static let trailing = HorizontalAlignment()
  }

  /// A vertical alignment.
  public struct VerticalAlignment: Hashable, Sendable {
    /// The top alignment.
    public static let top = VerticalAlignment()
    /// The centre alignment.
    public static let center = VerticalAlignment()
    /// The bottom alignment.
    public static let bottom = VerticalAlignment()
    /// The first text baseline alignment.
    public static let firstTextBaseline = VerticalAlignment()
  }

  /// An alignment in both axes.
  public struct Alignment: Hashable, Sendable {
    /// The centre alignment.
    public static let center = Alignment()
    /// The leading alignment.
    public static let leading = Alignment()
    /// The trailing alignment.
    public static let trailing = Alignment()
    /// The top alignment.
    public static let top = Alignment()
    /// The bottom alignment.
    public static let bottom = Alignment()
    /// The top leading alignment.
    public static let topLeading = Alignment()
    /// The top trailing alignment.
    public static let topTrailing = Alignment()
    /// The bottom leading alignment.
    public static let bottomLeading = Alignment()
    /// The bottom trailing alignment.
    public static let bottomTrailing = Alignment()
  }
#endif
