#if os(Linux) || os(macOS)
  import UIKitStandIns

  /// The bar that a modifier affects.
  public struct ToolbarPlacement: Hashable, Sendable {
    /// The navigation bar placement.
    public static let navigationBar = ToolbarPlacement()
    /// The tab bar placement.
    public static let tabBar = ToolbarPlacement()
    /// The bottom bar placement.
    public static let bottomBar = ToolbarPlacement()
    /// The automatic placement.
    public static let automatic = ToolbarPlacement()
  }
#endif
