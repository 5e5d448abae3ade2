#if os(Linux) || os(macOS)
  import Foundation

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
      /// The bits.
      public let rawValue: UInt
      /// Creates a set from its bits.
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
    /// How far.
    open var scale: CGFloat = 1
  }

  /// Stands in for fingers that turn.
  open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far.
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
    /// Stands in for an app that does not implement the method.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Stands in for an app that does not implement the method.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      true
    }
    /// Stands in for an app that does not implement the method.
    public func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
  }

  extension UIGestureRecognizer {
    /// How far a gesture is.
    public enum State: Int, Sendable {
      /// It may begin.
      case possible = 0
      /// It has begun.
      case began = 1
      /// It goes on.
      case changed = 2
      /// It is done.
      case ended = 3
      /// It was broken off.
      case cancelled = 4
      /// It is none.
      case failed = 5
      /// It is done.
      public static let recognized = State.ended
    }
    /// How far the gesture is.
    public var state: State { .possible }
    /// Where it is.
    public func location(in view: UIView?) -> CGPoint { .zero }
    /// Lets another gesture come first.
    public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  }
#endif
