#if os(Linux) || os(macOS)
  import Foundation

  /// The delegate of a scroll view.
  @preconcurrency @MainActor
  public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called when the view scrolls.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called when the user begins to drag.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when the user stops dragging.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called when scrolling comes to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called when a programmatic scroll ends.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Returns the view to zoom.
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

  /// The type of scroll view whose delegate is a `UIScrollViewDelegate`: the scroll view itself, but no subclass.
  @preconcurrency @MainActor
  public protocol UIScrollViewDelegating: AnyObject {}

  extension UIScrollView: UIScrollViewDelegating {}

  // A subclass cannot change the type of an inherited property, and a table's delegate has another type. So the
  // property does not belong to the class.
  extension UIScrollViewDelegating where Self: UIScrollView {
    /// The delegate; held weakly.
    public var delegate: (any UIScrollViewDelegate)? {
      get { scrollDelegate }
      set { scrollDelegate = newValue }
    }
  }

  extension UIScrollView {
    /// How scrolling dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
      /// Not at all.
      case none = 0
      /// When a drag begins.
      case onDrag = 1
      /// Following the finger.
      case interactive = 2
    }
  }
#endif
