#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// Stands in for a storyboard of the app: there is no file behind it, so a test provides its view controllers.
  @preconcurrency @MainActor
  open class UIStoryboard: NSObject {
    /// The name of the storyboard.
    public let name: String

    /// Creates a storyboard.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
      self.name = name
    }

    /// Creates a view controller: the one that the test provides in `AppEnvironment.storyboard`, or a plain one.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
      let screen = AppEnvironment.current.screen(named: identifier)
      screen.connect(to: self)
      return screen
    }

    /// Creates a view controller: the result of the closure, as on a device, or otherwise the one that the test
    /// provides in `AppEnvironment.storyboard`.
    open func instantiateViewController<ViewController: UIViewController>(
      identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
      if let made = creator?(NSCoder()) {
        if made.restorationIdentifier == nil { made.restorationIdentifier = identifier }
        made.connect(to: self)
        return made
      }
      let screen = instantiateViewController(withIdentifier: identifier)
      guard let made = screen as? ViewController else {
        preconditionFailure(
          "The screen \(identifier) of the storyboard is no \(ViewController.self): name it in AppEnvironment.storyboard"
        )
      }
      return made
    }

    /// The identifiers of the screens, with which code checks whether one exists: a value of the storyboard by the name
    /// `identifierToNibNameMap`.
    nonisolated static var screenIdentifiers: [String: Any] {
      AppEnvironment.withCurrent(()) { environment, _ in
        environment.storyboard.keys.sorted().reduce(into: [:]) { $0[$1] = $1 }
      }
    }

    #if os(macOS)
      /// Returns a value of the storyboard.
      nonisolated open override func value(forUndefinedKey key: String) -> Any? {
        key == "identifierToNibNameMap" ? Self.screenIdentifiers : nil
      }
    #endif

    /// Creates the initial view controller: the one that the test provides in `AppEnvironment.initialScreen`, or a
    /// plain one.
    open func instantiateInitialViewController() -> UIViewController? {
      let screen = AppEnvironment.current.initialViewController
      screen.connect(to: self)
      return screen
    }
  }

  /// Stands in for a segue of a storyboard.
  @preconcurrency @MainActor
  open class UIStoryboardSegue: NSObject {
    /// The identifier of the segue.
    public let identifier: String?
    /// The view controller at which it starts.
    public let source: UIViewController
    /// The view controller to which it leads.
    public let destination: UIViewController

    /// Creates a segue.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
      (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }
  }

  /// The view controllers of an app's storyboards.
  @MainActor
  private final class Screens {
    var makers: [String: @MainActor () -> UIViewController] = [:]
    var initial: (@MainActor () -> UIViewController)?
  }

  extension AppEnvironment {
    /// Closures that create the view controllers of the app's storyboards, by identifier.
    public var storyboard: [String: @MainActor () -> UIViewController] {
      get { object { Screens() }.makers }
      set { object { Screens() }.makers = newValue }
    }

    /// A closure that creates the initial view controller of the app's main storyboard, which the system puts into the
    /// window.
    public var initialScreen: (@MainActor () -> UIViewController)? {
      get { object { Screens() }.initial }
      set { object { Screens() }.initial = newValue }
    }

    /// Creates a view controller of the storyboards.
    func screen(named identifier: String) -> UIViewController {
      let screen = storyboard[identifier]?() ?? UIViewController()
      if screen.restorationIdentifier == nil { screen.restorationIdentifier = identifier }
      return screen
    }

    var initialViewController: UIViewController { initialScreen?() ?? UIViewController() }
  }
#endif
