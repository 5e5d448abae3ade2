#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a view that is larger than its frame.
  open class UIScrollView: UIView {
    /// Whether bars leave space.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
      /// The system's default.
      case automatic = 0
      /// Where the content is larger.
      case scrollableAxes = 1
      /// Not.
      case never = 2
      /// Always.
      case always = 3
    }
    /// How large the content is.
    open var contentSize = CGSize.zero
    /// Which part is seen.
    open var contentOffset = CGPoint.zero
    /// The space around.
    open var contentInset = UIEdgeInsets.zero
    /// Whether it can be moved.
    open var isScrollEnabled = true
    weak var scrollDelegate: (any UIScrollViewDelegate)?
    /// Whether it stops at pages.
    open var isPagingEnabled = false
    /// Whether it goes beyond the end.
    open var bounces = true
    /// Whether it goes beyond the end where there is no more.
    open var alwaysBounceVertical = false
    /// Whether it goes beyond the end where there is no more.
    open var alwaysBounceHorizontal = false
    /// Whether a bar beside it is seen.
    open var showsVerticalScrollIndicator = true
    /// Whether a bar below it is seen.
    open var showsHorizontalScrollIndicator = true
    /// What scrolling does to the keyboard.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether bars leave space.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// The wheel above.
    open var refreshControl: UIRefreshControl?
    /// How large the content is seen.
    open var zoomScale: CGFloat = 1
    /// How small at least.
    open var minimumZoomScale: CGFloat = 1
    /// How large at most.
    open var maximumZoomScale: CGFloat = 1
    /// Whether it is pressed.
    open var isDragging: Bool { false }
    /// The layout of the content.
    open lazy var contentLayoutGuide = UILayoutGuide()
    /// The layout of the frame.
    open lazy var frameLayoutGuide = UILayoutGuide()
    /// Moves it so that a part is seen.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
    /// Moves it.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  }
#endif
