#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  // Nothing is drawn, so views change at once; completions wait until the animation would end.
  extension UIView {
    /// Animates changes of views.
    ///
    /// - Parameters:
    ///   - duration: The length in seconds.
    ///   - delay: The number of seconds before the start.
    ///   - options: The options. The completion of a repeating animation is never called.
    ///   - animations: Changes the views. It runs at once.
    ///   - completion: Called when the animation ends in virtual time.
    public class func animate(
      withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
      animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
      animations()
      if !options.contains(.repeat) { wait(delay + duration, completion) }
    }

    /// Animates changes of views.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { animations() }

    /// Animates changes of views with a spring.
    public class func animate(
      withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
      initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
      completion: ((Bool) -> Void)? = nil
    ) {
      animate(
        withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Animates changes of views with keyframes.
    public class func animateKeyframes(
      withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
      animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
      animations()
      if !options.contains(.repeat) { wait(delay + duration, completion) }
    }

    /// Adds a keyframe.
    public class func addKeyframe(
      withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
      animations: @escaping () -> Void
    ) { animations() }

    /// Animates a transition inside a view.
    public class func transition(
      with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
      completion: ((Bool) -> Void)? = nil
    ) {
      animations?()
      wait(duration, completion)
    }

    /// Animates a transition from one view to another.
    public class func transition(
      from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
      completion: ((Bool) -> Void)? = nil
    ) {
      fromView.superview?.addSubview(toView)
      fromView.removeFromSuperview()
      wait(duration, completion)
    }

    private class func wait(_ seconds: TimeInterval, _ completion: ((Bool) -> Void)?) {
      AnimationEnd.wait(areAnimationsEnabled ? seconds : 0, completion)
    }

    /// Changes views without animation.
    public class func performWithoutAnimation(_ actions: () -> Void) {
      let wereEnabled = areAnimationsEnabled
      setAnimationsEnabled(false)
      actions()
      setAnimationsEnabled(wereEnabled)
    }

    /// Whether animations are enabled.
    public class var areAnimationsEnabled: Bool { AnimationSwitch.current.isOn }
    /// Enables or disables animations. While they are disabled, completions are not delayed.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationSwitch.current.isOn = enabled }
  }

  /// Whether animations are enabled in a process.
  @MainActor
  private final class AnimationSwitch {
    var isOn = true
    static var current: AnimationSwitch { AppEnvironment.current.object { AnimationSwitch() } }
  }

  /// Calls the completions of animations.
  package enum AnimationEnd {
    /// Calls a completion in virtual time, after the code that is running.
    ///
    /// - Parameters:
    ///   - seconds: The delay in seconds; a negative delay counts as zero, and one above a year as forever.
    ///   - completion: Receives true.
    @MainActor
    package static func wait(_ seconds: TimeInterval, _ completion: ((Bool) -> Void)?) {
      guard let completion, !(seconds > 365 * 86_400) else { return }
      let clock = AppEnvironment.current.clock
      Task { @MainActor in
        // The app's process may end during the delay.
        if seconds > 0 { do { try await clock.sleep(for: .seconds(seconds)) } catch { return } }
        completion(true)
      }
    }
  }
#endif
