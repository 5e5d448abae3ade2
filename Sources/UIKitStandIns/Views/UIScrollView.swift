#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a scroll view.
  open class UIScrollView: UIView {
    /// Whether the safe area adds to the content insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
      /// Where the system considers it useful.
      case automatic = 0
      /// Only along scrollable axes.
      case scrollableAxes = 1
      /// Never.
      case never = 2
      /// Always.
      case always = 3
    }
    /// The size of the content.
    open var contentSize = CGSize.zero { didSet { noteChange(\.contentSize) } }
    /// The offset of the visible content.
    open var contentOffset = CGPoint.zero { didSet { noteChange(\.contentOffset) } }
    private func noteChange<Value>(_ keyPath: KeyPath<UIScrollView, Value>) {
      #if os(Linux)
        _valueChanged(of: self, keyPath)
      #endif
    }
    /// The insets around the content.
    open var contentInset = UIEdgeInsets.zero
    /// Whether scrolling is enabled.
    open var isScrollEnabled = true
    weak var scrollDelegate: (any UIScrollViewDelegate)?
    /// Whether scrolling stops at pages.
    open var isPagingEnabled = false
    /// Whether scrolling bounces at the edge of the content.
    open var bounces = true
    /// Whether zooming bounces at its limits.
    open var bouncesZoom = true
    /// Whether a tap on the status bar scrolls to the top.
    open var scrollsToTop = true
    /// Whether the view waits before it gives touches to its content.
    open var delaysContentTouches = true
    /// Asks whether a touch begins in a view of the content. A simulation does not call it.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Asks whether scrolling cancels a touch in a view. A simulation does not call it.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    /// Tells the view that its insets changed. A simulation does not call it.
    open func adjustedContentInsetDidChange() {}
    /// How fast scrolling slows down.
    open var decelerationRate = DecelerationRate.normal
    /// The style of the scroll indicators.
    open var indicatorStyle = IndicatorStyle.default
    /// The insets of both scroll indicators.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// Whether the insets of the scroll indicators follow the safe area.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// Whether scrolling can cancel touches of the content.
    open var canCancelContentTouches = true
    /// Whether a scroll keeps its direction.
    open var isDirectionalLockEnabled = false
    /// The insets of the vertical indicator.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The insets of the horizontal indicator.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The insets with those of the safe area.
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    /// The gesture that scrolls.
    open lazy var panGestureRecognizer = UIPanGestureRecognizer()
    /// The gesture that zooms; nil where the content does not zoom.
    open lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
    /// Whether vertical scrolling bounces even where the content fits.
    open var alwaysBounceVertical = false
    /// Whether horizontal scrolling bounces even where the content fits.
    open var alwaysBounceHorizontal = false
    /// Whether the vertical scroll indicator is visible.
    open var showsVerticalScrollIndicator = true
    /// Whether the horizontal scroll indicator is visible.
    open var showsHorizontalScrollIndicator = true
    /// How scrolling dismisses the keyboard.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether the safe area adds to the content insets.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// The refresh control.
    open var refreshControl: UIRefreshControl?
    /// The zoom scale.
    open var zoomScale: CGFloat = 1
    /// The minimum zoom scale.
    open var minimumZoomScale: CGFloat = 1
    /// The maximum zoom scale.
    open var maximumZoomScale: CGFloat = 1
    /// Whether the user is dragging: never.
    open var isDragging: Bool { false }
    /// Whether the user touches the content: never.
    open var isTracking: Bool { false }
    /// Whether the content still moves: never.
    open var isDecelerating: Bool { false }
    /// Whether the content is being zoomed: never.
    open var isZooming: Bool { false }
    /// The layout guide of the content.
    open lazy var contentLayoutGuide = UILayoutGuide()
    /// The layout guide of the frame.
    open lazy var frameLayoutGuide = UILayoutGuide()
    /// Scrolls a rectangle into view. Has no effect.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
    /// Sets the zoom scale.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    /// Zooms to a rectangle. Has no effect.
    open func zoom(to rect: CGRect, animated: Bool) {}
    /// Shows the indicators. Has no effect.
    open func flashScrollIndicators() {}
    /// Sets the content offset.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  }

  #if os(Linux)
    extension UIScrollView: _NamedProperties {
      /// The properties that can change, by their names.
      public static var _properties: [String: AnyKeyPath] {
        ["contentSize": \UIScrollView.contentSize, "contentOffset": \UIScrollView.contentOffset]
      }
    }
  #endif

  extension UIScrollView {
    /// Whether the content bounces after a zoom: never.
    public var isZoomBouncing: Bool { false }
    /// Ends what moves. Has no effect.
    public func stopScrollingAndZooming() {}
    /// Whether keys scroll.
    public var allowsKeyboardScrolling: Bool {
      get { true }
      set {}
    }
  }
#endif
