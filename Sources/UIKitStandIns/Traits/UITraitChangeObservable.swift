#if os(Linux) || os(macOS)
  import Foundation

  /// A trait that an app can observe; the traits of a simulated device never change.
  public protocol UITraitDefinition {}

  /// The light or dark interface style.
  public struct UITraitUserInterfaceStyle: UITraitDefinition {}
  /// The horizontal size class.
  public struct UITraitHorizontalSizeClass: UITraitDefinition {}
  /// The vertical size class.
  public struct UITraitVerticalSizeClass: UITraitDefinition {}
  /// The preferred Dynamic Type size.
  public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
  /// The number of pixels per point.
  public struct UITraitDisplayScale: UITraitDefinition {}
  /// The direction of the layout.
  public struct UITraitLayoutDirection: UITraitDefinition {}
  /// The interface idiom.
  public struct UITraitUserInterfaceIdiom: UITraitDefinition {}
  /// The contrast.
  public struct UITraitAccessibilityContrast: UITraitDefinition {}

  /// An observation of traits.
  public protocol UITraitChangeRegistration: NSObjectProtocol {}

  private final class Registration: NSObject, UITraitChangeRegistration {}

  /// An object whose traits an app can observe.
  @preconcurrency @MainActor
  public protocol UITraitChangeObservable: AnyObject {}

  extension UIViewController: UITraitChangeObservable {}
  extension UIView: UITraitChangeObservable {}
  extension UIWindowScene: UITraitChangeObservable {}

  extension UITraitChangeObservable {
    /// Observes traits; the handler is never called.
    @discardableResult
    public func registerForTraitChanges<Observer: UITraitChangeObservable>(
      _ traits: [any UITraitDefinition.Type], handler: @escaping (Observer, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { Registration() }
    /// Observes traits; the action is never called.
    @discardableResult
    public func registerForTraitChanges(
      _ traits: [any UITraitDefinition.Type], action: Selector
    ) -> any UITraitChangeRegistration { Registration() }
    /// Observes traits; the action is never called.
    @discardableResult
    public func registerForTraitChanges(
      _ traits: [any UITraitDefinition.Type], target: Any, action: Selector
    ) -> any UITraitChangeRegistration { Registration() }
    /// Ends an observation.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
  }

  extension UIViewController {
    /// Accepts traits for a child. Has no effect.
    public func setOverrideTraitCollection(
      _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {}
  }
#endif
