#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// Stands in for a stack of screens; pushing one while the stack is seen is a route.
  open class UINavigationController: UIViewController {
    /// What hears of the stack; held weakly.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The bar above the screens.
    open lazy var navigationBar = UINavigationBar()
    /// The bar below the screens.
    open lazy var toolbar = UIToolbar()
    /// Whether the bar is hidden.
    open var isNavigationBarHidden = false
    /// Whether the bar below is hidden.
    open var isToolbarHidden = true
    /// The gesture that goes back, which nobody makes.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

    /// Creates a stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a stack with one screen.
    public init(rootViewController: UIViewController) {
      super.init(nibName: nil, bundle: nil)
      addChild(rootViewController)
    }

    /// Creates a stack.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
      super.init(nibName: nil, bundle: nil)
    }

    /// Creates a stack from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The screens, the lowest first.
    open var viewControllers: [UIViewController] {
      get { children }
      set { setViewControllers(newValue, animated: false) }
    }

    /// The screen on top.
    open var topViewController: UIViewController? { children.last }
    /// The screen that is seen, which may be presented over the stack.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
    override var visibleContent: UIViewController { topViewController ?? self }

    /// The change that goes on.
    private var change: ScreenChange?
    /// What goes on while the stack changes; nil otherwise.
    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
      change ?? super.transitionCoordinator
    }

    /// Changes which screen is on top, and tells the delegate before and afterwards.
    private func show(
      _ shown: UIViewController, inPlaceOf covered: UIViewController?, _ animated: Bool, by body: () -> Void
    ) {
      let outer = change
      let change = ScreenChange(from: covered, to: shown, animated: animated)
      self.change = change
      delegate?.navigationController(self, willShow: shown, animated: animated)
      body()
      delegate?.navigationController(self, didShow: shown, animated: animated)
      self.change = outer
      change.end()
    }

    /// Puts a screen on top.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
      precondition(!children.contains(viewController), "A screen cannot be pushed twice on one stack")
      let covered = topViewController
      let isShown = isInShownWindow && covered != nil
      show(viewController, inPlaceOf: covered, animated) {
        if isShown { covered?.viewWillDisappear(animated) }
        addChild(viewController)
        if isShown {
          viewController.appear(animated)
          covered?.viewDidDisappear(animated)
        }
      }
    }

    /// Takes the top screen away.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
      guard children.count > 1, let top = topViewController else { return nil }
      return pop(to: children.count - 1, animated) ? top : nil
    }

    /// Takes screens away until one is on top.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
      guard let index = children.firstIndex(of: viewController) else { return nil }
      let popped = Array(children[(index + 1)...])
      return pop(to: index + 1, animated) ? popped : []
    }

    /// Takes all screens but the first away.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
      children.first.flatMap { popToViewController($0, animated: animated) }
    }

    private func pop(to count: Int, _ animated: Bool) -> Bool {
      let popped = children[count...]
      guard let top = popped.last else { return false }
      guard isInShownWindow, count > 0 else {
        for screen in popped.reversed() { screen.removeFromParent() }
        return true
      }
      let shown = children[count - 1]
      show(shown, inPlaceOf: top, animated) {
        top.viewWillDisappear(animated)
        for screen in popped.reversed() { screen.removeFromParent() }
        top.viewDidDisappear(animated)
        shown.viewWillAppear(animated)
        shown.viewDidAppear(animated)
      }
      return true
    }

    /// Replaces the screens; one that comes on top of the stack while it is seen is a route.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      let top = topViewController
      let replace = { [self] in
        for screen in children { screen.removeFromParent() }
        for screen in viewControllers { addChild(screen) }
      }
      guard isInShownWindow, let shown = viewControllers.last, shown !== top else { return replace() }
      show(shown, inPlaceOf: top, animated) {
        replace()
        if top == nil { shown.beSeen() } else { shown.appear(animated) }
      }
    }

    /// Shows or hides the bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    /// Shows or hides the bar below.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    /// Puts a screen on top.
    open override func show(_ viewController: UIViewController, sender: Any?) {
      pushViewController(viewController, animated: true)
    }
  }

  /// What hears of a stack of screens; all methods are optional.
  @preconcurrency @MainActor
  public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// A screen is about to come on top.
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// A screen has come on top.
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  }

  extension UINavigationControllerDelegate {
    /// Stands in for an app that does not implement the method.
    public func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Stands in for an app that does not implement the method.
    public func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
  }
#endif
