import SDKContract

#if !canImport(UIKit)
  /// A screen of the app, with the members of UIKit that have to do with which screen is seen.
  ///
  /// Presenting it is what the trace calls a route: to its identifier in the storyboard, its title, or else its class.
  @MainActor
  open class UIViewController: UIResponder {
    /// The title of the screen.
    open var title: String?
    /// What a storyboard calls the screen.
    open var restorationIdentifier: String?
    /// The screen that was presented over this one.
    open private(set) var presentedViewController: UIViewController?

    /// The screen has been loaded; an app overrides it.
    open func viewDidLoad() {}
    /// The screen is about to be seen; an app overrides it.
    open func viewWillAppear(_ animated: Bool) {}
    /// The screen is seen; an app overrides it.
    open func viewDidAppear(_ animated: Bool) {}

    /// Shows another screen over this one.
    open func present(_ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
      presentedViewController = viewController
      viewController.viewDidLoad()
      viewController.viewWillAppear(animated)
      AppEnvironment.current.show(viewController.name)
      viewController.viewDidAppear(animated)
      completion?()
    }

    /// Takes the screen away that was presented over this one.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
      presentedViewController = nil
      completion?()
    }

    private var name: String { restorationIdentifier ?? title ?? String(describing: type(of: self)) }
  }
#endif
