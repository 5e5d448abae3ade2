#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a search controller.
  open class UISearchController: UIViewController {
    /// The search bar.
    public let searchBar = UISearchBar()
    /// The object that updates the results; held weakly.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Whether the content is dimmed during a search.
    open var obscuresBackgroundDuringPresentation = true
    /// Whether the navigation bar hides during a search.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether a search is active.
    open var isActive = false
    /// The delegate; held weakly.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// The view controller that shows the results.
    public private(set) var searchResultsController: UIViewController?
    /// Whether the button for ending the search appears by itself.
    open var automaticallyShowsCancelButton = true
    /// Whether the scopes appear by themselves.
    open var automaticallyShowsScopeBar = true
    /// Whether the view controller of the results is visible.
    open var showsSearchResultsController = false
    /// Whether that view controller appears by itself.
    open var automaticallyShowsSearchResultsController = true
    /// What the user is offered.
    open var searchSuggestions: [any UISearchSuggestion]?
    /// When the scopes are visible.
    open var scopeBarActivation = ScopeBarActivation.automatic
    /// When scopes are visible.
    public enum ScopeBarActivation: Int, Sendable {
      /// When they are visible.
      case automatic = 0, manual, onTextEntry, onSearchActivation
    }
    /// Creates a view controller.
    public init(searchResultsController: UIViewController?) {
      self.searchResultsController = searchResultsController
      super.init(nibName: nil, bundle: nil)
    }
    /// Creates a view controller from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// An object that updates search results.
  @preconcurrency @MainActor
  public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Called when the search text changes.
    func updateSearchResults(for searchController: UISearchController)
  }

  /// The delegate of a search controller, which is not called: nobody searches.
  @preconcurrency @MainActor
  public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called before the search is shown.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called when the search is shown.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called before the search ends.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called when the search has ended.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Called to show the search.
    func presentSearchController(_ searchController: UISearchController)
  }

  extension UISearchControllerDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// The default implementation, for an app that does not implement the method.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// The default implementation, for an app that does not implement the method.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// The default implementation, for an app that does not implement the method.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// The default implementation, for an app that does not implement the method.
    public func presentSearchController(_ searchController: UISearchController) {}
  }
#endif
