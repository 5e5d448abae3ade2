#if os(Linux) || os(macOS)
  import UIKitStandIns

  /// How content fits its frame.
  public struct ContentMode: Hashable, Sendable {
    /// The fit content mode.
    public static let fit = ContentMode()
    /// The fill content mode.
    public static let fill = ContentMode()
  }
#endif
