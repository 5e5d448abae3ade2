#if os(Linux) || os(macOS)
  import Foundation

  /// What hears of a view that is larger than its frame.
  @preconcurrency @MainActor
  public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Another part is seen.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A finger begins to move it.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger is gone.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// It has come to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// It is where the app has moved it.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Which view becomes larger.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
  }

  extension UIScrollViewDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// The default implementation, for an app that does not implement the method.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// The default implementation, for an app that does not implement the method.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// The default implementation, for an app that does not implement the method.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// The default implementation, for an app that does not implement the method.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// The default implementation, for an app that does not implement the method.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  }

  /// What a scroll view, but none of its subclasses, has as its delegate.
  @preconcurrency @MainActor
  public protocol UIScrollViewDelegating: AnyObject {}

  extension UIScrollView: UIScrollViewDelegating {}

  // A table's delegate is of another type, which Swift does not let a subclass have; so the property is not the class's.
  extension UIScrollViewDelegating where Self: UIScrollView {
    /// What hears of it; held weakly.
    public var delegate: (any UIScrollViewDelegate)? {
      get { scrollDelegate }
      set { scrollDelegate = newValue }
    }
  }

  extension UIScrollView {
    /// What scrolling does to the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
      /// Nothing.
      case none = 0
      /// It goes away.
      case onDrag = 1
      /// It follows the finger.
      case interactive = 2
    }
  }
#endif
