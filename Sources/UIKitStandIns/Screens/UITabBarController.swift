#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// Stands in for screens beside each other; going to another one while they are seen is a route.
  open class UITabBarController: UIViewController {
    /// What hears of the screens; held weakly.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The bar.
    open lazy var tabBar = UITabBar()
    private var index = 0

    /// Creates the screens.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates the screens from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The screens.
    open var viewControllers: [UIViewController]? {
      get { children }
      set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the screens.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
      for screen in children { screen.removeFromParent() }
      for screen in viewControllers ?? [] { addChild(screen) }
      index = min(index, max(0, children.count - 1))
      if isInShownWindow { selectedViewController?.beSeen() }
    }

    /// The screen that is seen.
    open var selectedViewController: UIViewController? {
      get { children.indices.contains(index) ? children[index] : nil }
      set {
        if let newValue, let position = children.firstIndex(of: newValue) { selectedIndex = position }
      }
    }

    /// The position of the screen that is seen.
    open var selectedIndex: Int {
      get { index }
      set {
        guard newValue != index else { return }
        let covered = selectedViewController
        index = newValue
        guard isInShownWindow, let shown = selectedViewController else { return }
        covered?.viewWillDisappear(false)
        shown.appear(false)
        covered?.viewDidDisappear(false)
      }
    }

    override var visibleContent: UIViewController { selectedViewController ?? self }
  }

  /// What hears of screens beside each other; all methods are optional.
  @preconcurrency @MainActor
  public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Whether the user may go to a screen.
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// The user has gone to a screen.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  }

  extension UITabBarControllerDelegate {
    /// Stands in for an app that does not implement the method.
    public func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Stands in for an app that does not implement the method.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  }

  /// Stands in for screens of which one leads to the other.
  open class UISplitViewController: UIViewController {
    /// The screens.
    open var viewControllers: [UIViewController] {
      get { children }
      set {
        for screen in children { screen.removeFromParent() }
        for screen in newValue { addChild(screen) }
      }
    }
  }
#endif
