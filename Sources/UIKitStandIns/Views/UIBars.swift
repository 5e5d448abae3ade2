#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for what a bar shows of a screen.
  @preconcurrency @MainActor
  open class UINavigationItem: NSObject {
    /// How large the title is.
    public enum LargeTitleDisplayMode: Int, Sendable {
      /// As before.
      case automatic = 0
      /// Large.
      case always = 1
      /// Small.
      case never = 2
    }
    /// The title.
    open var title: String?
    /// A view in place of the title.
    open var titleView: UIView?
    /// The left button.
    open var leftBarButtonItem: UIBarButtonItem?
    /// The right button.
    open var rightBarButtonItem: UIBarButtonItem?
    /// The right buttons.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// The button that goes back.
    open var backBarButtonItem: UIBarButtonItem?
    /// How large the title is.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// Whether the button that goes back is hidden.
    open var hidesBackButton = false
    /// The buttons at the left.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// What the way back to it says.
    open var backButtonTitle: String?
    /// What stands above the title.
    open var prompt: String?
    /// Where the user looks for something.
    open var searchController: UISearchController?
    /// Whether the field goes away.
    open var hidesSearchBarWhenScrolling = true
    /// Sets the button at the right.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the button at the left.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  }

  /// Stands in for a button in a bar.
  @preconcurrency @MainActor
  open class UIBarButtonItem: NSObject {
    /// What a button looks like.
    public enum Style: Int, Sendable {
      /// The default.
      case plain = 0
      /// The last one.
      case done = 2
    }
    /// A button of the system's.
    public enum SystemItem: Int, Sendable {
      /// It ends.
      case done = 0
      /// It goes back.
      case cancel = 1
      /// The button of that name.
      case edit, save, add
      /// The space of that name.
      case flexibleSpace, fixedSpace
      /// The button of that name.
      case compose, reply
      /// It shares.
      case action = 9
      /// The button of that name.
      case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
      /// It closes.
      case close = 24
    }
    /// The title of the button.
    open var title: String?
    /// Whether it can be tapped.
    open var isEnabled = true
    /// The action.
    open var primaryAction: UIAction?
    /// The image.
    open var image: UIImage?
    /// Its view.
    open var customView: UIView?
    /// The colour.
    open var tintColor: UIColor?
    /// Its menu.
    open var menu: UIMenu?
    /// Shows a view in a bar.
    public convenience init(customView: UIView) {
      self.init()
      self.customView = customView
    }
    /// Creates a button with a menu.
    public convenience init(title: String? = nil, image: UIImage? = nil, menu: UIMenu?) {
      self.init()
      (self.title, self.image, self.menu) = (title, image, menu)
    }
    /// Creates a button.
    public override init() { super.init() }
    /// Creates a button.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
      self.init()
      self.title = title
      self.primaryAction = primaryAction
    }
    /// Creates a button.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
      self.init()
      (self.primaryAction, self.menu) = (primaryAction, menu)
    }
    /// Space that becomes as wide as it can.
    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
    /// Space.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { UIBarButtonItem() }
    /// What it looks like.
    open var style = Style.plain
    /// How wide it is.
    open var width: CGFloat = 0
    /// A number by which the app finds it.
    open var tag = 0
    /// Sets how its title looks.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}

    // MARK: Targets

    /// What gets its message, held weakly; nil for the first object in the responder chain that understands it.
    open weak var target: AnyObject?
    /// The method of the message, which may take the button.
    open var action: Selector?
    /// Creates a button of the system's.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
      self.init()
      (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }
    /// Creates a button with a text.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
      self.init(barButtonSystemItem: .action, target: target, action: action)
      (self.title, self.style) = (title, style)
    }
    /// Creates a button with a picture.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
      self.init(barButtonSystemItem: .action, target: target, action: action)
      (self.image, self.style) = (image, style)
    }
  }

  /// Stands in for what a tab says.
  @preconcurrency @MainActor
  open class UITabBarItem: NSObject {
    /// The text.
    open var title: String?
    /// The image.
    open var image: UIImage?
    /// The text in a corner.
    open var badgeValue: String?
    /// A number by which the app finds it.
    open var tag = 0
    /// The picture while the tab is shown.
    open var selectedImage: UIImage?
    /// The space around the picture.
    open var imageInsets = UIEdgeInsets.zero
    /// The colour of the text in a corner.
    open var badgeColor: UIColor?
    /// Whether it can be tapped.
    open var isEnabled = true
    /// How it looks.
    open var standardAppearance: UITabBarAppearance?
    /// How it looks above the end.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// Sets how its title looks.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    /// Creates a tab.
    public override init() { super.init() }
    /// Creates a tab.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
      self.init()
      (self.title, self.image, self.tag) = (title, image, tag)
    }
    /// Creates a tab.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
      self.init()
      (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }
  }

  /// Stands in for the bar above screens.
  open class UINavigationBar: UIView {
    /// Whether titles are large.
    open var prefersLargeTitles = false
    /// The bar's colour.
    open var barTintColor: UIColor?
    /// Whether what is below shines through.
    open var isTranslucent = true
    /// What the bar looks like.
    open var standardAppearance = UINavigationBarAppearance()
    /// What the bar looks like over the upper end of its content.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// How it looks where the screen is low.
    open var compactAppearance: UINavigationBarAppearance?
    /// How titles look.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// How large titles look.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// What is behind it.
    open var shadowImage: UIImage?
    /// The picture of the way back.
    open var backIndicatorImage: UIImage?
    /// The item that is seen.
    open var topItem: UINavigationItem? { nil }
    /// Sets what is behind it.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  }

  /// Stands in for the bar below screens.
  open class UITabBar: UIView {
    /// The bar's colour.
    open var barTintColor: UIColor?
    /// The colour of the tabs that are not shown.
    open var unselectedItemTintColor: UIColor?
    /// Whether what is behind shines through.
    open var isTranslucent = true
    /// How it looks.
    open var standardAppearance = UITabBarAppearance()
    /// How it looks above the end.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// The tabs.
    open var items: [UITabBarItem]?
  }

  /// Stands in for a bar with buttons.
  open class UIToolbar: UIView {
    /// The buttons.
    open var items: [UIBarButtonItem]?
    /// Whether one sees through it.
    open var isTranslucent = true
    /// The colour of the bar.
    open var barTintColor: UIColor?
    /// Shows other buttons.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  }
#endif
