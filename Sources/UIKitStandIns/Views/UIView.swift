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
      /// The bits.
      public let rawValue: UInt
      /// Creates a set from its bits.
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
    }

    /// How a view follows the size of the one that contains it.
    public struct AutoresizingMask: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt
      /// Creates a set from its bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// The width follows.
      public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
      /// The height follows.
      public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    }

    /// Where the view is in the one that contains it.
    open var frame: CGRect
    /// Where the view is in itself.
    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
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
    /// What is read aloud.
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
    open var window: UIWindow? { superview as? UIWindow ?? superview?.window }
    /// The part that bars do not cover.
    open lazy var safeAreaLayoutGuide = UILayoutGuide()
    /// The part inside the margins.
    open lazy var layoutMarginsGuide = UILayoutGuide()
    /// What bars cover.
    open var safeAreaInsets: UIEdgeInsets { .zero }
    /// The size that the content wants.
    open var intrinsicContentSize: CGSize { .zero }
    /// What recognizes gestures.
    open private(set) var gestureRecognizers: [UIGestureRecognizer]?
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

    /// Changes views, at once.
    open class func animate(
      withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
      animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
      animations()
      completion?(true)
    }

    /// Changes views, at once.
    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { animations() }

    /// Changes a view, at once.
    open class func transition(
      with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
      completion: ((Bool) -> Void)? = nil
    ) {
      animations?()
      completion?(true)
    }

    /// Changes views without showing how.
    open class func performWithoutAnimation(_ actions: () -> Void) { actions() }

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
  }

  /// Stands in for what is below a view's content.
  @preconcurrency @MainActor
  open class CALayer: NSObject {
    /// How round the corners are.
    open var cornerRadius: CGFloat = 0
    /// Whether what is outside is cut off.
    open var masksToBounds = false
    /// How wide the border is.
    open var borderWidth: CGFloat = 0
    /// The colour of the border.
    open var borderColor: CGColor?
    /// The colour of the shadow.
    open var shadowColor: CGColor?
    /// How much the shadow hides.
    open var shadowOpacity: Float = 0
    /// How wide the shadow is.
    open var shadowRadius: CGFloat = 0
    /// Where the shadow is.
    open var shadowOffset = CGSize.zero
  }
#endif
