#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// Stands in for a tab bar controller; switching tabs while it is visible is a route.
  open class UITabBarController: UIViewController, UITabBarDelegate {
    /// Tells that the user selected an item. A simulation does not call it, because nobody taps one.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    /// The delegate; held weakly.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The tab bar.
    open lazy var tabBar = UITabBar()
    /// How the tabs are shown.
    open var mode = Mode.automatic
    var heldTabs: [UITab] = []
    lazy var heldMoreController = UINavigationController()
    private var index = 0

    /// Creates a tab bar controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a tab bar controller from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The view controllers of the tabs.
    open var viewControllers: [UIViewController]? {
      get { children }
      set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the view controllers of the tabs.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
      for screen in children { screen.removeFromParent() }
      for screen in viewControllers ?? [] { addChild(screen) }
      index = min(index, max(0, children.count - 1))
      if isInShownWindow { selectedViewController?.beSeen() }
    }

    /// The selected view controller.
    open var selectedViewController: UIViewController? {
      get { children.indices.contains(index) ? children[index] : nil }
      set {
        if let newValue, let position = children.firstIndex(of: newValue) { selectedIndex = position }
      }
    }

    /// The index of the selected tab.
    open var selectedIndex: Int {
      get { index }
      set {
        guard newValue != index else { return }
        let covered = selectedViewController
        index = newValue
        guard isInShownWindow, let shown = selectedViewController else { return }
        guard let covered else { return shown.appear(false) }
        covered.disappear(false) { shown.appear(false) }
      }
    }

    override var isSystemContainer: Bool { true }
    override var visibleContent: UIViewController { selectedViewController ?? self }
  }

  /// The delegate of a tab bar controller; all methods are optional.
  @preconcurrency @MainActor
  public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Returns whether the user may select a tab.
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// Called when the user has selected a tab.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  }

  extension UITabBarControllerDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// The default implementation, for an app that does not implement the method.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  }
#endif
