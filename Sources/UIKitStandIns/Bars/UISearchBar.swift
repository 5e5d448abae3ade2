#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a search bar.
  open class UISearchBar: UIView {
    /// The style of a search bar.
    public enum Style: UInt, Sendable {
      /// The default style.
      case `default` = 0
      /// A prominent search field.
      case prominent = 1
      /// A minimal search field.
      case minimal = 2
    }
    /// The text.
    open var text: String?
    /// The placeholder text.
    open var placeholder: String?
    /// The style.
    open var searchBarStyle = Style.default
    /// The style of the bar.
    open var barStyle = UIBarStyle.default
    /// The titles of the scopes.
    open var scopeButtonTitles: [String]?
    /// The index of the selected scope.
    open var selectedScopeButtonIndex = 0
    /// Whether the scopes are visible.
    open var showsScopeBar = false
    /// Whether the button for bookmarks is visible.
    open var showsBookmarkButton = false
    /// The line of text above the field.
    open var prompt: String?
    /// Whether the bar is translucent.
    open var isTranslucent = true
    /// The image of the background.
    open var backgroundImage: UIImage?
    /// The keyboard type.
    open var keyboardType = UIKeyboardType.default
    /// When the keyboard capitalizes letters.
    open var autocapitalizationType = UITextAutocapitalizationType.none
    /// Whether the keyboard corrects words.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// The label of the return key.
    open var returnKeyType = UIReturnKeyType.search
    /// An icon in a search bar.
    public enum Icon: Int, Sendable {
      /// An icon.
      case search, clear, bookmark, resultsList
    }
    /// Sets an icon for a state. Has no effect.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
    /// Moves an icon. Has no effect.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
    /// Sets the background image of the field for a state. Has no effect.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {}
    /// Whether the cancel button is visible.
    open var showsCancelButton = false
    /// The bar's tint colour.
    open var barTintColor: UIColor?
    /// The delegate; held weakly.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The search field.
    open lazy var searchTextField = UITextField()
    /// Shows or hides the cancel button.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
      self.showsCancelButton = showsCancelButton
    }
  }

  /// The delegate of a search bar.
  @preconcurrency @MainActor
  public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Called when the text changes.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Called when the user taps the search button.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called when the user taps the cancel button.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Called when editing begins.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Called when editing ends.
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

  /// Something that a search field offers. Nobody chooses it.
  @preconcurrency @MainActor
  public protocol UISearchSuggestion: NSObjectProtocol {
    /// The text.
    var localizedSuggestion: String? { get }
  }

  /// A text that a search field offers.
  @preconcurrency @MainActor
  open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    /// The text.
    public let localizedSuggestion: String?
    /// What the app knows of the text.
    open var representedObject: Any?
    /// Creates a text.
    public init(localizedSuggestion: String?, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
      self.localizedSuggestion = localizedSuggestion
    }
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
