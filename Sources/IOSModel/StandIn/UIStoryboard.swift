import SDKContract

#if !canImport(UIKit)
  import Foundation

  /// A storyboard of the app: there is no file behind it, so a test says what its screens are.
  @MainActor
  open class UIStoryboard {
    /// The name of the storyboard.
    public let name: String

    /// Opens a storyboard.
    public init(name: String, bundle: Bundle?) {
      self.name = name
    }

    /// Makes a screen: the one that the test names in `AppEnvironment.storyboard`, or a plain one.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
      let viewController = AppEnvironment.current.storyboard[identifier]?() ?? UIViewController()
      viewController.restorationIdentifier = identifier
      return viewController
    }
  }

  /// The screens of an app's storyboard.
  private final class Screens {
    var makers: [String: @MainActor () -> UIViewController] = [:]
  }

  extension AppEnvironment {
    /// Makes the screens of the app's storyboard, by their identifiers; for code that takes its screens from there.
    public var storyboard: [String: @MainActor () -> UIViewController] {
      get { object { Screens() }.makers }
      set { object { Screens() }.makers = newValue }
    }
  }
#endif
