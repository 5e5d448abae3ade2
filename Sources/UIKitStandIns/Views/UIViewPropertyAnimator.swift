#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a property animator: views change at once, and completions wait until the animation would end.
  @preconcurrency @MainActor
  open class UIViewPropertyAnimator: NSObject {
    /// The length in seconds.
    public let duration: TimeInterval
    /// Whether the animation is running.
    open private(set) var isRunning = false
    /// How much of the animation is done.
    open var fractionComplete: CGFloat = 0
    /// Whether the animation runs backwards.
    open var isReversed = false
    /// Whether the animation can be interrupted.
    open var isInterruptible = true
    /// Whether touches reach the views.
    open var isUserInteractionEnabled = true
    /// Whether the animation only pauses at its end, without a completion.
    open var pausesOnCompletion = false
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// The number of starts, stops and ends. It tells a waiting start whether it still has to end the animation.
    private var changes = 0

    /// Creates an animator with a timing curve.
    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
      self.duration = duration
      self.animations = animations.map { [$0] } ?? []
    }

    /// Creates an animator with a spring.
    public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
      self.duration = duration
      self.animations = animations.map { [$0] } ?? []
    }

    /// Creates an animator and starts it.
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

    /// Adds an animation.
    open func addAnimations(_ animation: @escaping () -> Void) {
      if isRunning { animation() } else { animations.append(animation) }
    }

    /// Adds a completion.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
      completions.append(completion)
    }

    /// Starts the animation.
    open func startAnimation() { startAnimation(afterDelay: 0) }

    /// Starts the animation after a delay.
    ///
    /// - Parameter delay: The delay in seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
      guard !isRunning else { return }
      isRunning = true
      changes += 1
      let start = changes
      let changesOfViews = animations
      animations = []
      for change in changesOfViews { change() }
      AnimationEnd.wait(delay + duration) { [self] _ in
        if start == changes, !pausesOnCompletion { end(at: isReversed ? .start : .end) }
      }
    }

    /// Pauses the animation, whose completions then wait until it goes on.
    open func pauseAnimation() {
      changes += 1
      isRunning = false
    }

    /// Goes on with a paused animation.
    ///
    /// - Parameters:
    ///   - parameters: The timing of the rest.
    ///   - durationFactor: How long the rest takes, as a fraction of the whole.
    open func continueAnimation(
      withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) { startAnimation(afterDelay: 0) }

    /// Stops the animation.
    ///
    /// - Parameter withoutFinishing: Whether to skip the completions.
    open func stopAnimation(_ withoutFinishing: Bool) {
      changes += 1
      if withoutFinishing {
        isRunning = false
        completions = []
      }
    }

    /// Finishes a stopped animation.
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

  /// The position of an animation.
  public enum UIViewAnimatingPosition: Int, Sendable {
    /// The end.
    case end
    /// The start.
    case start
    /// Between start and end.
    case current
  }

  extension UIView {
    /// The timing curve of an animation.
    public enum AnimationCurve: Int, Sendable {
      /// Starts and ends slowly.
      case easeInOut
      /// Starts slowly.
      case easeIn
      /// Ends slowly.
      case easeOut
      /// Constant speed.
      case linear
    }
  }
#endif
