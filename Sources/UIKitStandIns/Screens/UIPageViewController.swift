#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a page view controller, whose pages the app or the user turns.
  open class UIPageViewController: UIViewController {
    /// The style of page turns.
    public enum TransitionStyle: Int, Sendable {
      /// A page curl, as in a book.
      case pageCurl = 0
      /// Scrolling.
      case scroll = 1
    }
    /// The orientation of the navigation.
    public enum NavigationOrientation: Int, Sendable {
      /// Horizontal.
      case horizontal = 0
      /// Vertical.
      case vertical = 1
    }
    /// The direction of the navigation.
    public enum NavigationDirection: Int, Sendable {
      /// To the next page.
      case forward = 0
      /// To the previous page.
      case reverse = 1
    }
    /// A key of the options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
      /// The raw value.
      public let rawValue: String
      /// Creates a key.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The space between pages.
      public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// The data source; held weakly.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    /// The delegate; held weakly.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The visible pages.
    open private(set) var viewControllers: [UIViewController]?
    override var isSystemContainer: Bool { true }
    override var visibleContent: UIViewController { viewControllers?.first ?? self }

    /// Creates a page view controller.
    public init(
      transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
      options: [OptionsKey: Any]? = nil
    ) { super.init(nibName: nil, bundle: nil) }

    /// Creates a page view controller from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Turns to a page, which is a route unless it is the first one.
    open func setViewControllers(
      _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
      completion: ((Bool) -> Void)? = nil
    ) {
      let former = self.viewControllers?.first
      for page in self.viewControllers ?? [] where !(viewControllers ?? []).contains(page) { page.removeFromParent() }
      self.viewControllers = viewControllers
      for page in viewControllers ?? [] where page.parent !== self { addChild(page) }
      if let page = viewControllers?.first, page !== former, isInShownWindow {
        if former == nil { page.beSeen() } else { page.appear(animated) }
      }
      completion?(true)
    }
  }

  /// The data source of a page view controller.
  @preconcurrency @MainActor
  public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Returns the previous page.
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the next page.
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
  }

  /// The delegate of a page view controller.
  @preconcurrency @MainActor
  public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Called when the user has turned a page.
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  }

  extension UIPageViewControllerDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
  }
#endif
