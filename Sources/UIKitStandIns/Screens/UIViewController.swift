#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// Stands in for a view controller, with everything that determines which one is visible.
  ///
  /// The trace shows its appearance as a route to its storyboard identifier, its title, or otherwise its class.
  @preconcurrency @MainActor
  open class UIViewController: _ScreenInitializer {
    /// The title of the view controller.
    open var title: String?
    /// The identifier in a storyboard.
    open var restorationIdentifier: String?
    /// The view controller that this one, or one that contains it, has presented.
    open var presentedViewController: UIViewController? { presentedScreen ?? parent?.presentedViewController }
    /// The view controller that has presented this one, or one that contains it.
    open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }
    var presentedScreen: UIViewController?
    weak var presenter: UIViewController?
    /// The view controller that contains this one.
    open internal(set) weak var parent: UIViewController?
    /// The view controllers that this one contains.
    open internal(set) var children: [UIViewController] = []
    /// The window of which this is the root view controller.
    weak var window: UIWindow?
    private var loadedView: UIView? {
      didSet {
        if oldValue !== loadedView { oldValue?.owner = nil }
        loadedView?.owner = self
      }
    }
    /// Whether the view has been put into a window.
    var hasJoinedWindow = false
    /// Whether the view controller was told that it appears.
    var hasBeenLoaded = false
    /// Whether the view controller, and what it contains, is loaded at the moment in order to appear.
    var isComing = false
    /// Whether what it contains has moved on to another screen meanwhile.
    var hasMovedOn = false
    /// How the view controller appears or disappears at the moment; nil if it does neither.
    var movement: ScreenMovement?
    /// Whether the view controller was told that it has appeared.
    var hasBeenSeen = false
    /// Whether a view of SwiftUI shows the view controller.
    package var isAmongViews = false
    /// Whether a child has left, whose place the next one takes.
    var hasFreePlace = false
    /// Whether the view controller itself decides which child is visible, and tells the children.
    var isSystemContainer: Bool { false }
    /// The visible view controller inside this one; itself unless it is a system container.
    var visibleContent: UIViewController { self }
    /// Returns whether a child is visible if this view controller is.
    func shows(_ child: UIViewController) -> Bool { visibleContent === self || visibleContent === child }

    /// The style of the presentation.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// The transition of the presentation.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether the user cannot dismiss the view controller.
    open var isModalInPresentation = false
    /// Whether the content is being edited.
    open var isEditing: Bool {
      get { edits }
      set { setEditing(newValue, animated: false) }
    }
    private var edits = false
    /// Begins or ends editing.
    open func setEditing(_ editing: Bool, animated: Bool) { edits = editing }
    /// The button that begins and ends editing.
    open private(set) lazy var editButtonItem = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in self.map { $0.setEditing(!$0.isEditing, animated: true) } })
    /// Whether the view controller provides the context in which others are presented.
    open var definesPresentationContext = false
    /// The preferred size.
    open var preferredContentSize = CGSize.zero
    /// The item for the bar of a navigation controller.
    open lazy var navigationItem = UINavigationItem()
    /// The items of the toolbar of a navigation controller.
    open var toolbarItems: [UIBarButtonItem]?
    /// Sets the items of the toolbar of a navigation controller.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    /// The item for the bar of a tab bar controller.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tabBarItem: UITabBarItem! = UITabBarItem()
    /// Whether the tab bar is hidden when the view controller is pushed.
    open var hidesBottomBarWhenPushed = false
    /// The preferred style of the status bar.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden.
    open var prefersStatusBarHidden: Bool { false }
    /// The child that decides about the style of the status bar; nil for this view controller.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that decides whether the status bar is hidden; nil for this view controller.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// The child that decides about the home indicator; nil for this view controller.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Whether the presented view controller uses this one's transition style.
    open var providesPresentationContextTransitionStyle = false
    /// Whether scroll views make room for bars, as before iOS 11.
    open var automaticallyAdjustsScrollViewInsets = true
    /// The animation with which the status bar is hidden.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// Whether the home indicator is hidden automatically.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Whether the view controller rotates.
    open var shouldAutorotate: Bool { true }
    /// The preferred orientation for the presentation.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Additional safe area insets for bars of the app.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    /// The supported orientations.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    /// The overriding interface style: light or dark.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The traits of the view controller.
    open var traitCollection: UITraitCollection { UITraitCollection() }
    /// The storyboard from which the view controller comes.
    open internal(set) var storyboard: UIStoryboard?
    /// The name of the nib that the app gave; nil if it gave none.
    open private(set) var nibName: String?
    /// The behaviour of a sheet.
    open var sheetPresentationController: UISheetPresentationController? {
      UISheetPresentationController(presentedViewController: self, presenting: nil)
    }
    /// The behaviour of a popover.
    open var popoverPresentationController: UIPopoverPresentationController? {
      UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    }
    /// Requests a rotation, which has no effect.
    open class func attemptRotationToDeviceOrientation() {}
    /// What the screen shows as long as it has no content.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)?
    /// The state of a screen without content.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
      UIContentUnavailableConfigurationState()
    }
    /// Updates what the screen shows without content.
    open func setNeedsUpdateContentUnavailableConfiguration() {
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    /// Called when what the screen shows without content may change.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    /// The coordinator of the current transition; nil if there is none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { parent?.transitionCoordinator }
    /// The object that animates transitions; held weakly.
    open weak var transitioningDelegate: AnyObject?
    /// The edges at which the view extends under bars, as before iOS 11.
    open var edgesForExtendedLayout = UIRectEdge.all
    /// Whether the view extends under opaque bars.
    open var extendedLayoutIncludesOpaqueBars = false
    /// Whether the view controller decides about the status bar where it does not cover the screen.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// Creates a view controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      nibName = nibNameOrNil
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a view controller.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a view controller from a storyboard, which simulations do not have; a test creates its view controllers
    /// itself.
    public required init?(coder: NSCoder) { super.init() }

    /// The next responder: the container, the presenter or the window.
    open override var next: UIResponder? { parent?.viewIfLoaded ?? presenter ?? window }

    /// Called when the safe area of the view has changed; simulations never call it.
    open func viewSafeAreaInsetsDidChange() {}
    /// Tells that the margins changed. A simulation does not call it.
    open func viewLayoutMarginsDidChange() {}
    /// Updates the constraints. A simulation does not call it.
    open func updateViewConstraints() {}
    /// Tells that the traits are about to change. A simulation does not call it.
    open func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// The edges at which the app's gestures come before the system's.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that says at which edges the app's gestures come first.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Whether a presentation keeps the keyboard.
    open var disablesAutomaticKeyboardDismissal: Bool { false }
    /// Leaves the screen for assistive technologies.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Called for the restoration of the interface, which simulations do not do.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Called for the restoration of the interface, which simulations do not do.
    open func decodeRestorableState(with coder: NSCoder) {}

    /// The bundle of the nib.
    open var nibBundle: Bundle? { nil }
    /// The group for the focus.
    open var focusGroupIdentifier: String?
    /// Requests an update of the edges at which the app's gestures come first.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// Requests an update of the focus.
    open func setNeedsFocusUpdate() {}
    /// Sets the scroll view that bars follow. Has no effect.
    open func setContentScrollView(_ scrollView: UIScrollView?) {}
    /// Called for an unwind segue.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
    /// Returns whether an unwind segue may end here.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromVC: UIViewController, sender: Any?) -> Bool {
      responds(to: action)
    }

    // MARK: The view

    /// The view, which is loaded on first access.
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

    /// Creates the view.
    open func loadView() { loadedView = UIView() }

    /// Loads the view, unless it is loaded.
    open func loadViewIfNeeded() {
      guard loadedView == nil else { return }
      loadView()
      if loadedView == nil { loadedView = UIView() }
      viewDidLoad()
    }

    /// Called when the view has been loaded.
    open func viewDidLoad() {}
    /// Called when the view is about to appear.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is appearing and has its final geometry.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called when the view has appeared.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called when the view is about to disappear.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view has disappeared.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the layout of subviews, of which simulations have none.
    open func viewWillLayoutSubviews() {}
    /// Called after the layout of subviews, of which simulations have none.
    open func viewDidLayoutSubviews() {}
    /// Called when memory is low, which never happens.
    open func didReceiveMemoryWarning() {}
    /// Requests an update of the status bar.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Requests an update of the home indicator.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Requests an update of the supported orientations.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Called when the size is about to change, which never happens.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Called when a segue is about to be performed.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Returns whether a segue should be performed.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Called when the traits have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Presenting

    /// Presents another view controller over this one.
    ///
    /// As on a device, nothing is presented if this view controller is not in a visible window, or has already
    /// presented another one: UIKit logs it, and the trace has `notPresented`.
    open func present(_ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
      if let obstacle = obstacleToPresenting {
        AppEnvironment.current.record("notPresented", "\(viewController.screenName): \(obstacle)")
        return
      }
      // As on a device, the outermost container presents it, unless the app requests another context.
      let isInContext = [.currentContext, .overCurrentContext].contains(viewController.modalPresentationStyle)
      let presenter = isInContext && definesPresentationContext ? self : topContainer
      presenter.presentedScreen = viewController
      viewController.presenter = presenter
      let departure = viewController.coversPresenter ? Departure(of: [presenter], animated) : nil
      viewController.moving(.presented) { viewController.appear(animated, inPlaceOf: departure) }
      completion?()
    }

    /// Dismisses the view controller that this one has presented, or this one if it was presented.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
      if let presenter = presentingScreen ?? topContainer.presenter, let presented = presenter.presentedScreen {
        presenter.dismiss(presented.andPresented, animated)
      }
      completion?()
    }

    /// Shows another view controller through the container of this one.
    open func show(_ viewController: UIViewController, sender: Any?) {
      if let navigationController, self !== navigationController {
        navigationController.pushViewController(viewController, animated: true)
      } else {
        present(viewController, animated: true)
      }
    }

    /// Shows another view controller through the container of this one.
    open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
      present(viewController, animated: true)
    }

    /// Performs a segue, whose destination the test provides by the segue's identifier.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
      let storyboard = storyboard ?? UIStoryboard(name: "Main", bundle: nil)
      let destination = storyboard.instantiateViewController(withIdentifier: identifier)
      prepare(
        for: UIStoryboardSegue(identifier: identifier, source: self, destination: destination), sender: sender)
      show(destination, sender: sender)
    }

    // MARK: Containers

    /// The navigation controller that contains this view controller.
    open var navigationController: UINavigationController? {
      parent as? UINavigationController ?? parent?.navigationController
    }

    /// The tab bar controller that contains this view controller.
    open var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }
    /// The split view controller that contains this view controller.
    open var splitViewController: UISplitViewController? {
      parent as? UISplitViewController ?? parent?.splitViewController
    }

    /// Adds a child view controller.
    open func addChild(_ childController: UIViewController) {
      if let parent = childController.parent, parent !== self { childController.removeFromParent() }
      children.removeAll { $0 === childController }
      childController.willMove(toParent: self)
      childController.parent = self
      children.append(childController)
    }

    /// Removes the view controller from its parent.
    open func removeFromParent() {
      guard let parent else { return }
      defer { didMove(toParent: nil) }
      let leave = {
        parent.children.removeAll { $0 === self }
        self.parent = nil
      }
      if parent.isSystemContainer || isAmongViews { return leave() }
      moving(.removed) { disappear(false, while: leave) }
      parent.hasFreePlace = !parent.children.contains(where: \.hasBeenSeen)
    }

    /// Replaces a child by another one, which is a route, and animates the replacement.
    open func transition(
      from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
      options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      (fromViewController.view.superview ?? view).addSubview(toViewController.view)
      toViewController.takePlace(in: self)
      UIView.animate(withDuration: duration, delay: 0, options: options, animations: { animations?() }) { finished in
        fromViewController.view.removeFromSuperview()
        completion?(finished)
      }
    }

    /// Whether the view controller tells its children that they appear; a child is told whatever an app returns here.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Called when the parent is about to change.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called when the parent has changed.
    open func didMove(toParent parent: UIViewController?) {
      if let parent { takePlace(in: parent) }
    }
  }
#endif
