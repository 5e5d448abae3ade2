#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// Stands in for a navigation controller; pushing a view controller onto a visible stack is a route.
  open class UINavigationController: _StackInitializer {
    /// The delegate; held weakly.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The navigation bar.
    open lazy var navigationBar = UINavigationBar()
    /// The toolbar.
    open lazy var toolbar = UIToolbar()
    /// Whether the navigation bar is hidden.
    open var isNavigationBarHidden = false
    /// Whether the toolbar is hidden.
    open var isToolbarHidden = true
    /// Whether a swipe hides the bars.
    open var hidesBarsOnSwipe = false
    /// Whether a tap hides the bars.
    open var hidesBarsOnTap = false
    /// The swipe gesture for going back, which no user makes.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

    /// Creates a navigation controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a navigation controller with a root view controller.
    public override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
      addChild(rootViewController)
      rootViewController.didMove(toParent: self)
    }

    /// Creates a navigation controller.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
      super.init(nibName: nil, bundle: nil)
    }

    /// Creates a navigation controller from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The view controllers on the stack, from bottom to top.
    open var viewControllers: [UIViewController] {
      get { children }
      set { setViewControllers(newValue, animated: false) }
    }

    /// The view controller at the top of the stack.
    open var topViewController: UIViewController? { children.last }
    /// The visible view controller, which may be presented over the stack.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
    override var isSystemContainer: Bool { true }
    override var visibleContent: UIViewController { topViewController ?? self }

    /// The current transition.
    private var change: ScreenChange?
    /// The coordinator of the current transition; nil if there is none.
    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
      change ?? super.transitionCoordinator
    }

    /// Changes the top view controller, and tells the delegate before and afterwards.
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

    /// Pushes a view controller.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
      precondition(!children.contains(viewController), "A screen cannot be pushed twice on one stack")
      let covered = topViewController
      let isShown = isInShownWindow && covered != nil
      show(viewController, inPlaceOf: covered, animated) {
        guard isShown, let covered else { return addChild(viewController) }
        let departure = Departure(of: [covered], animated, isFirstGone: true)
        addChild(viewController)
        viewController.moving(.added) { viewController.appear(animated, inPlaceOf: departure) }
      }
      viewController.didMove(toParent: self)
    }

    /// Pops the top view controller.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
      guard children.count > 1, let top = topViewController else { return nil }
      return pop(to: children.count - 1, animated) ? top : nil
    }

    /// Pops view controllers until the given one is at the top.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
      guard let index = children.firstIndex(of: viewController) else { return nil }
      let popped = Array(children[(index + 1)...])
      return pop(to: index + 1, animated) ? popped : []
    }

    /// Pops all view controllers except the root.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
      children.first.flatMap { popToViewController($0, animated: animated) }
    }

    private func pop(to count: Int, _ animated: Bool) -> Bool {
      let popped = children[count...]
      guard let top = popped.last else { return false }
      for screen in popped { screen.willMove(toParent: nil) }
      let remove = { for screen in popped.reversed() { screen.removeFromParent() } }
      guard isInShownWindow, count > 0 else {
        remove()
        return true
      }
      let shown = children[count - 1]
      show(shown, inPlaceOf: top, animated) {
        let departure = Departure(of: [top], animated, isFirstGone: true, while: remove)
        top.moving(.removed) { shown.reappear(animated, inPlaceOf: departure) }
      }
      return true
    }

    /// Replaces the stack; a new view controller at the top of a visible stack is a route.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      let top = topViewController
      let new = viewControllers.filter { !children.contains($0) }
      let replace = { [self] in
        let gone = children.filter { !viewControllers.contains($0) }
        for screen in gone {
          screen.willMove(toParent: nil)
          screen.removeFromParent()
        }
        for screen in new { addChild(screen) }
        children = viewControllers
      }
      defer { for screen in new { screen.didMove(toParent: self) } }
      guard isInShownWindow, let shown = viewControllers.last, shown !== top else { return replace() }
      show(shown, inPlaceOf: top, animated) {
        guard let top else {
          replace()
          return shown.moving(.added) { shown.beSeen() }
        }
        let departure = Departure(of: [top], animated, isFirstGone: true)
        let appear = {
          replace()
          shown.moving(.added) { shown.appear(animated, inPlaceOf: departure) }
        }
        if viewControllers.contains(top) { appear() } else { top.moving(.removed, appear) }
      }
    }

    /// Shows or hides the navigation bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    /// Shows or hides the toolbar.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    /// Pushes a view controller.
    open override func show(_ viewController: UIViewController, sender: Any?) {
      pushViewController(viewController, animated: true)
    }
  }

  /// The delegate of a navigation controller; all methods are optional.
  @preconcurrency @MainActor
  public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Called when a view controller is about to be shown at the top.
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Called when a view controller has been shown at the top.
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    /// Returns what animates an operation; simulations do not ask for it, as screens appear and disappear at once.
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns what controls an operation while the user makes it; simulations do not ask for it.
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the supported orientations.
    func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
      -> UIInterfaceOrientationMask
  }

  extension UINavigationControllerDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// The default implementation, for an app that does not implement the method.
    public func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
  }
#endif
