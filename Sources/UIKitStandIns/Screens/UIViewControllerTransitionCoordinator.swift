#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for the context of a transition.
  @preconcurrency @MainActor
  public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether the user cancelled the transition, which nobody does.
    var isCancelled: Bool { get }
    /// The duration of the transition, in seconds.
    var transitionDuration: TimeInterval { get }
    /// Returns the view controller that disappears, or the one that appears.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view that disappears, or the one that appears.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view in which the transition takes place.
    var containerView: UIView { get }
  }

  extension UIViewControllerTransitionCoordinatorContext {
    /// How the screen that moves is presented.
    public var presentationStyle: UIModalPresentationStyle { .automatic }
    /// Whether a gesture began the transition, which none does.
    public var initiallyInteractive: Bool { false }
    /// Whether a gesture drives the transition, which none does.
    public var isInteractive: Bool { false }
    /// Whether the transition can be interrupted.
    public var isInterruptible: Bool { false }
    /// How much of the transition is done.
    public var percentComplete: CGFloat { 0 }
    /// The speed at which a gesture ended.
    public var completionVelocity: CGFloat { 1 }
    /// The timing curve.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// How the device turns, which it does not.
    public var targetTransform: CGAffineTransform { .identity }
  }

  /// Stands in for the coordinator of a transition.
  @preconcurrency @MainActor
  public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Performs changes along with the transition.
    @discardableResult
    func animate(
      alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
  }

  extension UIViewControllerTransitionCoordinator {
    /// Performs changes in a view along with the transition.
    @discardableResult
    public func animateAlongsideTransition(
      in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
    /// Takes what is called when a gesture no longer drives the transition; none does, so it is never called.
    public func notifyWhenInteractionChanges(
      _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}
    /// Takes what is called when a gesture no longer drives the transition; none does, so it is never called.
    public func notifyWhenInteractionEnds(
      _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}
  }

  /// A key of a view controller in a transition.
  public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view controller that disappears.
    public static let from = UITransitionContextViewControllerKey(
      rawValue: "UITransitionContextFromViewControllerKey")
    /// The view controller that appears.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewControllerKey")
  }

  /// A transition, which takes no time.
  final class ScreenChange: NSObject, UIViewControllerTransitionCoordinator {
    let isAnimated: Bool
    private let from: UIViewController?
    private let to: UIViewController?
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    init(from: UIViewController?, to: UIViewController?, animated: Bool) {
      (self.from, self.to, isAnimated) = (from, to, animated)
    }

    var isCancelled: Bool { false }
    var transitionDuration: TimeInterval { 0 }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
      switch key {
      case .from: from
      case .to: to
      default: nil
      }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
      switch key {
      case .from: from?.viewIfLoaded
      case .to: to?.viewIfLoaded
      default: nil
      }
    }

    var containerView: UIView { to?.viewIfLoaded?.superview ?? UIView() }

    func animate(
      alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
      animation?(self)
      if let completion { completions.append(completion) }
      return true
    }

    /// Calls the completion handlers.
    func end() {
      let last = completions
      completions = []
      for completion in last { completion(self) }
    }
  }
#endif
