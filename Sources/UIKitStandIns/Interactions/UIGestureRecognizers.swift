#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a gesture recognizer. There are no touches: a test sets `state`.
  @preconcurrency @MainActor
  open class UIGestureRecognizer: NSObject {
    /// Called when a touch begins; simulations have no touches.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when a touch moves; simulations have no touches.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when a touch ends; simulations have no touches.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when a touch is cancelled; simulations have no touches.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Begins again after a gesture. A simulation does not call it.
    open func reset() {}
    /// Asks whether the recognizer prevents another one. A simulation does not call it.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Asks whether another recognizer prevents this one. A simulation does not call it.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// The number of touches: none.
    open var numberOfTouches: Int { 0 }
    /// The state of a gesture recognizer.
    public enum State: Int, Sendable {
      /// No gesture is recognized yet.
      case possible
      /// A continuous gesture began.
      case began
      /// A continuous gesture changed.
      case changed
      /// The gesture ended.
      case ended
      /// The system cancelled the gesture.
      case cancelled
      /// The touches do not match the gesture.
      case failed
      /// The state of a recognized discrete gesture.
      public static let recognized = State.ended
    }

    private var targetActions: [TargetAction] = []
    /// Whether the recognizer is enabled.
    open var isEnabled = true
    /// The delegate; held weakly.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view to which the recognizer is attached.
    open internal(set) weak var view: UIView?
    /// Whether a recognized gesture cancels the view's touches.
    open var cancelsTouchesInView = true
    /// The name.
    open var name: String?
    /// Whether the view receives the start of touches only if recognition fails.
    open var delaysTouchesBegan = false
    /// Whether the view receives the end of touches only if recognition fails.
    open var delaysTouchesEnded = true
    /// The state. Targets are called when the gesture begins, changes or ends.
    open var state = State.possible {
      didSet {
        guard isEnabled, ![.possible, .failed].contains(state) else { return }
        for message in targetActions { message.send(from: self) }
      }
    }

    /// Creates a gesture recognizer without a target.
    public convenience override init() { self.init(target: nil, action: nil) }
    /// Creates a gesture recognizer.
    ///
    /// - Parameters:
    ///   - target: The target; held weakly.
    ///   - action: The method, which may take the recognizer.
    public init(target: Any?, action: Selector?) {
      super.init()
      if let target, let action { addTarget(target, action: action) }
    }
    /// Adds a target and action.
    open func addTarget(_ target: Any, action: Selector) { targetActions.append(TargetAction(target, action)) }
    /// Removes targets and actions.
    open func removeTarget(_ target: Any?, action: Selector?) { targetActions.removeAll { $0.matches(target, action) } }
    /// Returns the location of the gesture: always zero.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// Makes the recognizer wait until another one fails. Has no effect.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  }

  /// Stands in for a recognizer of taps.
  open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps.
    open var numberOfTapsRequired = 1
    /// The number of fingers.
    open var numberOfTouchesRequired = 1
  }

  /// Stands in for a recognizer of pans.
  open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of fingers.
    open var minimumNumberOfTouches = 1
    /// The maximum number of fingers.
    open var maximumNumberOfTouches = Int.max
    /// Returns the translation of the pan: always zero.
    open func translation(in view: UIView?) -> CGPoint { .zero }
    /// Sets the translation of the pan. Has no effect.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    /// Returns the velocity of the pan: always zero.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
  }

  /// Stands in for a recognizer of pans from the screen's edge.
  open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges.
    open var edges: UIRectEdge = []
  }

  /// Stands in for a recognizer of swipes.
  open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The direction of a swipe.
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
    /// The permitted directions.
    open var direction = Direction.right
    /// The number of fingers.
    open var numberOfTouchesRequired = 1
  }

  /// Stands in for a recognizer of long presses.
  open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The minimum length in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The distance in points by which the finger may move.
    open var allowableMovement: CGFloat = 10
  }

  /// Stands in for a recognizer of pinches.
  open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The scale.
    open var scale: CGFloat = 1
  }

  /// Stands in for a recognizer of rotations.
  open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The rotation in radians.
    open var rotation: CGFloat = 0
  }

  /// The delegate of a gesture recognizer.
  @preconcurrency @MainActor
  public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Returns whether the gesture may begin.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Returns whether the recognizer receives a touch.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Returns whether two gestures may be recognized at the same time.
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

  /// Stands in for a recognizer of a pointer, which simulations do not have.
  open class UIHoverGestureRecognizer: UIGestureRecognizer {}
#endif
