#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// Stands in for a storyboard of the app: there is no file behind it, so a test says what its screens are.
  @preconcurrency @MainActor
  open class UIStoryboard: NSObject {
    /// The name of the storyboard.
    public let name: String

    /// Opens a storyboard.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
      self.name = name
    }

    /// Makes a screen: the one that the test names in `AppEnvironment.storyboard`, or a plain one.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
      let screen = AppEnvironment.current.screen(named: identifier)
      screen.storyboard = self
      return screen
    }

    /// Makes a screen: the one that the test names in `AppEnvironment.storyboard`, if it has that class, or what the
    /// closure makes of nothing.
    open func instantiateViewController<ViewController: UIViewController>(
      identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
      let screen = instantiateViewController(withIdentifier: identifier)
      guard let made = screen as? ViewController else {
        preconditionFailure(
          "The screen \(identifier) of the storyboard is no \(ViewController.self): name it in AppEnvironment.storyboard"
        )
      }
      return made
    }

    /// What a storyboard has under a key: the identifiers of its screens under `identifierToNibNameMap`, by which code
    /// finds out whether there is a screen.
    open func value(forKey key: String) -> Any? {
      guard key == "identifierToNibNameMap" else { return nil }
      return AppEnvironment.current.storyboard.keys.sorted().reduce(into: [String: Any]()) { $0[$1] = $1 }
    }

    /// Makes the first screen: the one that the test gives as `AppEnvironment.initialScreen`, or a plain one.
    open func instantiateInitialViewController() -> UIViewController? {
      let screen = AppEnvironment.current.initialViewController
      screen.storyboard = self
      return screen
    }
  }

  /// Stands in for a storyboard's way from one screen to another.
  @preconcurrency @MainActor
  open class UIStoryboardSegue: NSObject {
    /// The name of the way.
    public let identifier: String?
    /// Where it begins.
    public let source: UIViewController
    /// Where it leads.
    public let destination: UIViewController

    /// Creates a way.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
      (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }
  }

  /// The screens of an app's storyboards.
  @MainActor
  private final class Screens {
    var makers: [String: @MainActor () -> UIViewController] = [:]
    var initial: (@MainActor () -> UIViewController)?
  }

  extension AppEnvironment {
    /// Makes the screens of the app's storyboards, by their identifiers; for code that takes its screens from there.
    public var storyboard: [String: @MainActor () -> UIViewController] {
      get { object { Screens() }.makers }
      set { object { Screens() }.makers = newValue }
    }

    /// Makes the initial screen of the app's main storyboard, which the system puts into the window.
    public var initialScreen: (@MainActor () -> UIViewController)? {
      get { object { Screens() }.initial }
      set { object { Screens() }.initial = newValue }
    }

    /// A screen of the storyboards.
    func screen(named identifier: String) -> UIViewController {
      let screen = storyboard[identifier]?() ?? UIViewController()
      if screen.restorationIdentifier == nil { screen.restorationIdentifier = identifier }
      return screen
    }

    var initialViewController: UIViewController { initialScreen?() ?? UIViewController() }
  }
#endif
