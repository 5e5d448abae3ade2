#if os(Linux) || os(macOS)
  import Foundation

  /// The delegate of a presentation that the user dismisses, which nobody does.
  @preconcurrency @MainActor
  public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Called when the user has dismissed the view controller.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when the user begins to dismiss the view controller.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called when the user cannot dismiss the view controller.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    /// Returns whether the user can dismiss the view controller.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Returns how the view controller is presented where there is little room.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Returns how the view controller is presented with some traits.
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
      -> UIModalPresentationStyle
  }

  extension UIAdaptivePresentationControllerDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// The default implementation, for an app that does not implement the method.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// The default implementation, for an app that does not implement the method.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    /// The default implementation, for an app that does not implement the method.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// The default implementation, for an app that does not implement the method.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
      .automatic
    }
    /// The default implementation, for an app that does not implement the method.
    public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
      -> UIModalPresentationStyle
    { .automatic }
  }

  /// The delegate of a popover.
  public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

  /// The delegate of a sheet.
  public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

  /// Stands in for a presentation controller. A simulation calls none of its methods: screens are presented at once.
  @preconcurrency @MainActor
  open class UIPresentationController: NSObject {
    /// The delegate; held weakly.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The presented view controller.
    public let presentedViewController: UIViewController
    private let presenter: UIViewController?
    /// The view controller that presents it.
    open var presentingViewController: UIViewController {
      presentedViewController.presentingViewController ?? presenter ?? presentedViewController
    }
    /// Whether the presenting view is removed.
    open var shouldRemovePresentersView: Bool { false }
    /// The style at compact width.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    /// The view in which the presentation takes place; nil, as none does.
    open var containerView: UIView? { nil }
    /// The view of the presented view controller.
    open var presentedView: UIView? { presentedViewController.viewIfLoaded }
    /// The frame of that view.
    open var frameOfPresentedViewInContainerView: CGRect { .zero }
    /// How the view controller is presented.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// Whether the view controller covers the screen.
    open var shouldPresentInFullscreen: Bool { true }
    /// Creates a presentation controller.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
      self.presentedViewController = presentedViewController
      presenter = presentingViewController
      super.init()
    }
    /// Called when the view controller is about to appear.
    open func presentationTransitionWillBegin() {}
    /// Called when the view controller has appeared.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called when the view controller is about to disappear.
    open func dismissalTransitionWillBegin() {}
    /// Called when the view controller has disappeared.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Called before the views are laid out.
    open func containerViewWillLayoutSubviews() {}
    /// Called when the views are laid out.
    open func containerViewDidLayoutSubviews() {}
  }

  extension UIViewController {
    /// The presentation controller of the view controller.
    public var presentationController: UIPresentationController? {
      UIPresentationController(presentedViewController: self, presenting: nil)
    }
  }
#endif
