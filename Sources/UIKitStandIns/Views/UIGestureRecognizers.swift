#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for what recognizes a gesture, which nobody makes: a test sets `state`.
  @preconcurrency @MainActor
  open class UIGestureRecognizer: NSObject {
    /// How far a gesture is.
    public enum State: Int, Sendable {
      /// There is none, or none is seen yet.
      case possible
      /// It has begun.
      case began
      /// It goes on.
      case changed
      /// It is done.
      case ended
      /// The system has ended it.
      case cancelled
      /// It was another one.
      case failed
      /// It is done.
      public static let recognized = State.ended
    }

    private var targetActions: [TargetAction] = []
    /// Whether it looks for the gesture.
    open var isEnabled = true
    /// The delegate; held weakly.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view.
    open internal(set) weak var view: UIView?
    /// Whether the view hears of it no more.
    open var cancelsTouchesInView = true
    /// What the app calls it.
    open var name: String?
    /// Whether the view hears of the beginning only afterwards.
    open var delaysTouchesBegan = false
    /// Whether the view hears of the end only afterwards.
    open var delaysTouchesEnded = true
    /// How far the gesture is; targets hear of its beginning, of its changes and of its end.
    open var state = State.possible {
      didSet {
        guard isEnabled, ![.possible, .failed].contains(state) else { return }
        for message in targetActions { message.send(from: self) }
      }
    }

    /// Creates a gesture.
    public convenience override init() { self.init(target: nil, action: nil) }
    /// Creates a gesture.
    ///
    /// - Parameters:
    ///   - target: What hears of it, held weakly.
    ///   - action: The method, which may take the recognizer.
    public init(target: Any?, action: Selector?) {
      super.init()
      if let target, let action { addTarget(target, action: action) }
    }
    /// Lets something hear of the gesture.
    open func addTarget(_ target: Any, action: Selector) { targetActions.append(TargetAction(target, action)) }
    /// Lets something hear of the gesture no more.
    open func removeTarget(_ target: Any?, action: Selector?) { targetActions.removeAll { $0.matches(target, action) } }
    /// Where the gesture is.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// Whether one gesture waits for another one to fail.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  }

  /// Stands in for several taps.
  open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps.
    open var numberOfTapsRequired = 1
    /// How many fingers.
    open var numberOfTouchesRequired = 1
  }

  /// Stands in for a finger that moves.
  open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// At least how many fingers.
    open var minimumNumberOfTouches = 1
    /// At most how many fingers.
    open var maximumNumberOfTouches = Int.max
    /// How far it has come.
    open func translation(in view: UIView?) -> CGPoint { .zero }
    /// Says how far it has come.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    /// How fast it is.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
  }

  /// Stands in for a finger that comes from an edge.
  open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges.
    open var edges: UIRectEdge = []
  }

  /// Stands in for a finger that moves fast.
  open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where to.
    public struct Direction: OptionSet, Sendable {
      /// The raw value.
      public let rawValue: UInt
      /// Creates an option set from its raw value.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// To the right.
      public static let right = Direction(rawValue: 1)
      /// To the left.
      public static let left = Direction(rawValue: 2)
      /// Up.
      public static let up = Direction(rawValue: 4)
      /// Down.
      public static let down = Direction(rawValue: 8)
    }
    /// Where to.
    open var direction = Direction.right
    /// How many fingers.
    open var numberOfTouchesRequired = 1
  }

  /// Stands in for a finger that stays.
  open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// For so many seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far it may move.
    open var allowableMovement: CGFloat = 10
  }

  /// Stands in for fingers that move apart.
  open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance.
    open var scale: CGFloat = 1
  }

  /// Stands in for fingers that turn.
  open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The distance.
    open var rotation: CGFloat = 0
  }

  /// What says which gestures count.
  @preconcurrency @MainActor
  public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Whether the gesture may begin.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Whether a touch counts.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Whether another gesture may come at the same time.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
  }

  extension UIGestureRecognizerDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// The default implementation, for an app that does not implement the method.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      true
    }
    /// The default implementation, for an app that does not implement the method.
    public func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
  }
#endif
