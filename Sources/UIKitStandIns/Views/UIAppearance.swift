#if os(Linux) || os(macOS)
  import Foundation

  /// Something whose looks can be set for all of its kind.
  @preconcurrency @MainActor
  public protocol UIAppearance: NSObject {}

  /// Something that can contain what has looks.
  @preconcurrency @MainActor
  public protocol UIAppearanceContainer: NSObject {}

  extension UIAppearance {
    /// What all of the kind look like: an object that is set, and shown by nothing.
    public static func appearance() -> Self { ObjectMaker.make(self) }
    /// What all of the kind look like in some places.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
      appearance()
    }
  }

  extension UIView: UIAppearance, UIAppearanceContainer {}
  extension UIBarButtonItem: UIAppearance {}
  extension UITabBarItem: UIAppearance {}
  extension UIViewController: UIAppearanceContainer {}
#endif
