#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// A time in seconds.
  public typealias CFTimeInterval = Double

  /// The name of a timing function.
  public struct CAMediaTimingFunctionName: Hashable, Sendable {
    /// The linear timing curve.
    public static let linear = CAMediaTimingFunctionName()
    /// The ease in timing curve.
    public static let easeIn = CAMediaTimingFunctionName()
    /// The ease out timing curve.
    public static let easeOut = CAMediaTimingFunctionName()
    /// The ease in ease out timing curve.
    public static let easeInEaseOut = CAMediaTimingFunctionName()
    /// The default timing curve.
    public static let `default` = CAMediaTimingFunctionName()
  }

  /// Stands in for a timing function.
  public final class CAMediaTimingFunction: NSObject, Sendable {
    /// Creates a timing function from its name.
    public init(name: CAMediaTimingFunctionName) {}
  }

  /// What an animation shows before and after its duration.
  public struct CAMediaTimingFillMode: Hashable, Sendable {
    /// The forwards fill mode.
    public static let forwards = CAMediaTimingFillMode()
    /// The backwards fill mode.
    public static let backwards = CAMediaTimingFillMode()
    /// The both fill mode.
    public static let both = CAMediaTimingFillMode()
    /// The removed fill mode.
    public static let removed = CAMediaTimingFillMode()
  }

  /// Stands in for a Core Animation animation.
  @preconcurrency @MainActor
  open class CAAnimation: NSObject {
    /// The length in seconds.
    open var duration: CFTimeInterval = 0
    /// The start time in seconds.
    open var beginTime: CFTimeInterval = 0
    /// The number of repetitions.
    open var repeatCount: Float = 0
    /// Whether the animation runs forwards and backwards.
    open var autoreverses = false
    /// Whether the layer removes the animation when it ends.
    open var isRemovedOnCompletion = true
    /// What the animation shows before and after its duration.
    open var fillMode = CAMediaTimingFillMode.removed
    /// The timing function.
    open var timingFunction: CAMediaTimingFunction?
    /// The speed, relative to the layer's.
    open var speed: Float = 1
    /// The delegate, which the animation retains.
    open var delegate: (any CAAnimationDelegate)?
  }

  /// Stands in for an animation of a property.
  open class CAPropertyAnimation: CAAnimation {
    /// The key path of the property.
    open var keyPath: String?
    /// Creates an animation of a property.
    public convenience init(keyPath path: String?) {
      self.init()
      keyPath = path
    }
  }

  /// Stands in for an animation between two values.
  open class CABasicAnimation: CAPropertyAnimation {
    /// The start value.
    open var fromValue: Any?
    /// The end value.
    open var toValue: Any?
    /// The relative value.
    open var byValue: Any?
  }

  /// Stands in for a spring animation.
  open class CASpringAnimation: CABasicAnimation {
    /// The damping.
    open var damping: CGFloat = 10
    /// The stiffness.
    open var stiffness: CGFloat = 100
  }

  /// Stands in for a keyframe animation.
  open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values of the keyframes.
    open var values: [Any]?
    /// The times of the keyframes.
    open var keyTimes: [NSNumber]?
    /// The path of the keyframes.
    open var path: CGPath?
  }

  /// Stands in for a group of animations.
  open class CAAnimationGroup: CAAnimation {
    /// The animations.
    open var animations: [CAAnimation]?
  }

  /// Stands in for a Core Animation transaction.
  @preconcurrency @MainActor
  open class CATransaction: NSObject {
    /// A transaction that has begun.
    private struct Transaction {
      /// The length in seconds of animations that have none of their own.
      var seconds = CATransaction.standardDuration
      /// The time in seconds that the longest explicit animation takes.
      var longest: CFTimeInterval = 0
      var completion: (() -> Void)?
    }

    /// The open transactions of a process, innermost last.
    private final class Begun {
      var transactions: [Transaction] = []
    }

    private static var begun: Begun { AppEnvironment.current.object { Begun() } }
    private nonisolated static let standardDuration: CFTimeInterval = 0.25

    /// Begins a transaction.
    open class func begin() { begun.transactions.append(Transaction()) }

    /// Commits the innermost transaction, and schedules its completion.
    open class func commit() {
      guard let committed = begun.transactions.popLast(), let completion = committed.completion else { return }
      AnimationEnd.wait(max(committed.seconds, committed.longest)) { _ in completion() }
    }

    /// The length in seconds of animations that have none of their own.
    static var duration: CFTimeInterval { begun.transactions.last?.seconds ?? standardDuration }

    /// Makes the innermost transaction wait for an animation before its completion.
    static func wait(_ seconds: CFTimeInterval) { change { $0.longest = max($0.longest, seconds) } }

    /// Changes the innermost transaction.
    ///
    /// - Returns: False if none is open.
    @discardableResult
    private static func change(_ body: (inout Transaction) -> Void) -> Bool {
      let begun = begun
      guard !begun.transactions.isEmpty else { return false }
      body(&begun.transactions[begun.transactions.count - 1])
      return true
    }

    /// Sets the completion of the innermost transaction.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
      if !change({ $0.completion = block }), let block { AnimationEnd.wait(standardDuration) { _ in block() } }
    }

    /// Disables the implicit animations of the transaction.
    open class func setDisableActions(_ flag: Bool) { if flag { setAnimationDuration(0) } }

    /// Sets the length in seconds of the transaction's animations.
    open class func setAnimationDuration(_ duration: CFTimeInterval) { change { $0.seconds = duration } }
  }

  /// The type of a gradient layer.
  public struct CAGradientLayerType: Hashable, Sendable {
    /// Linear.
    public static let axial = CAGradientLayerType()
    /// Radial.
    public static let radial = CAGradientLayerType()
    /// Conic.
    public static let conic = CAGradientLayerType()
  }

  /// Stands in for a gradient layer.
  open class CAGradientLayer: CALayer {
    /// The colours.
    open var colors: [Any]?
    /// The locations of the colours.
    open var locations: [NSNumber]?
    /// The start point.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// The end point.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// The type of the gradient.
    open var type = CAGradientLayerType.axial
  }

  /// Stands in for a shape layer.
  open class CAShapeLayer: CALayer {
    /// The path.
    open var path: CGPath?
    /// The fill colour.
    open var fillColor: CGColor?
    /// The stroke colour.
    open var strokeColor: CGColor?
    /// The width of the stroke.
    open var lineWidth: CGFloat = 1
    /// The relative position at which the stroke starts.
    open var strokeStart: CGFloat = 0
    /// The relative position at which the stroke ends.
    open var strokeEnd: CGFloat = 1
  }
#endif
