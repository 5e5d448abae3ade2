#if os(Linux) || os(macOS)
  /// An app under test made from the `App` of a real one.
  public final class SwiftUIApp<Root: App>: AppUnderTest {
    private let makeAppDelegate: (@MainActor () -> any UIApplicationDelegate)?
    private let makeSceneDelegate: (@MainActor () -> any UISceneDelegate)?
    private var process: SwiftUIProcess?
    private var appDelegate: SwiftUIAppDelegate?
    private var ownSceneDelegate: UIKitSceneDelegate?

    /// Creates an app.
    ///
    /// - Parameters:
    ///   - root: The app's own type.
    ///   - appDelegate: Makes the app delegate of a new process, for `UIApplicationDelegateAdaptor`.
    ///   - sceneDelegate: Makes the scene delegate of a new process; nil for an app without one.
    public init(
      _ root: Root.Type, appDelegate: (@MainActor () -> any UIApplicationDelegate)?,
      sceneDelegate: (@MainActor () -> any UISceneDelegate)? = nil
    ) {
      makeAppDelegate = appDelegate
      makeSceneDelegate = sceneDelegate
    }

    /// The app calls the SDKs itself.
    public var integration: AppIntegration { .own }
    /// What the system calls about the app.
    public var applicationDelegate: (any ApplicationDelegate)? { appDelegate }
    /// What the system calls about the app's scene.
    public var sceneDelegate: (any SceneDelegate)? { ownSceneDelegate }

    /// Makes the objects of a new process.
    public func startProcess(_ environment: AppEnvironment) {
      let process = SwiftUIProcess(appDelegate: makeAppDelegate?())
      self.process = process
      appDelegate = SwiftUIAppDelegate(process)
      ownSceneDelegate = makeSceneDelegate.map { UIKitSceneDelegate($0()) }
      process.show(Root.self, in: environment)
    }

    /// Lets the objects go.
    public func endProcess() {
      process = nil
      appDelegate = nil
      ownSceneDelegate = nil
    }

    /// Tells the app delegate of gates, if it observes them.
    public func gateChanged(_ gate: String, isOpen: Bool) {
      (process?.appDelegate as? any GateObserver)?.gateChanged(gate, isOpen: isOpen)
      (ownSceneDelegate?.delegate as? any GateObserver)?.gateChanged(gate, isOpen: isOpen)
    }

    /// Lets nothing go: the app holds its delegate.
    public func releaseDelegate(of sdk: SDKName) {}
  }
#endif
