#if os(Linux) || os(macOS)
  import Foundation

  /// Seconds.
  public typealias CFTimeInterval = Double

  /// How something is fast and slow.
  public struct CAMediaTimingFunctionName: Hashable, Sendable {
    /// The value of that name.
    public static let linear = CAMediaTimingFunctionName()
    /// The value of that name.
    public static let easeIn = CAMediaTimingFunctionName()
    /// The value of that name.
    public static let easeOut = CAMediaTimingFunctionName()
    /// The value of that name.
    public static let easeInEaseOut = CAMediaTimingFunctionName()
    /// The value of that name.
    public static let `default` = CAMediaTimingFunctionName()
  }

  /// Stands in for how something is fast and slow.
  public final class CAMediaTimingFunction: NSObject, Sendable {
    /// Names it.
    public init(name: CAMediaTimingFunctionName) {}
  }

  /// What is seen before and after a movement.
  public struct CAMediaTimingFillMode: Hashable, Sendable {
    /// The value of that name.
    public static let forwards = CAMediaTimingFillMode()
    /// The value of that name.
    public static let backwards = CAMediaTimingFillMode()
    /// The value of that name.
    public static let both = CAMediaTimingFillMode()
    /// The value of that name.
    public static let removed = CAMediaTimingFillMode()
  }

  /// Stands in for a movement.
  @preconcurrency @MainActor
  open class CAAnimation: NSObject {
    /// How many seconds it takes.
    open var duration: CFTimeInterval = 0
    /// When it begins.
    open var beginTime: CFTimeInterval = 0
    /// How often it comes.
    open var repeatCount: Float = 0
    /// Whether it goes back.
    open var autoreverses = false
    /// Whether it is forgotten afterwards.
    open var isRemovedOnCompletion = true
    /// What is seen before and after it.
    open var fillMode = CAMediaTimingFillMode.removed
    /// How it is fast and slow.
    open var timingFunction: CAMediaTimingFunction?
  }

  /// Stands in for the movement of a property.
  open class CAPropertyAnimation: CAAnimation {
    /// The property.
    open var keyPath: String?
    /// Names the property.
    public convenience init(keyPath path: String?) {
      self.init()
      keyPath = path
    }
  }

  /// Stands in for a movement from one value to another.
  open class CABasicAnimation: CAPropertyAnimation {
    /// The first value.
    open var fromValue: Any?
    /// The last value.
    open var toValue: Any?
    /// The difference.
    open var byValue: Any?
  }

  /// Stands in for a movement as a spring has it.
  open class CASpringAnimation: CABasicAnimation {
    /// How soon it comes to rest.
    open var damping: CGFloat = 10
    /// How strong the spring is.
    open var stiffness: CGFloat = 100
  }

  /// Stands in for a movement through values.
  open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values.
    open var values: [Any]?
    /// When.
    open var keyTimes: [NSNumber]?
    /// The way.
    open var path: CGPath?
  }

  /// Stands in for several movements.
  open class CAAnimationGroup: CAAnimation {
    /// The movements.
    open var animations: [CAAnimation]?
  }

  /// Stands in for how the content of a layer changes.
  open class CATransition: CAAnimation {}

  /// Stands in for changes that belong together.
  @preconcurrency @MainActor
  open class CATransaction: NSObject {
    private static var completions: [(() -> Void)?] = []
    /// Begins changes.
    open class func begin() { completions.append(nil) }
    /// Ends changes, and does what comes after them.
    open class func commit() { completions.popLast()??() }
    /// Says what comes after the changes.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
      if completions.isEmpty { block?() } else { completions[completions.count - 1] = block }
    }
    /// Accepts that nothing moves.
    open class func setDisableActions(_ flag: Bool) {}
    /// Accepts how many seconds it takes.
    open class func setAnimationDuration(_ duration: CFTimeInterval) {}
  }

  /// The kind of colours that become one another.
  public struct CAGradientLayerType: Hashable, Sendable {
    /// In one direction.
    public static let axial = CAGradientLayerType()
    /// Around a point.
    public static let radial = CAGradientLayerType()
    /// In all directions.
    public static let conic = CAGradientLayerType()
  }

  /// Stands in for colours that become one another.
  open class CAGradientLayer: CALayer {
    /// The colours.
    open var colors: [Any]?
    /// Their places.
    open var locations: [NSNumber]?
    /// Where they begin.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where they end.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// Their kind.
    open var type = CAGradientLayerType.axial
  }

  /// Stands in for a shape.
  open class CAShapeLayer: CALayer {
    /// The lines.
    open var path: CGPath?
    /// The colour inside.
    open var fillColor: CGColor?
    /// The colour of lines.
    open var strokeColor: CGColor?
    /// How wide lines are.
    open var lineWidth: CGFloat = 1
    /// Where lines begin.
    open var strokeStart: CGFloat = 0
    /// Where lines end.
    open var strokeEnd: CGFloat = 1
  }
#endif
