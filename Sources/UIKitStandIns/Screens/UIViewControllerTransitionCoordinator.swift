#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for what is known of a change of screens.
  @preconcurrency @MainActor
  public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether it is seen how screens change.
    var isAnimated: Bool { get }
    /// Whether the user went back before the end, which nobody does.
    var isCancelled: Bool { get }
    /// How many seconds it takes.
    var transitionDuration: TimeInterval { get }
    /// The screen that goes, or the one that comes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  }

  /// Stands in for what goes on while screens change.
  @preconcurrency @MainActor
  public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Changes something meanwhile.
    @discardableResult
    func animate(
      alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
  }

  /// Names a screen of a change.
  public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Names a screen.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that goes.
    public static let from = UITransitionContextViewControllerKey(
      rawValue: "UITransitionContextFromViewControllerKey")
    /// The one that comes.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewControllerKey")
  }

  /// A change of screens, which takes no time.
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

    func animate(
      alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
      animation?(self)
      if let completion { completions.append(completion) }
      return true
    }

    /// Calls what comes after the change.
    func end() {
      let last = completions
      completions = []
      for completion in last { completion(self) }
    }
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
    /// The default implementation, for an app that does not implement the method.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  }

  /// Stands in for how a screen is presented.
  @preconcurrency @MainActor
  open class UIPresentationController: NSObject {
    /// The delegate; held weakly.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The view controller.
    public let presentedViewController: UIViewController
    init(_ presented: UIViewController) { presentedViewController = presented }
  }

  extension UIViewController {
    /// How the screen is presented.
    public var presentationController: UIPresentationController? { UIPresentationController(self) }
  }
#endif
