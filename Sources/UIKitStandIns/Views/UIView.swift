#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// Stands in for a view: it keeps what it is told, and nothing is drawn.
  @preconcurrency @MainActor
  open class UIView: UIResponder {
    /// How a view fills its frame.
    public enum ContentMode: Int, Sendable {
      /// Stretched.
      case scaleToFill = 0
      /// All of it is seen.
      case scaleAspectFit = 1
      /// It covers all.
      case scaleAspectFill = 2
      /// In the middle.
      case center = 4
    }

    /// How views change; simulations do it at once.
    public struct AnimationOptions: OptionSet, Sendable {
      /// The raw value.
      public let rawValue: UInt
      /// Creates an option set from its raw value.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Slow at both ends.
      public static let curveEaseInOut = AnimationOptions([])
      /// Slow at the end.
      public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
      /// Slow at the beginning.
      public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
      /// One picture fades into the other.
      public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
      /// The user may go on meanwhile.
      public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
      /// From where views are.
      public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
      /// Views inside are laid out.
      public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
      /// Again and again.
      public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
      /// And back.
      public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
      /// Always as fast.
      public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
      /// What moves goes on meanwhile.
      public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 9)
      /// Views are hidden instead of removed.
      public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
      /// As long as it says, inside another one.
      public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
      /// As fast as it says, inside another one.
      public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
      /// As it says, inside another one.
      public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 10)
      /// One picture turns into the other.
      public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
      /// One picture turns into the other.
      public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
      /// One picture turns into the other.
      public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
      /// One picture turns into the other.
      public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
      /// One picture turns into the other.
      public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
      /// One picture turns into the other.
      public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    }

    /// How views change step by step.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
      /// The raw value.
      public let rawValue: UInt
      /// Creates an option set from its raw value.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// In a straight way.
      public static let calculationModeLinear = KeyframeAnimationOptions([])
      /// In bows.
      public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
      /// Again and again.
      public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    }

    /// How a view follows the size of the one that contains it.
    public struct AutoresizingMask: OptionSet, Sendable {
      /// The raw value.
      public let rawValue: UInt
      /// Creates an option set from its raw value.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// The width follows.
      public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
      /// The height follows.
      public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    }

    /// Where the view is in the one that contains it.
    open var frame: CGRect
    /// Where the view is in itself.
    open var bounds: CGRect {
      get { CGRect(origin: .zero, size: frame.size) }
      set { frame.size = newValue.size }
    }
    /// How the view is moved and turned.
    open var transform = CGAffineTransform.identity
    /// Whether nothing shines through.
    open var isOpaque = true
    /// Whether the user may use several fingers.
    open var isMultipleTouchEnabled = false
    /// Whether no other view is touched.
    open var isExclusiveTouch = false
    /// What is left of the view.
    open var mask: UIView?
    /// In which direction it reads.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// Whether it is read aloud.
    open var isAccessibilityElement = false
    /// The accessibility text.
    open var accessibilityValue: String?
    /// The accessibility text.
    open var accessibilityHint: String?
    /// Space inside in the direction of reading.
    open var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
    /// The middle of the view.
    open var center = CGPoint.zero
    /// The colour behind everything.
    open var backgroundColor: UIColor?
    /// The colour of what the user can tap.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tintColor: UIColor! = .systemBlue
    /// How much of what is behind the view is hidden.
    open var alpha: CGFloat = 1
    /// Whether the view is hidden.
    open var isHidden: Bool {
      get { hides }
      set { hides = newValue }
    }
    private var hides = false
    /// A number by which the app finds the view.
    open var tag = 0
    /// How the view fills its frame.
    open var contentMode = ContentMode.scaleToFill
    /// Whether what is outside is cut off.
    open var clipsToBounds = false
    /// Whether the user can tap it.
    open var isUserInteractionEnabled = true
    /// Whether the old way of layout makes constraints.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// How the view follows the size of the one that contains it.
    open var autoresizingMask: AutoresizingMask = []
    /// The name by which tests of the user interface find it.
    open var accessibilityIdentifier: String?
    /// The accessibility text.
    open var accessibilityLabel: String?
    /// Light or dark.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// What the view looks like.
    open var traitCollection: UITraitCollection { UITraitCollection() }
    /// Below the view's content.
    public let layer = CALayer()
    /// The margins inside.
    open var layoutMargins = UIEdgeInsets.zero
    /// The views inside, the lowest first.
    open private(set) var subviews: [UIView] = []
    /// The view around it.
    open private(set) weak var superview: UIView?
    /// The window around it.
    open var window: UIWindow? { superview.map { $0 as? UIWindow ?? $0.window } ?? owner?.windowOfView }
    /// What handles an event that the view does not handle: its screen, or what contains it.
    open override var next: UIResponder? { owner ?? superview }
    /// The screen whose view it is.
    weak var owner: UIViewController?
    /// The part that bars do not cover.
    open lazy var safeAreaLayoutGuide = UILayoutGuide()
    /// The part inside the margins.
    open lazy var layoutMarginsGuide = UILayoutGuide()
    /// What bars cover.
    open var safeAreaInsets: UIEdgeInsets { .zero }
    /// The size that the content wants.
    open var intrinsicContentSize: CGSize { .zero }
    /// What recognizes gestures.
    open var gestureRecognizers: [UIGestureRecognizer]? {
      didSet { for recognizer in gestureRecognizers ?? [] { recognizer.view = self } }
    }
    /// The constraints of the view.
    open private(set) var constraints: [NSLayoutConstraint] = []

    /// Creates a view.
    public init(frame: CGRect) {
      self.frame = frame
      super.init()
    }

    /// Creates a view.
    public convenience override init() { self.init(frame: .zero) }

    /// Creates a view from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) {
      frame = .zero
      super.init()
    }

    /// Puts a view inside.
    open func addSubview(_ view: UIView) {
      view.removeFromSuperview()
      view.superview = self
      subviews.append(view)
      view.didMoveToSuperview()
    }

    /// Puts a view inside, at a place.
    open func insertSubview(_ view: UIView, at index: Int) {
      view.removeFromSuperview()
      view.superview = self
      subviews.insert(view, at: min(max(0, index), subviews.count))
    }

    /// Puts a view inside, below another one.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
      insertSubview(view, at: subviews.firstIndex(of: sibling) ?? subviews.count)
    }

    /// Takes the view out of the one that contains it.
    open func removeFromSuperview() {
      superview?.subviews.removeAll { $0 === self }
      superview = nil
    }

    /// Puts a view over the others.
    open func bringSubviewToFront(_ view: UIView) {}
    /// Puts a view behind the others.
    open func sendSubviewToBack(_ view: UIView) {}
    /// The view was put into another one.
    open func didMoveToSuperview() {}
    /// The view was put into a window.
    open func didMoveToWindow() {}
    /// Finds a view by its number.
    open func viewWithTag(_ tag: Int) -> UIView? {
      self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }
    /// Lays the views inside out.
    open func layoutSubviews() {}
    /// Has the views inside laid out.
    open func layoutIfNeeded() {}
    /// Has the views inside laid out later.
    open func setNeedsLayout() {}
    /// Has the view drawn later.
    open func setNeedsDisplay() {}
    /// Has the size asked for again.
    open func invalidateIntrinsicContentSize() {}
    /// Draws the view, which nobody asks for.
    open func draw(_ rect: CGRect) {}
    /// Makes the view as large as its content.
    open func sizeToFit() {}
    /// How large the view wants to be.
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
    /// How large the view is in a layout.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { frame.size }
    /// Puts a view before another one.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
      insertSubview(view, at: (subviews.firstIndex(of: sibling) ?? subviews.count - 1) + 1)
    }
    /// The view is about to be put into another one.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// The view is about to be put into a window.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Whether the view is inside another one.
    open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }
    /// The view at a place.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
    /// Whether a place is in the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// A place as another view has it.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
    /// A place as another view has it.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
    /// The layout has to be found again.
    open func setNeedsUpdateConstraints() {}
    /// Finds the layout.
    open func updateConstraints() {}
    /// Takes a gesture away.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }
    /// Takes a layout away.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { constraints.removeAll { $0 === constraint } }
    /// Takes layouts away.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { removeConstraint(constraint) }
    }
    /// What the view looks like has changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// A picture of the view.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }
    /// Ends typing.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { true }
    /// Adds a constraint.
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
    /// Adds constraints.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { self.constraints += constraints }
    /// Says how much the content wants to keep its size.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
    /// Says how much the content wants not to be cut off.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    }
    /// Adds what recognizes a gesture.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    /// The left edge.
    open lazy var leadingAnchor = NSLayoutXAxisAnchor()
    /// The right edge.
    open lazy var trailingAnchor = NSLayoutXAxisAnchor()
    /// The left edge, in all languages.
    open lazy var leftAnchor = NSLayoutXAxisAnchor()
    /// The right edge, in all languages.
    open lazy var rightAnchor = NSLayoutXAxisAnchor()
    /// The middle.
    open lazy var centerXAnchor = NSLayoutXAxisAnchor()
    /// The upper edge.
    open lazy var topAnchor = NSLayoutYAxisAnchor()
    /// The lower edge.
    open lazy var bottomAnchor = NSLayoutYAxisAnchor()
    /// The middle.
    open lazy var centerYAnchor = NSLayoutYAxisAnchor()
    /// The width.
    open lazy var widthAnchor = NSLayoutDimension()
    /// The height.
    open lazy var heightAnchor = NSLayoutDimension()
    /// The first line of text.
    open lazy var firstBaselineAnchor = NSLayoutYAxisAnchor()
    /// The last line of text.
    open lazy var lastBaselineAnchor = NSLayoutYAxisAnchor()
  }
#endif
