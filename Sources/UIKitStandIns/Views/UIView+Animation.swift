#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  // Views change at once, as nothing is drawn; what the app does when an animation is over waits until it is.
  extension UIView {
    /// Changes views.
    ///
    /// - Parameters:
    ///   - duration: How many seconds it takes.
    ///   - delay: After how many seconds it begins.
    ///   - options: How views change; an animation that is repeated is never over.
    ///   - animations: Changes the views.
    ///   - completion: Is called in virtual time when the animation is over.
    public class func animate(
      withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
      animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
      animations()
      if !options.contains(.repeat) { wait(delay + duration, completion) }
    }

    /// Changes views.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { animations() }

    /// Changes views as a spring moves.
    public class func animate(
      withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
      initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
      completion: ((Bool) -> Void)? = nil
    ) {
      animate(
        withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Changes views step by step.
    public class func animateKeyframes(
      withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
      animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
      animations()
      if !options.contains(.repeat) { wait(delay + duration, completion) }
    }

    /// Adds a step.
    public class func addKeyframe(
      withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
      animations: @escaping () -> Void
    ) { animations() }

    /// Changes a view.
    public class func transition(
      with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
      completion: ((Bool) -> Void)? = nil
    ) {
      animations?()
      wait(duration, completion)
    }

    /// Puts a view in the place of another one.
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

    /// Changes views without showing how.
    public class func performWithoutAnimation(_ actions: () -> Void) {
      let wereEnabled = areAnimationsEnabled
      setAnimationsEnabled(false)
      actions()
      setAnimationsEnabled(wereEnabled)
    }

    /// Whether changes of views take time.
    public class var areAnimationsEnabled: Bool { AnimationSwitch.current.isOn }
    /// Says whether changes of views take time; where they do not, what follows an animation comes at once.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationSwitch.current.isOn = enabled }
  }

  /// Whether changes of views take time in a process.
  @MainActor
  private final class AnimationSwitch {
    var isOn = true
    static var current: AnimationSwitch { AppEnvironment.current.object { AnimationSwitch() } }
  }

  /// What comes when an animation is over.
  package enum AnimationEnd {
    /// Calls a completion in virtual time, and after the code that runs now.
    ///
    /// - Parameters:
    ///   - seconds: After how many seconds; those below zero count as none, and those above a year as forever.
    ///   - completion: Gets that the animation has come to its end.
    @MainActor
    package static func wait(_ seconds: TimeInterval, _ completion: ((Bool) -> Void)?) {
      guard let completion, !(seconds > 365 * 86_400) else { return }
      let clock = AppEnvironment.current.clock
      Task { @MainActor in
        // The app's process may end meanwhile.
        if seconds > 0 { do { try await clock.sleep(for: .seconds(seconds)) } catch { return } }
        completion(true)
      }
    }
  }
#endif
