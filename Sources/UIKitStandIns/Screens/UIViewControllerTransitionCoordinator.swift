#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for what goes on while screens change.
  @preconcurrency @MainActor
  public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {
    /// Changes something meanwhile.
    @discardableResult
    func animate(
      alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
    ) -> Bool
  }

  /// What says how a screen comes and goes.
  @preconcurrency @MainActor
  public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}

  /// What hears of a screen that the user takes away, which nobody does.
  @preconcurrency @MainActor
  public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The user has taken the screen away.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  }

  extension UIAdaptivePresentationControllerDelegate {
    /// Stands in for an app that does not implement the method.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  }

  /// Stands in for how a screen is presented.
  @preconcurrency @MainActor
  open class UIPresentationController: NSObject {
    /// What hears of it; held weakly.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The screen.
    public let presentedViewController: UIViewController
    init(_ presented: UIViewController) { presentedViewController = presented }
  }

  extension UIViewController {
    /// How the screen is presented.
    public var presentationController: UIPresentationController? { UIPresentationController(self) }
  }
#endif
