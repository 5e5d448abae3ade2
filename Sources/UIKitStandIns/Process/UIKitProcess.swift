#if os(Linux) || os(macOS)
  import SDKContract

  /// What UIKit has for one process of an app: the app, its scene and its window.
  @MainActor
  final class UIKitProcess {
    private(set) lazy var application = UIApplication()
    private(set) lazy var session = UISceneSession(persistentIdentifier: "main")
    private(set) lazy var scene = UIWindowScene(
      session: session, connectionOptions: UIScene.ConnectionOptions(SDKContract.ConnectionOptions()))
    /// The app delegate, which the process keeps alive.
    var appDelegate: (any UIApplicationDelegate)?
    /// Whether the system has connected the scene.
    var isSceneConnected = false
    /// The windows that are shown, the one that takes input last.
    private var shown: [UIWindow] = []
    /// The window that the system has made for the storyboard, until the app has had the chance to make another one.
    private var storyboardWindow: UIWindow?
    /// The windows that are shown; before there are any, the one that the system has made.
    var windows: [UIWindow] { shown.isEmpty ? storyboardWindow.map { [$0] } ?? [] : shown }
    /// The window that takes input.
    var window: UIWindow? { windows.last }
    /// Whether screens that are in a window have been seen: the app is, or was, in front.
    private(set) var isInFront = false

    /// What UIKit has for the app that is simulated on this thread.
    static var current: UIKitProcess { AppEnvironment.current.object { UIKitProcess() } }

    /// A window is shown over the others.
    func show(_ window: UIWindow) {
      shown.removeAll { $0 === window }
      shown.append(window)
    }

    /// A window is no longer shown.
    func hide(_ window: UIWindow) { shown.removeAll { $0 === window } }

    /// Makes the window of an app with a storyboard, with the storyboard's initial screen.
    func makeStoryboardWindow() -> UIWindow {
      let window = UIWindow()
      window.rootViewController = AppEnvironment.current.initialViewController
      storyboardWindow = window
      return window
    }

    /// Shows the storyboard's window, unless the app has another one.
    ///
    /// - Parameter own: The window of the delegate; nil if it has none.
    func showStoryboardWindow(unlessReplacedBy own: UIWindow?) {
      guard let storyboardWindow, shown.isEmpty, own == nil || own === storyboardWindow else { return }
      storyboardWindow.makeKeyAndVisible()
    }

    /// The app has come to the front: what is in its windows is seen.
    func comeToFront() {
      isInFront = true
      for window in shown { window.rootViewController?.beSeen() }
    }

    /// The scene is gone, and its windows with it.
    func disconnectScene() {
      isSceneConnected = false
      shown = []
      storyboardWindow = nil
    }

    /// The app is no longer seen.
    func leave() { isInFront = false }
  }
#endif
