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
#endif
