#if os(Linux) || os(macOS)
  import UIKitStandIns

  /// The visibility of an element.
  public struct Visibility: Hashable, Sendable {
    /// Automatic.
    public static let automatic = Visibility()
    /// Visible.
    public static let visible = Visibility()
    /// Hidden.
    public static let hidden = Visibility()
  }
#endif
