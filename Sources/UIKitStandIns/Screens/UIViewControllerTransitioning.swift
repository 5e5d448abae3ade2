#if os(Linux) || os(macOS)
  import Foundation

  /// The delegate for custom transitions. A simulation asks for none: screens appear and disappear at once.
  @preconcurrency @MainActor
  public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Returns what animates a presentation.
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns what animates a dismissal.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns what controls a presentation.
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns what controls a dismissal.
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns what manages a presentation.
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
  }

  extension UIViewControllerTransitioningDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// The default implementation, for an app that does not implement the method.
    public func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { nil }
    /// The default implementation, for an app that does not implement the method.
    public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    { nil }
    /// The default implementation, for an app that does not implement the method.
    public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    { nil }
    /// The default implementation, for an app that does not implement the method.
    public func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
  }

  /// What animates a transition.
  @preconcurrency @MainActor
  public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the duration, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Animates the transition.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Called when the transition has ended.
    func animationEnded(_ transitionCompleted: Bool)
  }

  extension UIViewControllerAnimatedTransitioning {
    /// The default implementation, for an app that does not implement the method.
    public func animationEnded(_ transitionCompleted: Bool) {}
  }

  /// What controls a transition while the user makes it.
  @preconcurrency @MainActor
  public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins the transition.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  }

  /// What a transition is about.
  @preconcurrency @MainActor
  public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether the user makes the transition.
    var isInteractive: Bool { get }
    /// Whether the user has cancelled the transition.
    var transitionWasCancelled: Bool { get }
    /// How the view controller is presented.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Ends the transition.
    func completeTransition(_ didComplete: Bool)
    /// Returns the view controller that disappears, or the one that appears.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view that disappears, or the one that appears.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns the frame at the beginning.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the frame at the end.
    func finalFrame(for vc: UIViewController) -> CGRect
    /// Changes how far the user has come.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Ends the user's part of the transition.
    func finishInteractiveTransition()
    /// Takes the transition back.
    func cancelInteractiveTransition()
  }

  /// A key of a view in a transition.
  public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view that disappears.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromViewKey")
    /// The view that appears.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToViewKey")
  }

  /// Stands in for a transition that the user makes with a gesture. There are no gestures.
  @preconcurrency @MainActor
  open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// How far the user has come.
    open private(set) var percentComplete: CGFloat = 0
    /// The speed of the rest.
    open var completionSpeed: CGFloat = 1
    /// Begins the transition.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
    /// Changes how far the user has come.
    open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
    /// Takes the transition back.
    open func cancel() {}
    /// Ends the user's part of the transition.
    open func finish() {}
  }
#endif
