#if os(Linux) || os(macOS)
  import Foundation

  /// A tab, since iOS 18.
  @preconcurrency @MainActor
  open class UITab: NSObject {
    /// The title.
    open var title: String
    /// The image.
    open var image: UIImage?
    /// The identifier.
    public let identifier: String
    /// The text of the badge.
    open var badgeValue: String?
    /// The text below the title.
    open var subtitle: String?
    /// Whether the tab can be selected.
    open var isEnabled = true
    /// Whether the tab is hidden.
    open var isHidden = false
    /// What the app knows of the tab.
    open var userInfo: Any?
    /// The tab bar controller.
    open internal(set) weak var tabBarController: UITabBarController?
    private let makeScreen: ((UITab) -> UIViewController)?
    private var screen: UIViewController?

    /// Creates a tab, whose view controller is made when it is needed.
    public init(
      title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
      (self.title, self.image, self.identifier, makeScreen) = (title, image, identifier, viewControllerProvider)
    }

    /// The view controller of the tab.
    open var viewController: UIViewController? {
      if screen == nil { screen = makeScreen?(self) }
      return screen
    }
  }

  /// The tab of a search.
  open class UISearchTab: UITab {
    /// Creates a tab, whose view controller is made when it is needed.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
      self.init(title: "Search", image: nil, identifier: "search", viewControllerProvider: viewControllerProvider)
    }
  }

  /// A group of tabs, which shows the first one that is selected.
  open class UITabGroup: UITab {
    /// The tabs in the group.
    open var children: [UITab]
    /// Creates a group.
    public init(
      title: String, image: UIImage?, identifier: String, children: [UITab] = [],
      viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
      self.children = children
      super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    }
    /// The view controller of the group, or of its first tab.
    open override var viewController: UIViewController? { super.viewController ?? children.first?.viewController }
  }

  extension UITabBarController {
    /// How the tabs are shown.
    public enum Mode: Int, Sendable {
      /// A way to show them.
      case automatic = 0, tabBar, tabSidebar
    }

    /// Creates a tab bar controller with tabs.
    public convenience init(tabs: [UITab]) {
      self.init(nibName: nil, bundle: nil)
      setTabs(tabs, animated: false)
    }

    /// The tabs; empty for an app that sets view controllers.
    public var tabs: [UITab] {
      get { heldTabs }
      set { setTabs(newValue, animated: false) }
    }

    /// Replaces the tabs.
    public func setTabs(_ tabs: [UITab], animated: Bool) {
      heldTabs = tabs
      for tab in tabs { tab.tabBarController = self }
      setViewControllers(tabs.compactMap(\.viewController), animated: animated)
    }

    /// The selected tab. Another one is a route.
    public var selectedTab: UITab? {
      get { tabs.first { $0.viewController === selectedViewController } }
      set { if let screen = newValue?.viewController { selectedViewController = screen } }
    }

    /// Returns the tab with an identifier.
    public func tab(forIdentifier identifier: String) -> UITab? { tabs.first { $0.identifier == identifier } }
    /// Whether the tab bar is hidden.
    public var isTabBarHidden: Bool {
      get { tabBar.isHidden }
      set { tabBar.isHidden = newValue }
    }
    /// Shows or hides the tab bar.
    public func setTabBarHidden(_ hidden: Bool, animated: Bool) { tabBar.isHidden = hidden }
    /// The controller of the tabs that have no room: all have room, so it is never shown.
    public var moreNavigationController: UINavigationController { heldMoreController }
    /// The view controllers that the user can move.
    public var customizableViewControllers: [UIViewController]? {
      get { nil }
      set {}
    }
  }
#endif
