#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a screen on which the user picks a colour. Nobody picks one.
  open class UIColorPickerViewController: UIViewController {
    /// The delegate; held weakly.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// The colour.
    open var selectedColor = UIColor.black
    /// Whether the colour can be transparent.
    open var supportsAlpha = true
  }

  /// The delegate of a screen for colours, which is not called.
  @preconcurrency @MainActor
  public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Called when the user has picked a colour.
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// Called when the screen is closed.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
  }

  extension UIColorPickerViewControllerDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    /// The default implementation, for an app that does not implement the method.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
  }

  /// Loads what rows need before they are visible. It is not called.
  @preconcurrency @MainActor
  public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Called before rows are visible.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Called when rows are not needed.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
  }

  extension UITableViewDataSourcePrefetching {
    /// The default implementation, for an app that does not implement the method.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
  }
#endif
