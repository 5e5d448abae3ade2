#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

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
    /// The transactions that have begun in a process, the innermost one last.
    private final class Begun {
      var seconds: [CFTimeInterval] = []
      var completions: [(() -> Void)?] = []
    }

    private static var begun: Begun { AppEnvironment.current.object { Begun() } }
    private static let standardDuration: CFTimeInterval = 0.25

    /// Begins changes.
    open class func begin() {
      let begun = begun
      begun.seconds.append(standardDuration)
      begun.completions.append(nil)
    }

    /// Ends changes, and has what comes after them come in time.
    open class func commit() {
      let begun = begun
      guard let seconds = begun.seconds.popLast(), let completion = begun.completions.popLast() else { return }
      if let completion { AnimationEnd.wait(seconds) { _ in completion() } }
    }

    /// Says what comes after the changes.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
      let begun = begun
      if !begun.completions.isEmpty {
        begun.completions[begun.completions.count - 1] = block
      } else if let block {
        AnimationEnd.wait(standardDuration) { _ in block() }
      }
    }

    /// Says that nothing moves.
    open class func setDisableActions(_ flag: Bool) { if flag { setAnimationDuration(0) } }

    /// Says how many seconds it takes.
    open class func setAnimationDuration(_ duration: CFTimeInterval) {
      let begun = begun
      if !begun.seconds.isEmpty { begun.seconds[begun.seconds.count - 1] = duration }
    }
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
