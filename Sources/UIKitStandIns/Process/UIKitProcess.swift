#if os(Linux) || os(macOS)
  import SDKContract

  /// UIKit's state for one process of an app: the app, its scene and its windows.
  @MainActor
  final class UIKitProcess {
    private(set) lazy var application = UIApplication()
    private(set) lazy var session = UISceneSession(persistentIdentifier: "main")
    private(set) lazy var scene = UIWindowScene(
      session: session, connectionOptions: UIScene.ConnectionOptions(SDKContract.ConnectionOptions()))
    /// The app delegate, which the process retains.
    var appDelegate: (any UIApplicationDelegate)?
    /// Whether the system has connected the scene.
    var isSceneConnected = false
    /// Whether the app has a scene although it knows none: UIKit gives it one, to which all of its windows belong.
    private var ownsAllWindows = false
    /// The visible windows, the key window last.
    private var shown: [UIWindow] = []
    /// The window that the system created for the storyboard, until the app has had the chance to create another one.
    private var storyboardWindow: UIWindow?
    /// The visible windows; before there are any, the one that the system created.
    var windows: [UIWindow] { shown.isEmpty ? storyboardWindow.map { [$0] } ?? [] : shown }
    /// The key window.
    var window: UIWindow? { windows.last }
    /// Whether view controllers in a window have appeared, because the app is or was in the foreground.
    private(set) var isInFront = false
    /// Whether the user has seen the app in this process.
    private(set) var hasBeenInFront = false

    /// UIKit's state for the app that is being simulated on this thread.
    static var current: UIKitProcess { AppEnvironment.current.object { UIKitProcess() } }

    /// Shows a window above the others.
    func show(_ window: UIWindow) {
      shown.removeAll { $0 === window }
      shown.append(window)
      if ownsAllWindows, window.windowScene == nil { window.windowScene = scene }
    }

    /// Hides a window.
    func hide(_ window: UIWindow) { shown.removeAll { $0 === window } }

    /// Creates the window of an app with a storyboard, with the storyboard's initial view controller.
    func makeStoryboardWindow() -> UIWindow {
      let window = UIWindow()
      window.rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
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

    /// Brings the app to the foreground, where the contents of its windows appear.
    func comeToFront() {
      (isInFront, hasBeenInFront) = (true, true)
      connectSceneOfAllWindows()
      for window in shown { window.rootViewController?.beSeen() }
    }

    /// Connects the scene of an app that has no scene delegate, unless it is connected.
    func connectSceneOfAllWindows() {
      guard !isSceneConnected else { return }
      (isSceneConnected, ownsAllWindows) = (true, true)
      for window in windows where window.windowScene == nil { window.windowScene = scene }
    }

    /// Disconnects the scene, along with its windows.
    func disconnectScene() {
      isSceneConnected = false
      shown = []
      storyboardWindow = nil
    }

    /// Moves the app to the background.
    func leave() { isInFront = false }
  }
#endif
