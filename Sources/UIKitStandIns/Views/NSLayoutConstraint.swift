#if os(Linux) || os(macOS)
  import Foundation

  /// The priority of a constraint.
  public struct UILayoutPriority: Hashable, Sendable, _UIKitNumericRawRepresentable {
    /// The raw priority.
    public let rawValue: Float
    /// Creates a priority.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// The constraint must be satisfied.
    public static let required = UILayoutPriority(1000)
    /// A high priority.
    public static let defaultHigh = UILayoutPriority(750)
    /// A low priority.
    public static let defaultLow = UILayoutPriority(250)
  }

  /// Stands in for a layout constraint. Nothing is laid out.
  @preconcurrency @MainActor
  open class NSLayoutConstraint: NSObject {
    /// An axis.
    public enum Axis: Int, Sendable {
      /// Horizontal.
      case horizontal = 0
      /// Vertical.
      case vertical = 1
    }

    /// A part of a view's geometry.
    public enum Attribute: Int, Sendable {
      /// An edge.
      case left = 1
      /// An edge.
      case right, top, bottom, leading, trailing
      /// A dimension.
      case width, height
      /// A position of the centre.
      case centerX, centerY
      /// A baseline.
      case lastBaseline, firstBaseline
      /// A margin.
      case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
      /// A position of the centre within the margins.
      case centerXWithinMargins, centerYWithinMargins
      /// No second part.
      case notAnAttribute = 0
    }

    /// How two parts are related.
    public enum Relation: Int, Sendable {
      /// The first is at most the second.
      case lessThanOrEqual = -1
      /// They are equal.
      case equal = 0
      /// The first is at least the second.
      case greaterThanOrEqual = 1
    }

    /// Creates a constraint.
    public required override init() { super.init() }

    /// Creates a constraint between parts of two views.
    public convenience init(
      item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
      attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
      self.init()
      constant = c
    }

    /// Whether the constraint is active.
    open var isActive = false
    /// The constant.
    open var constant: CGFloat = 0
    /// The priority.
    open var priority = UILayoutPriority.required

    /// The options of a visual format.
    public struct FormatOptions: OptionSet, Sendable {
      /// The raw value.
      public let rawValue: UInt
      /// Creates an option set from its raw value.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// The tops are aligned.
      public static let alignAllTop = FormatOptions(rawValue: 8)
      /// The bottoms are aligned.
      public static let alignAllBottom = FormatOptions(rawValue: 16)
      /// The leading edges are aligned.
      public static let alignAllLeading = FormatOptions(rawValue: 32)
      /// The trailing edges are aligned.
      public static let alignAllTrailing = FormatOptions(rawValue: 64)
      /// The centres are aligned.
      public static let alignAllCenterX = FormatOptions(rawValue: 512)
      /// The centres are aligned.
      public static let alignAllCenterY = FormatOptions(rawValue: 1024)
      /// From the leading to the trailing edge.
      public static let directionLeadingToTrailing: FormatOptions = []
    }
    /// Returns the constraints of a visual format: none, as nothing is laid out.
    open class func constraints(
      withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] { [] }
    /// Activates constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { constraint.isActive = true }
    }
    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { constraint.isActive = false }
    }
  }

  /// Stands in for a layout anchor.
  @preconcurrency @MainActor
  open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// Whether a constraint equates the anchor with another one.
    private(set) var isEquated = false

    /// Returns a constraint that equates two anchors.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
      equate(with: anchor)
      return NSLayoutConstraint()
    }

    fileprivate func equate(with anchor: NSLayoutAnchor<AnchorType>) { (isEquated, anchor.isEquated) = (true, true) }

    /// Returns a constraint to at least another anchor.
    open func constraint(
      greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
    /// Returns a constraint to at most another anchor.
    open func constraint(
      lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
  }

  /// Stands in for a horizontal layout anchor.
  open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
  /// Stands in for a vertical layout anchor.
  open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

  /// Stands in for the layout anchor of a dimension.
  open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns a constraint to a constant.
    open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
    /// Returns a constraint to a minimum.
    open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
    /// Returns a constraint to a maximum.
    open func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
    /// Returns a constraint to a multiple of another dimension.
    open func constraint(
      equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
      if multiplier == 1 { equate(with: anchor) }
      return NSLayoutConstraint()
    }
    /// Returns a constraint to at least a multiple of another dimension.
    open func constraint(
      greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
    /// Returns a constraint to at most a multiple of another dimension.
    open func constraint(
      lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
  }

  /// Stands in for a layout guide.
  @preconcurrency @MainActor
  open class UILayoutGuide: NSObject {
    /// The anchor of the left edge.
    open lazy var leftAnchor = NSLayoutXAxisAnchor()
    /// The anchor of the right edge.
    open lazy var rightAnchor = NSLayoutXAxisAnchor()
    /// The anchor of the leading edge.
    open lazy var leadingAnchor = NSLayoutXAxisAnchor()
    /// The anchor of the trailing edge.
    open lazy var trailingAnchor = NSLayoutXAxisAnchor()
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
  }

  extension UIView {
    /// Whether constraints between anchors are known to leave the extent of the view to its content in some direction,
    /// so that it does not fill its superview. Constraints are not evaluated.
    var isSmallerByConstraints: Bool {
      guard !translatesAutoresizingMaskIntoConstraints else { return false }
      let isHigh = heightAnchor.isEquated || (topAnchor.isEquated && bottomAnchor.isEquated)
      let isWide =
        widthAnchor.isEquated || (leadingAnchor.isEquated && trailingAnchor.isEquated)
        || (leftAnchor.isEquated && rightAnchor.isEquated)
      let anchors = [leadingAnchor, trailingAnchor, leftAnchor, rightAnchor, centerXAnchor]
      let isLaidOut = anchors.contains(where: \.isEquated) || topAnchor.isEquated || bottomAnchor.isEquated
      return isLaidOut && !(isHigh && isWide)
    }
  }
#endif
