#if os(Linux) || os(macOS)
  import Foundation

  /// What a view keeps without effect.
  struct UIViewLooks {
    var restorationIdentifier: String?
    var contentScaleFactor: CGFloat = 3
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var groupsChildren = false
    var customActions: [UIAccessibilityCustomAction]?
    var autoresizesSubviews = true
    var clearsContext = true
    var followsSafeArea = true
    var followsSuperview = false
    var motionEffects: [UIMotionEffect] = []
    var layoutGuides: [UILayoutGuide] = []
    var keyboardGuide: UIKeyboardLayoutGuide?
    var largeContentTitle: String?
    var showsLargeContentViewer = false
    var readableGuide: UILayoutGuide?
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform3D = CATransform3DIdentity
    var minimumContentSize: UIContentSizeCategory?
    var maximumContentSize: UIContentSizeCategory?
    var focusGroup: String?
    var accessibilityFrame = CGRect.zero
    var accessibilityPoint = CGPoint.zero
    var inputLabels: [String] = []
    var accessibilityLanguage: String?
  }

  extension UIView {
    /// How a view changes its tint colour.
    public enum TintAdjustmentMode: Int, Sendable {
      /// A mode.
      case automatic, normal, dimmed
    }

    /// The smallest size that fits.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The largest size that fits.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// The identifier for restoring the view's state.
    public var restorationIdentifier: String? {
      get { looks.restorationIdentifier }
      set { looks.restorationIdentifier = newValue }
    }
    /// The number of pixels per point.
    public var contentScaleFactor: CGFloat {
      get { looks.contentScaleFactor }
      set { looks.contentScaleFactor = newValue }
    }
    /// How the view changes its tint colour.
    public var tintAdjustmentMode: TintAdjustmentMode {
      get { looks.tintAdjustmentMode }
      set { looks.tintAdjustmentMode = newValue }
    }
    /// Whether assistive technologies read the subviews together.
    public var shouldGroupAccessibilityChildren: Bool {
      get { looks.groupsChildren }
      set { looks.groupsChildren = newValue }
    }
    /// The actions that assistive technologies offer.
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
      get { looks.customActions }
      set { looks.customActions = newValue }
    }
    /// Whether subviews resize with the view.
    public var autoresizesSubviews: Bool {
      get { looks.autoresizesSubviews }
      set { looks.autoresizesSubviews = newValue }
    }
    /// Whether the view is cleared before it is drawn.
    public var clearsContextBeforeDrawing: Bool {
      get { looks.clearsContext }
      set { looks.clearsContext = newValue }
    }
    /// Whether the layout margins include the safe area.
    public var insetsLayoutMarginsFromSafeArea: Bool {
      get { looks.followsSafeArea }
      set { looks.followsSafeArea = newValue }
    }
    /// Whether the layout margins include those of the superview.
    public var preservesSuperviewLayoutMargins: Bool {
      get { looks.followsSuperview }
      set { looks.followsSuperview = newValue }
    }
    /// The title that the system shows large for the largest text sizes.
    public var largeContentTitle: String? {
      get { looks.largeContentTitle }
      set { looks.largeContentTitle = newValue }
    }
    /// Whether the system shows the view large for the largest text sizes.
    public var showsLargeContentViewer: Bool {
      get { looks.showsLargeContentViewer }
      set { looks.showsLargeContentViewer = newValue }
    }

    /// The effects of tilting the device.
    public var motionEffects: [UIMotionEffect] {
      get { looks.motionEffects }
      set { looks.motionEffects = newValue }
    }
    /// Adds an effect of tilting the device.
    public func addMotionEffect(_ effect: UIMotionEffect) { looks.motionEffects.append(effect) }
    /// Removes an effect of tilting the device.
    public func removeMotionEffect(_ effect: UIMotionEffect) { looks.motionEffects.removeAll { $0 === effect } }

    /// The layout guides that the app added.
    public var layoutGuides: [UILayoutGuide] { looks.layoutGuides }
    /// Adds a layout guide.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { looks.layoutGuides.append(layoutGuide) }
    /// Removes a layout guide.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
      looks.layoutGuides.removeAll { $0 === layoutGuide }
    }
    /// The layout guide of the area that the keyboard covers.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
      let guide = looks.keyboardGuide ?? UIKeyboardLayoutGuide()
      looks.keyboardGuide = guide
      return guide
    }

    /// Swaps two subviews.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
      guard subviews.indices.contains(index1), subviews.indices.contains(index2), index1 != index2 else { return }
      let (low, high) = (min(index1, index2), max(index1, index2))
      let (first, second) = (subviews[low], subviews[high])
      insertSubview(second, at: low)
      insertSubview(first, at: high)
    }
    /// Returns a snapshot of a part of the view: an empty view of that size.
    public func resizableSnapshotView(
      from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { UIView(frame: rect) }
    /// Updates the constraints if necessary. Has no effect.
    public func updateConstraintsIfNeeded() {}
  }

  /// The layout guide of the area that the keyboard covers. It never appears.
  open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the guide follows a keyboard that is not docked.
    open var followsUndockedKeyboard = false
    /// Whether the guide includes the safe area.
    open var usesBottomSafeArea = true
  }

  extension UIScrollView {
    /// How fast scrolling slows down.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
      /// The raw value.
      public let rawValue: CGFloat
      /// Creates a rate.
      public init(rawValue: CGFloat) { self.rawValue = rawValue }
      /// Slowly.
      public static let normal = DecelerationRate(rawValue: 0.998)
      /// Fast.
      public static let fast = DecelerationRate(rawValue: 0.99)
    }
    /// The style of scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
      /// A style.
      case `default`, black, white
    }
  }

  extension UIControl {
    /// How the content of a control is aligned vertically.
    public enum ContentVerticalAlignment: Int, Sendable {
      /// An alignment.
      case center, top, bottom, fill
    }
    /// How the content of a control is aligned horizontally.
    public enum ContentHorizontalAlignment: Int, Sendable {
      /// An alignment.
      case center, left, right, fill, leading, trailing
    }
  }

  extension UIButton {
    /// What a button does.
    public enum Role: Int, Sendable {
      /// A role.
      case normal, primary, cancel, destructive
    }
  }

  extension UIView {
    /// The area in which a text is easy to read.
    public var readableContentGuide: UILayoutGuide {
      if let guide = looks.readableGuide { return guide }
      let guide = UILayoutGuide()
      looks.readableGuide = guide
      return guide
    }
    /// The point around which the view is transformed, from 0 to 1.
    public var anchorPoint: CGPoint {
      get { looks.anchorPoint }
      set { looks.anchorPoint = newValue }
    }
    /// The transform in space.
    public var transform3D: CATransform3D {
      get { looks.transform3D }
      set { looks.transform3D = newValue }
    }
    /// The smallest size of text.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
      get { looks.minimumContentSize }
      set { looks.minimumContentSize = newValue }
    }
    /// The largest size of text.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
      get { looks.maximumContentSize }
      set { looks.maximumContentSize = newValue }
    }
    /// The group for the focus.
    public var focusGroupIdentifier: String? {
      get { looks.focusGroup }
      set { looks.focusGroup = newValue }
    }
    /// Whether the view has the focus: never.
    public var isFocused: Bool { false }
    /// The direction of the layout: from left to right.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Returns the direction of a layout: from left to right.
    public class func userInterfaceLayoutDirection(
      for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection { attribute == .forceRightToLeft ? .rightToLeft : .leftToRight }
    /// The duration of the animation in which the code runs.
    public class var inheritedAnimationDuration: TimeInterval { 0 }
    /// Repeats the animations of a closure; they run once.
    public class func modifyAnimations(
      withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) { animations() }
  }
#endif
