#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// Stands in for a screen of the app, with what has to do with which screen is seen.
  ///
  /// Showing it is what the trace calls a route: to its identifier in the storyboard, its title, or else its class.
  @preconcurrency @MainActor
  open class UIViewController: UIResponder {
    /// The title of the screen.
    open var title: String?
    /// What a storyboard calls the screen.
    open var restorationIdentifier: String?
    /// The screen that this one, or one that contains it, has presented.
    open var presentedViewController: UIViewController? { presentedScreen ?? parent?.presentedViewController }
    /// The screen that has presented this one, or one that contains it.
    open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }
    private var presentedScreen: UIViewController?
    private weak var presenter: UIViewController?
    /// The screen that contains this one.
    open internal(set) weak var parent: UIViewController?
    /// The screens that this one contains.
    open internal(set) var children: [UIViewController] = []
    /// The window whose first screen this is.
    weak var window: UIWindow?
    private var loadedView: UIView? {
      didSet {
        if oldValue !== loadedView { oldValue?.owner = nil }
        loadedView?.owner = self
      }
    }
    /// Whether the view has been put into a window.
    fileprivate var hasJoinedWindow = false
    /// Whether the screen was told that it is about to be seen, and that it is.
    fileprivate var hasBeenLoaded = false
    fileprivate var hasBeenSeen = false
    /// The screen inside this one that is seen; itself if it is no container of the system's.
    var visibleContent: UIViewController { self }
    /// Whether a screen inside this one is seen if this one is.
    func shows(_ child: UIViewController) -> Bool { visibleContent === self || visibleContent === child }

    /// How the screen is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// How the screen comes.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether the user cannot take the screen away.
    open var isModalInPresentation = false
    /// Whether the screen decides where others are presented.
    open var definesPresentationContext = false
    /// The size that the screen wants.
    open var preferredContentSize = CGSize.zero
    /// What the bar of a navigation controller shows.
    open lazy var navigationItem = UINavigationItem()
    /// What the bar of a tab controller shows.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tabBarItem: UITabBarItem! = UITabBarItem()
    /// Whether the bar of a tab controller goes away.
    open var hidesBottomBarWhenPushed = false
    /// The bar's colours.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the bar is hidden.
    open var prefersStatusBarHidden: Bool { false }
    /// How the bar goes away.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// Whether the line below the screen goes away.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Whether the screen turns.
    open var shouldAutorotate: Bool { true }
    /// How the screen comes first.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Space for bars of the app's.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    /// Which orientations the screen has.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    /// Light or dark.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// What the screen looks like.
    open var traitCollection: UITraitCollection { UITraitCollection() }
    /// The storyboard that the screen comes from.
    open internal(set) var storyboard: UIStoryboard?
    /// How sheets behave.
    open var sheetPresentationController: UISheetPresentationController? { UISheetPresentationController() }
    /// How popovers behave.
    open var popoverPresentationController: UIPopoverPresentationController? { UIPopoverPresentationController() }
    /// Asks how screens may lie, which does not change.
    open class func attemptRotationToDeviceOrientation() {}
    /// What goes on while the stack of the screen changes; nil otherwise.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { parent?.transitionCoordinator }
    /// The object that animates the screen.
    open weak var transitioningDelegate: AnyObject?
    /// The part of the view that bars do not cover, as before iOS 11.
    open var edgesForExtendedLayout = UIRectEdge.all

    /// Creates a screen.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// Creates a screen.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a screen from a storyboard, which simulations do not have: a test makes its screens itself.
    public required init?(coder: NSCoder) { super.init() }

    /// What handles an event that the screen does not handle: what contains it.
    open override var next: UIResponder? { parent?.viewIfLoaded ?? presenter ?? window }

    // MARK: The view

    /// The view, which is loaded when it is first asked for.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var view: UIView! {
      get {
        loadViewIfNeeded()
        return loadedView
      }
      set { loadedView = newValue }
    }

    /// The view, if it is loaded.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view.
    open func loadView() { loadedView = UIView() }

    /// Loads the view, unless it is there.
    open func loadViewIfNeeded() {
      guard loadedView == nil else { return }
      loadView()
      if loadedView == nil { loadedView = UIView() }
      viewDidLoad()
    }

    /// The view has been loaded.
    open func viewDidLoad() {}
    /// The screen is about to be seen.
    open func viewWillAppear(_ animated: Bool) {}
    /// The screen is about to be seen, and in its place.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The screen is seen.
    open func viewDidAppear(_ animated: Bool) {}
    /// The screen is about to be covered or taken away.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The screen is no longer seen.
    open func viewDidDisappear(_ animated: Bool) {}
    /// The view is about to be laid out; simulations do not.
    open func viewWillLayoutSubviews() {}
    /// The view was laid out; simulations do not.
    open func viewDidLayoutSubviews() {}
    /// Memory is short, which it never is.
    open func didReceiveMemoryWarning() {}
    /// The bar's colours have changed.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Whether the line below the screen goes away has changed.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// The orientations have changed.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// The screen is about to have another size, which it never has.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// The storyboard is about to go to another screen.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Whether the storyboard may go to another screen.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// What the screen looks like has changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Presenting

    /// Shows another screen over this one.
    ///
    /// As on a device, nothing is shown if this screen is in no window that is shown, or has presented another one
    /// already: UIKit says so in its log, and the trace has `notPresented`.
    open func present(_ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
      if let obstacle = obstacleToPresenting {
        AppEnvironment.current.record("notPresented", "\(viewController.screenName): \(obstacle)")
        return
      }
      // As on a device, what contains the screen presents it, unless the app wants less.
      let isInContext = [.currentContext, .overCurrentContext].contains(viewController.modalPresentationStyle)
      let presenter = isInContext && definesPresentationContext ? self : topContainer
      presenter.presentedScreen = viewController
      viewController.presenter = presenter
      viewController.appear(animated)
      completion?()
    }

    /// Takes the screen away that was presented over this one, or this one if it was presented.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
      if let presenter = presentingScreen ?? topContainer.presenter, let presented = presenter.presentedScreen {
        presented.viewWillDisappear(animated)
        presenter.presentedScreen = nil
        presented.presenter = nil
        presented.viewDidDisappear(animated)
      }
      completion?()
    }

    /// Shows another screen as the container of this one does.
    open func show(_ viewController: UIViewController, sender: Any?) {
      if let navigationController, self !== navigationController {
        navigationController.pushViewController(viewController, animated: true)
      } else {
        present(viewController, animated: true)
      }
    }

    /// Shows another screen as the container of this one does.
    open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
      present(viewController, animated: true)
    }

    /// Goes to the screen at the end of a storyboard's segue, which the test names by the segue's identifier.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
      let destination = AppEnvironment.current.screen(named: identifier)
      prepare(
        for: UIStoryboardSegue(identifier: identifier, source: self, destination: destination), sender: sender)
      show(destination, sender: sender)
    }

    // MARK: Containers

    /// The navigation controller that contains the screen.
    open var navigationController: UINavigationController? {
      parent as? UINavigationController ?? parent?.navigationController
    }

    /// The tab controller that contains the screen.
    open var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }
    /// The split view that contains the screen.
    open var splitViewController: UISplitViewController? {
      parent as? UISplitViewController ?? parent?.splitViewController
    }

    /// Puts another screen into this one.
    open func addChild(_ childController: UIViewController) {
      childController.removeFromParent()
      childController.parent = self
      children.append(childController)
    }

    /// Takes the screen out of the one that contains it.
    open func removeFromParent() {
      parent?.children.removeAll { $0 === self }
      parent = nil
    }

    /// The screen is about to be put into another one.
    open func willMove(toParent parent: UIViewController?) {}

    /// The screen was put into another one.
    open func didMove(toParent parent: UIViewController?) {
      if parent != nil, isInShownWindow { beSeen() }
    }
  }

  // MARK: What is seen

  extension UIViewController {
    /// The outermost screen that contains this one.
    private var topContainer: UIViewController { parent?.topContainer ?? self }

    /// This screen or the one that contains it and has presented another.
    private var presentingScreen: UIViewController? { presentedScreen == nil ? parent?.presentingScreen : self }

    /// The window in which the screen is shown.
    private var shownWindow: UIWindow? {
      if let window { return window.isShown ? window : nil }
      if let parent { return parent.shows(self) ? parent.shownWindow : nil }
      return presenter?.shownWindow
    }

    /// Whether the screen is in a window that is shown.
    var isInShownWindow: Bool { shownWindow != nil }

    /// The window of the screen's view: none before the screen comes, as in `viewDidLoad`.
    var windowOfView: UIWindow? { hasJoinedWindow ? shownWindow : nil }

    private var obstacleToPresenting: String? {
      if !isInShownWindow { return "the view of \(screenName) is not in the window hierarchy" }
      // Presenting from inside a container is the container's.
      if let presented = presentedViewController {
        return "\(screenName) is presenting \(presented.screenName) already"
      }
      return nil
    }

    /// The name of the screen that is seen, of this one or of those that it contains.
    var screenName: String {
      let content = visibleContent
      if content !== self { return content.screenName }
      return restorationIdentifier ?? title ?? String(describing: type(of: self))
    }

    /// The screen has come into a window that is shown: the trace has a route to it.
    func appear(_ animated: Bool) {
      load(animated)
      AppEnvironment.current.show(screenName)
      finishAppearing(animated)
    }

    /// The first screen of a window has come into it, which no trace shows: nobody went there.
    func beSeen() {
      guard !hasBeenSeen else { return }
      load(false)
      if UIKitProcess.current.isInFront { finishAppearing(false) }
    }

    private func load(_ animated: Bool) {
      for screen in seenScreens where !screen.hasBeenLoaded {
        screen.hasBeenLoaded = true
        screen.loadViewIfNeeded()
        screen.viewWillAppear(animated)
        screen.hasJoinedWindow = true
        screen.viewIsAppearing(animated)
      }
    }

    private func finishAppearing(_ animated: Bool) {
      for screen in seenScreens {
        screen.hasBeenSeen = true
        screen.viewDidAppear(animated)
      }
    }

    /// This screen and those inside it that are seen, from the outside in.
    private var seenScreens: [UIViewController] {
      let content = visibleContent
      let inside = content === self ? children : [content]
      return [self] + inside.flatMap(\.seenScreens)
    }
  }
#endif
