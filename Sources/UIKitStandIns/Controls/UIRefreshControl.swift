#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a refresh control.
  open class UIRefreshControl: UIControl {
    /// Whether a refresh is in progress.
    open private(set) var isRefreshing = false
    /// The title.
    open var attributedTitle: NSAttributedString?
    /// Starts the refresh.
    open func beginRefreshing() { isRefreshing = true }
    /// Ends the refresh.
    open func endRefreshing() { isRefreshing = false }
  }
#endif
