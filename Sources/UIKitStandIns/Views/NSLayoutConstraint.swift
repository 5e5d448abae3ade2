#if os(Linux) || os(macOS)
  import Foundation

  /// How much a constraint matters.
  public struct UILayoutPriority: Hashable, Sendable, _UIKitNumericRawRepresentable {
    /// The number.
    public let rawValue: Float
    /// Creates a priority.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// It must hold.
    public static let required = UILayoutPriority(1000)
    /// It should hold.
    public static let defaultHigh = UILayoutPriority(750)
    /// It may hold.
    public static let defaultLow = UILayoutPriority(250)
  }

  /// Stands in for a rule of layout, which nobody follows.
  @preconcurrency @MainActor
  open class NSLayoutConstraint: NSObject {
    /// A direction.
    public enum Axis: Int, Sendable {
      /// From left to right.
      case horizontal = 0
      /// From top to bottom.
      case vertical = 1
    }

    /// Whether it holds.
    open var isActive = false
    /// How much is added.
    open var constant: CGFloat = 0
    /// How much it matters.
    open var priority = UILayoutPriority.required

    /// Lets rules hold.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { constraint.isActive = true }
    }
    /// Lets rules hold no more.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { constraint.isActive = false }
    }
  }

  /// Stands in for a place that rules of layout are about.
  @preconcurrency @MainActor
  open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// A rule: the same place.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
      NSLayoutConstraint()
    }
    /// A rule: not before another place.
    open func constraint(
      greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
    /// A rule: not behind another place.
    open func constraint(
      lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
  }

  /// Stands in for a place from left to right.
  open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
  /// Stands in for a place from top to bottom.
  open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

  /// Stands in for a size that rules of layout are about.
  open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// A rule: a size.
    open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
    /// A rule: at least a size.
    open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
    /// A rule: at most a size.
    open func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
    /// A rule: a part of another size.
    open func constraint(
      equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
    /// A rule: at least a part of another size.
    open func constraint(
      greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
    /// A rule: at most a part of another size.
    open func constraint(
      lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
  }

  /// Stands in for a part of a view that rules of layout are about.
  @preconcurrency @MainActor
  open class UILayoutGuide: NSObject {
    /// The left edge.
    open lazy var leftAnchor = NSLayoutXAxisAnchor()
    /// The right edge.
    open lazy var rightAnchor = NSLayoutXAxisAnchor()
    /// The left edge.
    open lazy var leadingAnchor = NSLayoutXAxisAnchor()
    /// The right edge.
    open lazy var trailingAnchor = NSLayoutXAxisAnchor()
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
#endif
