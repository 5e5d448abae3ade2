#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract
  import UserNotificationsStandIns

  /// Stands in for the application object.
  @preconcurrency @MainActor
  open class UIApplication: UIResponder {
    /// The state of the app.
    public enum State: Int, Sendable {
      /// The app is in the foreground and receives input.
      case active = 0
      /// The app is in the foreground, or about to be, but receives no input.
      case inactive = 1
      /// The app is in the background.
      case background = 2
    }

    /// The app that is being simulated on this thread.
    open class var shared: UIApplication { UIKitProcess.current.application }

    /// The state of the app.
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
    ///   - options: With `universalLinksOnly`, only an app may open the URL.
    ///   - completion: Receives whether the URL is opened.
    open func open(
      _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
    ) {
      let isOpened = AppEnvironment.current.open(url, universalLinksOnly: options[.universalLinksOnly] as? Bool == true)
      if let completion { Task { completion(isOpened) } }
    }

    /// Asks the system to open a URL: another app, the browser, or this app itself.
    ///
    /// - Returns: Whether the URL is opened.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
      AppEnvironment.current.open(url, universalLinksOnly: options[.universalLinksOnly] as? Bool == true)
    }

    /// Asks the system to open a URL, as before iOS 10.
    @discardableResult
    open func openURL(_ url: URL) -> Bool {
      AppEnvironment.current.open(url)
    }

    /// Returns whether something on the device can open a URL.
    open func canOpenURL(_ url: URL) -> Bool {
      AppEnvironment.current.link.reach("UIApplication.canOpenURL")?.canOpenURL(url.absoluteString) ?? false
    }

    // MARK: Windows and scenes

    /// The connected scenes.
    open var connectedScenes: Set<UIScene> {
      let process = UIKitProcess.current
      return process.isSceneConnected ? [process.scene] : []
    }

    /// The sessions of the app's scenes.
    open var openSessions: Set<UISceneSession> { [UIKitProcess.current.session] }
    /// Whether the app supports several windows; simulations have only one.
    open var supportsMultipleScenes: Bool { false }
    /// The windows of the app.
    open var windows: [UIWindow] { UIKitProcess.current.windows }
    /// The key window.
    open var keyWindow: UIWindow? { UIKitProcess.current.window }

    /// Requests a scene; simulations have only one.
    open func requestSceneSessionActivation(
      _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions? = nil,
      errorHandler: ((any Error) -> Void)? = nil
    ) {}
    /// Requests a scene; simulations have only one.
    open func activateSceneSession(
      for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {}
    /// Requests that a scene is removed; simulations keep the only one.
    open func requestSceneSessionDestruction(
      _ sceneSession: UISceneSession, options: UIScene.DestructionRequestOptions?,
      errorHandler: ((any Error) -> Void)? = nil
    ) {}
    /// Requests a new snapshot of a scene, which simulations do not have.
    open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

    // MARK: What has to do with links no more

    /// Whether the idle timer is disabled, so the screen stays on.
    open var isIdleTimerDisabled = false
    /// The badge of the app's icon.
    open var applicationIconBadgeNumber = 0
    /// Whether the app is registered for push notifications.
    open private(set) var isRegisteredForRemoteNotifications = false
    /// The style of the status bar, as before view controllers decided it.
    open var statusBarStyle = UIStatusBarStyle.default
    /// Whether the status bar is hidden, as before view controllers decided it.
    open var isStatusBarHidden = false
    /// The orientation of the status bar.
    open var statusBarOrientation: UIInterfaceOrientation { .portrait }
    /// The frame of the status bar.
    open var statusBarFrame: CGRect { .zero }
    /// Whether the status bar shows that the app uses the network.
    open var isNetworkActivityIndicatorVisible = false
    /// Whether a shake undoes an action.
    open var applicationSupportsShakeToEdit = true
    /// Whether protected files are available.
    open var isProtectedDataAvailable: Bool { true }
    /// The user's preferred text size.
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }
    /// The layout direction.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// The name of the alternate icon; nil for the default icon.
    open private(set) var alternateIconName: String?
    /// Whether the icon can be changed.
    open var supportsAlternateIcons: Bool { true }

    /// Changes the icon, without the alert that the system shows.
    open func setAlternateIconName(
      _ alternateIconName: String?, completionHandler: ((@MainActor @Sendable ((any Error)?) -> Void))? = nil
    ) {
      self.alternateIconName = alternateIconName
      if let completionHandler { Task { completionHandler(nil) } }
    }

    /// Changes the icon, without the alert that the system shows.
    open func setAlternateIconName(_ alternateIconName: String?) async throws {
      self.alternateIconName = alternateIconName
    }

    /// Sets the style of the status bar, as before view controllers decided it.
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
      self.statusBarStyle = statusBarStyle
    }

    /// Hides the status bar, as before view controllers decided it.
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }

    /// Ignores touches, as before iOS 13.
    open func beginIgnoringInteractionEvents() {}
    /// Stops ignoring touches.
    open func endIgnoringInteractionEvents() {}
    /// The status of background refresh.
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    /// The remaining time in the background, in seconds.
    open var backgroundTimeRemaining: TimeInterval { 30 }
    /// The Home Screen quick actions.
    open var shortcutItems: [UIApplicationShortcutItem]?

    /// Registers for push notifications, which the steps of a scenario deliver.
    open func registerForRemoteNotifications() {
      isRegisteredForRemoteNotifications = true
      let token = Data(repeating: 0x11, count: 32)
      Task { [weak self] in
        guard let self else { return }
        delegate?.application(self, didRegisterForRemoteNotificationsWithDeviceToken: token)
      }
    }

    /// Unregisters from push notifications.
    open func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }

    /// The types of notifications for which the app has registered, as before iOS 10.
    open private(set) var currentUserNotificationSettings: UIUserNotificationSettings?
    /// The scheduled notifications, as before iOS 10.
    open var scheduledLocalNotifications: [UILocalNotification]? = []

    /// Asks the user for permission, which is granted, as before iOS 10.
    open func registerUserNotificationSettings(_ settings: UIUserNotificationSettings) {
      currentUserNotificationSettings = settings
      Task { [weak self] in
        guard let self else { return }
        delegate?.application(self, didRegister: settings)
      }
    }
    /// Hands an event to the app's windows; simulations have no events.
    open func sendEvent(_ event: UIEvent) {}
    /// Sets the minimum interval between background fetches.
    open func setMinimumBackgroundFetchInterval(_ interval: TimeInterval) {}

    /// Begins a background task; the app runs until a step suspends it.
    open func beginBackgroundTask(
      withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
      UIBackgroundTaskIdentifier(rawValue: 1)
    }

    /// Ends a background task.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    /// Starts to receive remote-control events.
    open func beginReceivingRemoteControlEvents() {}
  }
#endif
