#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a navigation item: what a navigation bar shows for a view controller.
  @preconcurrency @MainActor
  open class UINavigationItem: NSObject {
    /// When the title is large.
    public enum LargeTitleDisplayMode: Int, Sendable {
      /// As for the previous item.
      case automatic = 0
      /// Always large.
      case always = 1
      /// Never large.
      case never = 2
    }
    /// Creates an item.
    public override init() { super.init() }
    /// Creates an item with a title.
    public convenience init(title: String) {
      self.init()
      self.title = title
    }
    /// The title.
    open var title: String?
    /// Whether the buttons at the left stand beside the back button.
    open var leftItemsSupplementBackButton = false
    /// What the back button does instead of going back.
    open var backAction: UIAction?
    /// The appearance of the bar.
    open var standardAppearance: UINavigationBarAppearance?
    /// The appearance of the bar at compact height.
    open var compactAppearance: UINavigationBarAppearance?
    /// The appearance of the bar while the content is scrolled to its edge.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// Shows or hides the back button.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    /// Sets the buttons at the left.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the buttons at the right.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// The view that replaces the title.
    open var titleView: UIView?
    /// The first button at the left.
    open var leftBarButtonItem: UIBarButtonItem?
    /// The first button at the right.
    open var rightBarButtonItem: UIBarButtonItem?
    /// The buttons at the right.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// The back button that the next view controller shows.
    open var backBarButtonItem: UIBarButtonItem?
    /// When the title is large.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// Whether the back button is hidden.
    open var hidesBackButton = false
    /// The buttons at the left.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The title of the back button that the next view controller shows.
    open var backButtonTitle: String?
    /// What the back button shows.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// What a back button shows.
    public enum BackButtonDisplayMode: Int, Sendable {
      /// A display mode.
      case `default`, generic, minimal
    }
    /// The appearance of the bar at compact height while the content is scrolled to its edge.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// The text below the title.
    open var subtitle: String?
    /// The large title.
    open var largeTitle: String?
    /// How the items are arranged.
    open var style = ItemStyle.navigator
    /// Where the search bar is.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    /// Returns the menu of the title. It is not called.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    /// How items are arranged.
    public enum ItemStyle: Int, Sendable {
      /// A way to arrange them.
      case navigator = 0, browser, editor
    }
    /// Where a search bar is.
    public enum SearchBarPlacement: Int, Sendable {
      /// A place.
      case automatic = 0, inline, stacked, integrated
    }
    /// The line of text above the title.
    open var prompt: String?
    /// The search controller.
    open var searchController: UISearchController?
    /// Whether the search bar hides while the user scrolls.
    open var hidesSearchBarWhenScrolling = true
    /// Sets the button at the right.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the button at the left.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  }

  /// Stands in for a bar button item.
  @preconcurrency @MainActor
  open class UIBarButtonItem: NSObject {
    /// The style of a bar button item.
    public enum Style: Int, Sendable {
      /// The default style.
      case plain = 0
      /// The style of a button that completes a task.
      case done = 2
    }
    /// A system button.
    public enum SystemItem: Int, Sendable {
      /// The Done button.
      case done = 0
      /// The Cancel button.
      case cancel = 1
      /// A system button.
      case edit, save, add
      /// A system space.
      case flexibleSpace, fixedSpace
      /// A system button.
      case compose, reply
      /// The share button.
      case action = 9
      /// A system button.
      case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
      /// The Close button.
      case close = 24
    }
    /// The title.
    open var title: String?
    /// Whether the button is enabled.
    open var isEnabled = true
    /// The action that the button performs.
    open var primaryAction: UIAction?
    /// The image.
    open var image: UIImage?
    /// The custom view.
    open var customView: UIView?
    /// The tint colour.
    open var tintColor: UIColor?
    /// The menu.
    open var menu: UIMenu?
    /// Creates an item with a custom view.
    public convenience init(customView: UIView) {
      self.init()
      self.customView = customView
    }
    /// Whether the button is hidden.
    open var isHidden = false
    /// Whether the button is selected.
    open var isSelected = false
    /// The titles that the button may have.
    open var possibleTitles: Set<String>?
    /// The image at compact height.
    open var landscapeImagePhone: UIImage?
    /// The insets of the image.
    open var imageInsets = UIEdgeInsets.zero
    /// The accessibility label.
    open var accessibilityLabel: String?
    /// The accessibility hint.
    open var accessibilityHint: String?
    /// The identifier by which UI tests find the button.
    open var accessibilityIdentifier: String?
    /// Creates a button with an action and a menu.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?, menu: UIMenu?) {
      self.init(title: title, image: image, menu: menu)
      self.primaryAction = primaryAction
    }
    /// Creates a button with a menu.
    public convenience init(title: String? = nil, image: UIImage? = nil, menu: UIMenu?) {
      self.init()
      (self.title, self.image, self.menu) = (title, image, menu)
    }
    /// Creates a button.
    public override init() { super.init() }
    /// Creates a button from a storyboard.
    public required init?(coder: NSCoder) { super.init() }
    /// Creates a button with an action.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
      self.init()
      self.title = title
      self.primaryAction = primaryAction
    }
    /// Creates a system button.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
      self.init()
      (self.primaryAction, self.menu) = (primaryAction, menu)
    }
    /// Returns a flexible space.
    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
    /// Returns a space with a fixed width.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { UIBarButtonItem() }
    /// The style.
    open var style = Style.plain
    /// The width.
    open var width: CGFloat = 0
    /// An integer by which the app finds the item.
    open var tag = 0
    /// Sets the text attributes of the title for a state. Has no effect.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}

    // MARK: Targets

    /// The target, held weakly; nil for the first responder in the chain that implements the method.
    open weak var target: AnyObject?
    /// The method that the button calls, which may take the button.
    open var action: Selector?
    /// Creates a system button.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
      self.init()
      (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }
    /// Creates a button with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
      self.init(barButtonSystemItem: .action, target: target, action: action)
      (self.title, self.style) = (title, style)
    }
    /// Creates a button with an image.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
      self.init(barButtonSystemItem: .action, target: target, action: action)
      (self.image, self.style) = (image, style)
    }
  }

  /// Stands in for an item of a tab bar.
  @preconcurrency @MainActor
  open class UITabBarItem: NSObject {
    /// An item of the system's, with its title and image.
    public enum SystemItem: Int, Sendable {
      /// An item of the system's.
      case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
      /// An item of the system's.
      case mostViewed
    }
    /// The title.
    open var title: String?
    /// The image.
    open var image: UIImage?
    /// The text of the badge.
    open var badgeValue: String?
    /// An integer by which the app finds the item.
    open var tag = 0
    /// The image while the tab is selected.
    open var selectedImage: UIImage?
    /// The insets of the image.
    open var imageInsets = UIEdgeInsets.zero
    /// The offset of the title.
    open var titlePositionAdjustment = UIOffset.zero
    /// The image at compact height.
    open var landscapeImagePhone: UIImage?
    /// The accessibility label.
    open var accessibilityLabel: String?
    /// The identifier by which UI tests find the tab.
    open var accessibilityIdentifier: String?
    /// Sets the text attributes of the badge for a state. Has no effect.
    open func setBadgeTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    /// The colour of the badge.
    open var badgeColor: UIColor?
    /// Whether the tab is enabled.
    open var isEnabled = true
    /// The appearance.
    open var standardAppearance: UITabBarAppearance?
    /// The appearance while the content is scrolled to its edge.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// Sets the text attributes of the title for a state. Has no effect.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    /// Creates an item.
    public override init() { super.init() }
    /// Creates an item of the system's, whose title the app does not see.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
      self.init()
      self.tag = tag
    }
    /// Creates an item with a tag.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
      self.init()
      (self.title, self.image, self.tag) = (title, image, tag)
    }
    /// Creates an item with an image for its selected state.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
      self.init()
      (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }
  }
#endif
