#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for an animation that the app starts: views change at once, and its completions wait until it is over.
  @preconcurrency @MainActor
  open class UIViewPropertyAnimator: NSObject {
    /// How many seconds it takes.
    public let duration: TimeInterval
    /// Whether the animation has begun and is not over.
    open private(set) var isRunning = false
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// How often the animation was started or stopped: what an earlier start waits for no longer counts.
    private var changes = 0

    /// Creates an animation with a curve.
    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
      self.duration = duration
      self.animations = animations.map { [$0] } ?? []
    }

    /// Creates an animation with a spring.
    public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
      self.duration = duration
      self.animations = animations.map { [$0] } ?? []
    }

    /// Creates an animation, and starts it.
    @discardableResult
    open class func runningPropertyAnimator(
      withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
      animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
      let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
      if let completion { animator.addCompletion(completion) }
      animator.startAnimation(afterDelay: delay)
      return animator
    }

    /// Adds what changes views.
    open func addAnimations(_ animation: @escaping () -> Void) {
      if isRunning { animation() } else { animations.append(animation) }
    }

    /// Adds what comes when the animation is over.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
      completions.append(completion)
    }

    /// Starts the animation.
    open func startAnimation() { startAnimation(afterDelay: 0) }

    /// Starts the animation later.
    ///
    /// - Parameter delay: After how many seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
      guard !isRunning else { return }
      isRunning = true
      changes += 1
      let start = changes
      let changesOfViews = animations
      animations = []
      for change in changesOfViews { change() }
      AnimationEnd.wait(delay + duration) { [self] _ in
        if start == changes { end(at: .end) }
      }
    }

    /// Stops the animation where it is.
    ///
    /// - Parameter withoutFinishing: Whether its completions are not called.
    open func stopAnimation(_ withoutFinishing: Bool) {
      changes += 1
      if withoutFinishing {
        isRunning = false
        completions = []
      }
    }

    /// Ends an animation that was stopped.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
      if isRunning { end(at: finalPosition) }
    }

    private func end(at position: UIViewAnimatingPosition) {
      isRunning = false
      changes += 1
      let ended = completions
      completions = []
      for completion in ended { completion(position) }
    }
  }

  /// Where an animation is.
  public enum UIViewAnimatingPosition: Int, Sendable {
    /// At its end.
    case end
    /// At its start.
    case start
    /// Between both.
    case current
  }

  extension UIView {
    /// How fast an animation is when.
    public enum AnimationCurve: Int, Sendable {
      /// Slow at both ends.
      case easeInOut
      /// Slow at its start.
      case easeIn
      /// Slow at its end.
      case easeOut
      /// Always as fast.
      case linear
    }
  }
#endif
