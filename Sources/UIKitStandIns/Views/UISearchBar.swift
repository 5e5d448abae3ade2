#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a field in which the user writes what to look for.
  open class UISearchBar: UIView {
    /// What the field looks like.
    public enum Style: UInt, Sendable {
      /// The default.
      case `default` = 0
      /// It stands out.
      case prominent = 1
      /// It does not.
      case minimal = 2
    }
    /// The text.
    open var text: String?
    /// What stands there while there is no text.
    open var placeholder: String?
    /// What the field looks like.
    open var searchBarStyle = Style.default
    /// Whether there is a button to end.
    open var showsCancelButton = false
    /// The colour behind it.
    open var barTintColor: UIColor?
    /// The delegate; held weakly.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The field.
    open lazy var searchTextField = UITextField()
    /// Shows a button to end.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
      self.showsCancelButton = showsCancelButton
    }
  }

  /// What hears of what the user looks for.
  @preconcurrency @MainActor
  public protocol UISearchBarDelegate: NSObjectProtocol {
    /// The text has changed.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// The user is done.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The user does not want to look any more.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// The user begins to write.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// The user has stopped writing.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  }

  extension UISearchBarDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// The default implementation, for an app that does not implement the method.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// The default implementation, for an app that does not implement the method.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// The default implementation, for an app that does not implement the method.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// The default implementation, for an app that does not implement the method.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  }

  /// Stands in for a screen on which the user looks for something.
  open class UISearchController: UIViewController {
    /// The field.
    public let searchBar = UISearchBar()
    /// What finds something; held weakly.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Whether the screen below is darker.
    open var obscuresBackgroundDuringPresentation = true
    /// Whether the bar goes away.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the user is looking for something.
    open var isActive = false
    /// Creates a view controller.
    public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }
    /// Creates a screen from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// What finds something.
  @preconcurrency @MainActor
  public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The text has changed.
    func updateSearchResults(for searchController: UISearchController)
  }
#endif
