#if os(Linux) || os(macOS)
  import Foundation

  /// The operations of a stack of view controllers.
  extension UINavigationController {
    /// An operation that animates.
    public enum Operation: Int, Sendable {
      /// None.
      case none = 0
      /// A view controller comes.
      case push = 1
      /// A view controller goes.
      case pop = 2
    }
  }

  extension UINavigationControllerDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// The default implementation, for an app that does not implement the method.
    public func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// The default implementation, for an app that does not implement the method.
    public func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
      -> UIInterfaceOrientationMask
    { .all }
  }
#endif
