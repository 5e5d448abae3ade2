#if os(Linux) || os(macOS)
  import Foundation

  /// A type whose instances share an appearance proxy.
  @preconcurrency @MainActor
  public protocol UIAppearance: NSObject {}

  /// A type that can contain instances with an appearance proxy.
  @preconcurrency @MainActor
  public protocol UIAppearanceContainer: NSObject {}

  extension UIAppearance {
    /// Returns the appearance proxy. Setting its properties has no effect on other instances.
    public static func appearance() -> Self { ObjectMaker.make(self) }
    /// Returns the appearance proxy for some containers. Setting its properties has no effect on other instances.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
      appearance()
    }
  }

  extension UIView: UIAppearance, UIAppearanceContainer {}
  extension UIBarButtonItem: UIAppearance {}
  extension UITabBarItem: UIAppearance {}
  extension UIViewController: UIAppearanceContainer {}
#endif
