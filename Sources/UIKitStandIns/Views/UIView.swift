#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// Stands in for a view: it stores its properties, but nothing is laid out or drawn.
  @preconcurrency @MainActor
  open class UIView: _ViewInitializer {
    /// The frame in the superview's coordinates.
    open var frame: CGRect
    /// The bounds in the view's coordinates.
    open var bounds: CGRect {
      get { CGRect(origin: .zero, size: frame.size) }
      set { frame.size = newValue.size }
    }
    /// The view's transform.
    open var transform = CGAffineTransform.identity
    /// Whether the view is opaque.
    open var isOpaque = true
    /// Whether the view receives several touches at a time.
    open var isMultipleTouchEnabled = false
    /// Whether the view receives touches exclusively.
    open var isExclusiveTouch = false
    /// The view whose alpha masks this view's content.
    open var mask: UIView?
    /// Whether the view flips in right-to-left layouts.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// Whether assistive technologies see the view as an element.
    open var isAccessibilityElement = false
    /// The accessibility value.
    open var accessibilityValue: String?
    /// The accessibility hint.
    open var accessibilityHint: String?
    /// What assistive technologies say that the view is.
    open var accessibilityTraits: UIAccessibilityTraits = .none
    /// The elements in the view, in the order in which assistive technologies read them.
    open var accessibilityElements: [Any]?
    /// Whether assistive technologies ignore the elements in the view.
    open var accessibilityElementsHidden = false
    /// Whether assistive technologies ignore the view's siblings.
    open var accessibilityViewIsModal = false
    /// Whatever else the view keeps, without effect.
    var looks = UIViewLooks()
    /// The layout margins, in the layout direction.
    open var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
    /// The centre of the frame.
    open var center = CGPoint.zero
    /// The background colour.
    open var backgroundColor: UIColor?
    /// The tint colour.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tintColor: UIColor! = .systemBlue
    /// The opacity, from 0 to 1.
    open var alpha: CGFloat = 1
    /// Whether the view is hidden.
    open var isHidden: Bool {
      get { hides }
      set { hides = newValue }
    }
    private var hides = false
    /// An integer by which the app finds the view.
    open var tag = 0
    /// How the view fits its content into its bounds.
    open var contentMode = ContentMode.scaleToFill
    /// Whether subviews are clipped to the bounds.
    open var clipsToBounds = false
    /// Whether the view receives user events.
    open var isUserInteractionEnabled = true
    /// Whether the autoresizing mask becomes constraints.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// How the view resizes when its superview does.
    open var autoresizingMask: AutoresizingMask = []
    /// The identifier by which UI tests find the view.
    open var accessibilityIdentifier: String?
    /// The accessibility label.
    open var accessibilityLabel: String?
    /// The interface style that the view enforces.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The view's traits.
    open var traitCollection: UITraitCollection { UITraitCollection() }
    /// The class of the view's layer.
    open class var layerClass: AnyClass { CALayer.self }
    /// The view's layer.
    public private(set) lazy var layer = ObjectMaker.make(Self.layerClass as? CALayer.Type ?? CALayer.self)
    /// The layout margins.
    open var layoutMargins = UIEdgeInsets.zero
    /// The subviews, back to front.
    open private(set) var subviews: [UIView] = []
    /// The superview.
    open private(set) weak var superview: UIView?
    /// The window that contains the view.
    open var window: UIWindow? { superview.map { $0 as? UIWindow ?? $0.window } ?? owner?.windowOfView }
    /// The next responder: the view controller that owns the view, or the superview.
    open override var next: UIResponder? { owner ?? superview }
    /// The view controller whose view this is.
    weak var owner: UIViewController?
    /// The layout guide of the area that bars do not cover.
    open lazy var safeAreaLayoutGuide = UILayoutGuide()
    /// The layout guide of the area inside the margins.
    open lazy var layoutMarginsGuide = UILayoutGuide()
    /// The insets of the safe area: zero.
    open var safeAreaInsets: UIEdgeInsets { .zero }
    /// The natural size of the content: zero unless a subclass overrides it.
    open var intrinsicContentSize: CGSize { .zero }
    /// The size of a content that has none in a direction.
    public static let noIntrinsicMetric: CGFloat = -1
    /// The ways to interact with the view.
    var heldInteractions: [any UIInteraction] = []
    /// The gesture recognizers.
    open var gestureRecognizers: [UIGestureRecognizer]? {
      didSet { for recognizer in gestureRecognizers ?? [] { recognizer.view = self } }
    }
    /// Whether a storyboard or a nib has created the view, or has loaded what the view owns.
    var hasConnectedOutlets = false
    /// The view's constraints.
    open private(set) var constraints: [NSLayoutConstraint] = []

    /// Creates a view with a frame.
    public override init(frame: CGRect) {
      self.frame = frame
      super.init(frame: frame)
    }

    /// Creates a view with an empty frame.
    public convenience override init() { self.init(frame: .zero) }

    /// Creates a view from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) {
      frame = .zero
      super.init()
    }

    /// Adds a subview in front of the others.
    open func addSubview(_ view: UIView) {
      view.removeFromSuperview()
      view.superview = self
      subviews.append(view)
      view.didMoveToSuperview()
    }

    /// Inserts a subview at an index.
    open func insertSubview(_ view: UIView, at index: Int) {
      view.removeFromSuperview()
      view.superview = self
      subviews.insert(view, at: min(max(0, index), subviews.count))
    }

    /// Inserts a subview below another one.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
      insertSubview(view, at: subviews.firstIndex(of: sibling) ?? subviews.count)
    }

    /// Removes the view from its superview.
    open func removeFromSuperview() {
      superview?.subviews.removeAll { $0 === self }
      superview = nil
    }

    /// Moves a subview to the front. Has no effect.
    open func bringSubviewToFront(_ view: UIView) {}
    /// Moves a subview to the back. Has no effect.
    open func sendSubviewToBack(_ view: UIView) {}
    /// Tells the view that its superview changed.
    open func didMoveToSuperview() {}
    /// Tells the view that its window changed. A simulation does not call it.
    open func didMoveToWindow() {}
    /// Returns the view with a tag among the view and its subviews.
    open func viewWithTag(_ tag: Int) -> UIView? {
      self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }
    /// Lays out subviews. A simulation does not call it.
    open func layoutSubviews() {}
    /// Lays out subviews immediately. Has no effect.
    open func layoutIfNeeded() {}
    /// Schedules a layout. Has no effect.
    open func setNeedsLayout() {}
    /// Schedules drawing. Has no effect.
    open func setNeedsDisplay() {}
    /// Invalidates the intrinsic content size. Has no effect.
    open func invalidateIntrinsicContentSize() {}
    /// Tells the view that its tint colour changed. A simulation does not call it.
    open func tintColorDidChange() {}
    /// Tells the view that its safe area changed. A simulation does not call it.
    open func safeAreaInsetsDidChange() {}
    /// Tells the view that its margins changed. A simulation does not call it.
    open func layoutMarginsDidChange() {}
    /// Tells the view that a subview was added. A simulation does not call it.
    open func didAddSubview(_ subview: UIView) {}
    /// Tells the view that a subview is about to be removed. A simulation does not call it.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Lays out the sublayers. A simulation does not call it.
    open func layoutSublayers(of layer: CALayer) {}
    /// Draws into a layer. A simulation does not call it.
    open func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Asks whether a gesture may begin. A simulation does not call it.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Performs what assistive technologies do to activate the view.
    open func accessibilityActivate() -> Bool { false }
    /// Increases the value for assistive technologies.
    open func accessibilityIncrement() {}
    /// Decreases the value for assistive technologies.
    open func accessibilityDecrement() {}
    /// Leaves the view for assistive technologies.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Sets up the view for a storyboard's editor. A simulation does not call it.
    open func prepareForInterfaceBuilder() {}
    /// Whether the view can have the focus of a keyboard.
    open var canBecomeFocused: Bool { false }
    /// The insets of the rectangle by which the view is aligned.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// Whether the view needs constraints.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Returns the size that satisfies the constraints: the frame's size.
    open func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { frame.size }
    /// Draws the view. A simulation does not call it.
    open func draw(_ rect: CGRect) {}
    /// Resizes the view to fit its content. Has no effect.
    open func sizeToFit() {}
    /// Returns the size that fits best: the frame's size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
    /// Returns the size that satisfies the constraints: the frame's size.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { frame.size }
    /// Inserts a subview above another one.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
      insertSubview(view, at: (subviews.firstIndex(of: sibling) ?? subviews.count - 1) + 1)
    }
    /// Tells the view that its superview is about to change. A simulation does not call it.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Tells the view that its window is about to change. A simulation does not call it.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Returns whether the view is another view or inside it.
    open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }
    /// Returns the frontmost view at a point: always this view.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
    /// Returns whether a point is inside the bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// Converts a point to another view's coordinates. Returns it unchanged.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
    /// Converts a rectangle to another view's coordinates. Returns it unchanged.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
    /// Schedules an update of the constraints. Has no effect.
    open func setNeedsUpdateConstraints() {}
    /// Updates the constraints. A simulation does not call it.
    open func updateConstraints() {}
    /// Removes a gesture recognizer.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }
    /// Removes a constraint.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { constraints.removeAll { $0 === constraint } }
    /// Removes constraints.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { removeConstraint(constraint) }
    }
    /// Tells the view that its traits changed. A simulation does not call it.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Returns a snapshot of the view: an empty view with the same frame.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }
    /// Draws what is on screen. Nothing is, so it returns false.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
    /// Ends typing.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { true }
    /// Adds a constraint.
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
    /// Adds constraints.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { self.constraints += constraints }
    /// Sets how strongly the view resists growing. Has no effect.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
    /// Sets how strongly the view resists shrinking. Has no effect.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    }
    /// Adds a gesture recognizer.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    /// The anchor of the leading edge.
    open lazy var leadingAnchor = NSLayoutXAxisAnchor()
    /// The anchor of the trailing edge.
    open lazy var trailingAnchor = NSLayoutXAxisAnchor()
    /// The anchor of the left edge.
    open lazy var leftAnchor = NSLayoutXAxisAnchor()
    /// The anchor of the right edge.
    open lazy var rightAnchor = NSLayoutXAxisAnchor()
    /// The anchor of the horizontal centre.
    open lazy var centerXAnchor = NSLayoutXAxisAnchor()
    /// The anchor of the top edge.
    open lazy var topAnchor = NSLayoutYAxisAnchor()
    /// The anchor of the bottom edge.
    open lazy var bottomAnchor = NSLayoutYAxisAnchor()
    /// The anchor of the vertical centre.
    open lazy var centerYAnchor = NSLayoutYAxisAnchor()
    /// The anchor of the width.
    open lazy var widthAnchor = NSLayoutDimension()
    /// The anchor of the height.
    open lazy var heightAnchor = NSLayoutDimension()
    /// The anchor of the first baseline.
    open lazy var firstBaselineAnchor = NSLayoutYAxisAnchor()
    /// The anchor of the last baseline.
    open lazy var lastBaselineAnchor = NSLayoutYAxisAnchor()
  }
#endif
