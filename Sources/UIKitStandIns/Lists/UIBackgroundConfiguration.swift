#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for the configuration of the background of a cell.
  public struct UIBackgroundConfiguration {
    /// The colour.
    public var backgroundColor: UIColor?
    /// The radius of the corners.
    public var cornerRadius: CGFloat = 0
    /// The insets around the background.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The colour of the border.
    public var strokeColor: UIColor?
    /// The width of the border.
    public var strokeWidth: CGFloat = 0
    /// The image.
    public var image: UIImage?
    /// The view.
    public var customView: UIView?
    /// Returns a clear background.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// Returns the background of a cell.
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// Returns the background of a cell of a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// Returns the background of a cell of a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  }
#endif
