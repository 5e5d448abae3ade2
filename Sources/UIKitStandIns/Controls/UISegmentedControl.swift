#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a segmented control.
  open class UISegmentedControl: UIControl {
    /// The index of the selected segment.
    open var selectedSegmentIndex = 0
    private var titles: [String?] = []
    /// The number of segments.
    open var numberOfSegments: Int { titles.count }
    /// The colour of the selected segment.
    open var selectedSegmentTintColor: UIColor?
    /// Creates a segmented control with titles.
    public init(items: [Any]?) {
      super.init(frame: .zero)
      titles = (items ?? []).map { $0 as? String }
    }
    /// Creates a segmented control.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates a segmented control from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Returns the title of a segment.
    open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }
    /// Sets the title of a segment.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
      if titles.indices.contains(segment) { titles[segment] = title }
    }
    /// Sets the image of a segment, which has no title then.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { setTitle(nil, forSegmentAt: segment) }
    /// Removes a segment.
    open func removeSegment(at segment: Int, animated: Bool) {
      if titles.indices.contains(segment) { titles.remove(at: segment) }
    }
    /// Removes all segments.
    open func removeAllSegments() { titles = [] }
    private var disabledSegments: Set<Int> = []
    /// Sets whether the user can select a segment.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
      if enabled { disabledSegments.remove(segment) } else { disabledSegments.insert(segment) }
    }
    /// Returns whether the user can select a segment.
    open func isEnabledForSegment(at segment: Int) -> Bool { !disabledSegments.contains(segment) }
    /// Sets the width of a segment. Has no effect.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
    /// Sets the text attributes for a state. Has no effect.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
    /// Sets the background image for a state. Has no effect.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
    /// Sets the image between two segments. Has no effect.
    open func setDividerImage(
      _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
      barMetrics: UIBarMetrics
    ) {}
    /// Whether the widths of segments follow their content.
    open var apportionsSegmentWidthsByContent = false
    /// Whether a segment stays selected only while it is touched.
    open var isMomentary = false
    /// Inserts a segment.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
      titles.insert(title, at: min(max(0, segment), titles.count))
    }
  }
#endif
