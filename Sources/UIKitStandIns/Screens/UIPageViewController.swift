#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for pages, of which the app or the user turns one after the other.
  open class UIPageViewController: UIViewController {
    /// How pages turn.
    public enum TransitionStyle: Int, Sendable {
      /// As in a book.
      case pageCurl = 0
      /// Beside each other.
      case scroll = 1
    }
    /// The direction.
    public enum NavigationOrientation: Int, Sendable {
      /// Beside each other.
      case horizontal = 0
      /// Below each other.
      case vertical = 1
    }
    /// Where to.
    public enum NavigationDirection: Int, Sendable {
      /// To the next page.
      case forward = 0
      /// Back.
      case reverse = 1
    }
    /// What pages have.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Names an option.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The space between pages.
      public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// What gives it its pages; held weakly.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    /// The delegate; held weakly.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The pages that are seen.
    open private(set) var viewControllers: [UIViewController]?
    override var visibleContent: UIViewController { viewControllers?.first ?? self }

    /// Creates pages.
    public init(
      transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
      options: [OptionsKey: Any]? = nil
    ) { super.init(nibName: nil, bundle: nil) }

    /// Creates pages from a storyboard, which simulations do not have.
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

  /// What gives pages.
  @preconcurrency @MainActor
  public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The page before.
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The next page.
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
  }

  /// What hears of pages.
  @preconcurrency @MainActor
  public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// The user has turned a page.
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
