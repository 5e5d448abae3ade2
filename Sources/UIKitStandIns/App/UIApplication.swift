#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract
  import UserNotificationsStandIns

  /// Stands in for the app as the system shows it to its code.
  @preconcurrency @MainActor
  open class UIApplication: UIResponder {
    /// Whether the app is in front.
    public enum State: Int, Sendable {
      /// The app takes input.
      case active = 0
      /// The app is seen, or about to be, and takes no input.
      case inactive = 1
      /// The app is not seen.
      case background = 2
    }

    /// The app that is simulated on this thread.
    open class var shared: UIApplication { UIKitProcess.current.application }

    /// Whether the app is in front.
    open var applicationState: State {
      guard let simulation = AppEnvironment.current.link.here else { return .background }
      let process = simulation.process
      simulation.noteRead(process == .active ? 1 : process == .inactive ? 2 : 3)
      switch process {
      case .active: return .active
      case .inactive: return .inactive
      default: return .background
      }
    }

    /// The app delegate.
    open weak var delegate: (any UIApplicationDelegate)? {
      get { UIKitProcess.current.appDelegate }
      set { UIKitProcess.current.appDelegate = newValue }
    }

    // MARK: Links

    /// Asks the system to open a URL: another app, the browser, or this app itself.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: `universalLinksOnly` opens nothing but an app.
    ///   - completion: Gets whether something opens the URL.
    open func open(
      _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
    ) {
      let isOpened = AppEnvironment.current.open(url, universalLinksOnly: options[.universalLinksOnly] as? Bool == true)
      if let completion { Task { completion(isOpened) } }
    }

    /// Asks the system to open a URL: another app, the browser, or this app itself.
    ///
    /// - Returns: Whether something opens the URL.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
      AppEnvironment.current.open(url, universalLinksOnly: options[.universalLinksOnly] as? Bool == true)
    }

    /// Asks the system to open a URL, as before iOS 10.
    @discardableResult
    open func openURL(_ url: URL) -> Bool {
      AppEnvironment.current.open(url)
    }

    /// Whether something on the device can open a URL.
    open func canOpenURL(_ url: URL) -> Bool {
      AppEnvironment.current.link.reach("UIApplication.canOpenURL")?.canOpenURL(url.absoluteString) ?? false
    }

    // MARK: Windows and scenes

    /// The scenes that are connected.
    open var connectedScenes: Set<UIScene> {
      let process = UIKitProcess.current
      return process.isSceneConnected ? [process.scene] : []
    }

    /// The sessions that the system keeps.
    open var openSessions: Set<UISceneSession> { [UIKitProcess.current.session] }
    /// Whether the app can have several windows; simulations have one.
    open var supportsMultipleScenes: Bool { false }
    /// The windows of the app.
    open var windows: [UIWindow] { UIKitProcess.current.windows }
    /// The window that takes input.
    open var keyWindow: UIWindow? { UIKitProcess.current.window }

    /// Asks for a scene; simulations have one.
    open func requestSceneSessionActivation(
      _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions? = nil,
      errorHandler: ((any Error) -> Void)? = nil
    ) {}

    // MARK: What has to do with links no more

    /// Whether the screen stays on.
    open var isIdleTimerDisabled = false
    /// The number on the app's icon.
    open var applicationIconBadgeNumber = 0
    /// Whether the app is registered for push notifications.
    open private(set) var isRegisteredForRemoteNotifications = false
    /// The style of the status bar, as before screens said it.
    open var statusBarStyle = UIStatusBarStyle.default
    /// Whether the status bar is hidden, as before screens said it.
    open var isStatusBarHidden = false
    /// The way in which the user holds the device.
    open var statusBarOrientation: UIInterfaceOrientation { .portrait }
    /// Where the status bar is.
    open var statusBarFrame: CGRect { .zero }
    /// Whether the status bar shows that the app uses the network.
    open var isNetworkActivityIndicatorVisible = false
    /// Whether a shake undoes.
    open var applicationSupportsShakeToEdit = true
    /// Whether files of the app can be read.
    open var isProtectedDataAvailable: Bool { true }
    /// How large the user has letters.
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }
    /// In which direction the user reads.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// The name of the icon; nil for the usual one.
    open private(set) var alternateIconName: String?
    /// Whether the icon can be changed.
    open var supportsAlternateIcons: Bool { true }

    /// Takes another icon; the message in which the system says so is not shown.
    open func setAlternateIconName(
      _ alternateIconName: String?, completionHandler: ((@MainActor @Sendable ((any Error)?) -> Void))? = nil
    ) {
      self.alternateIconName = alternateIconName
      if let completionHandler { Task { completionHandler(nil) } }
    }

    /// Takes another icon; the message in which the system says so is not shown.
    open func setAlternateIconName(_ alternateIconName: String?) async throws {
      self.alternateIconName = alternateIconName
    }

    /// Sets the style of the status bar, as before screens said it.
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
      self.statusBarStyle = statusBarStyle
    }

    /// Hides the status bar, as before screens said it.
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }

    /// Takes no more touches, as before iOS 13.
    open func beginIgnoringInteractionEvents() {}
    /// Takes touches again.
    open func endIgnoringInteractionEvents() {}
    /// The state of background refreshing.
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    /// The time that the app has in the background, in seconds.
    open var backgroundTimeRemaining: TimeInterval { 30 }
    /// The items of the icon's menu.
    open var shortcutItems: [UIApplicationShortcutItem]?

    /// Registers for push notifications; the steps of a scenario bring them.
    open func registerForRemoteNotifications() {
      isRegisteredForRemoteNotifications = true
      let token = Data(repeating: 0x11, count: 32)
      Task { [weak self] in
        guard let self else { return }
        delegate?.application(self, didRegisterForRemoteNotificationsWithDeviceToken: token)
      }
    }

    /// Takes the registration back.
    open func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }

    /// Says which notifications the app wants, as before iOS 10.
    open func registerUserNotificationSettings(_ settings: UIUserNotificationSettings) {}
    /// Says how often the app fetches in the background.
    open func setMinimumBackgroundFetchInterval(_ interval: TimeInterval) {}

    /// Asks for time in the background; the app runs until a step suspends it.
    open func beginBackgroundTask(
      withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
      UIBackgroundTaskIdentifier(rawValue: 1)
    }

    /// Gives time in the background back.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    /// Begins to take remote-control events.
    open func beginReceivingRemoteControlEvents() {}
  }
#endif
