#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract
  import UserNotificationsStandIns

  /// Stands in for the only scene of the app.
  @preconcurrency @MainActor
  open class UIScene: UIResponder {
    /// The activation state of a scene.
    public enum ActivationState: Int, Sendable {
      /// The scene is not connected.
      case unattached = -1
      /// The scene is in the foreground and receives events.
      case foregroundActive = 0
      /// The scene is in the foreground, but does not receive events.
      case foregroundInactive = 1
      /// The scene is in the background.
      case background = 2

      init(_ state: SceneState) {
        switch state {
        case .unattached: self = .unattached
        case .foregroundActive: self = .foregroundActive
        case .foregroundInactive: self = .foregroundInactive
        case .background: self = .background
        }
      }
    }

    /// The session of the scene.
    public let session: UISceneSession
    /// The scene delegate.
    open weak var delegate: (any UISceneDelegate)?
    /// The title in the app switcher.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var title: String! = ""
    /// The subtitle in the app switcher.
    open var subtitle = ""
    /// Which content the scene is for; an app has one scene in a simulation, which gets every link.
    open var activationConditions = UISceneActivationConditions()
    /// The activity for state restoration.
    open override var userActivity: NSUserActivity? {
      get { kept }
      set { kept = newValue }
    }
    private var kept: NSUserActivity?

    /// The activation state of the scene.
    open var activationState: ActivationState {
      if let stateDuringCall { return stateDuringCall }
      switch UIApplication.shared.applicationState {
      case .active: return .foregroundActive
      case .inactive: return .foregroundInactive
      case .background: return .background
      }
    }

    /// The state that the app sees during a system call; nil between calls.
    var stateDuringCall: ActivationState?

    /// Creates a scene.
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
      self.session = session
      super.init()
    }

    /// Asks the system to open a URL: another app, the browser, or this app itself.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: With `universalLinksOnly`, only an app may open the URL.
    ///   - completion: Receives whether the URL can be opened.
    open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil)
    {
      UIApplication.shared.open(
        url, options: [.universalLinksOnly: options?.universalLinksOnly ?? false], completionHandler: completion)
    }

    /// Asks the system to open a URL: another app, the browser, or this app itself.
    ///
    /// - Returns: Whether the URL is opened.
    @discardableResult
    open func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
      await UIApplication.shared.open(url, options: [.universalLinksOnly: options?.universalLinksOnly ?? false])
    }

    /// Posted when a scene is about to connect; simulations never post it.
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted when a scene has disconnected; simulations never post it.
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted when a scene has become active.
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted when a scene is about to resign active.
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted when a scene is about to enter the foreground.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
      "UISceneWillEnterForegroundNotification")
    /// Posted when a scene has entered the background.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
      "UISceneDidEnterBackgroundNotification")

    /// The options for opening a URL from a scene.
    open class OpenExternalURLOptions: NSObject {
      /// Open the URL only if it is a universal link of an app.
      open var universalLinksOnly = false
    }

    /// The options for requesting a scene.
    open class ActivationRequestOptions: NSObject {
      /// The scene from which the request comes.
      open var requestingScene: UIScene?
    }
    /// The options for removing a scene.
    open class DestructionRequestOptions: NSObject {}
  }

  /// The options for removing a scene with windows.
  open class UIWindowSceneDestructionRequestOptions: UIScene.DestructionRequestOptions {
    /// How the windows disappear.
    public enum DismissalAnimation: Int, Sendable {
      /// As the system does it.
      case standard = 1
      /// As after the user has saved or sent something.
      case commit = 2
      /// As after the user has cancelled something.
      case decline = 3
    }
    /// How the windows disappear.
    open var windowDismissalAnimation = DismissalAnimation.standard
  }

  /// Which content a scene is for, by the target content identifiers of links and notifications.
  @preconcurrency @MainActor
  open class UISceneActivationConditions: NSObject {
    /// Matches the identifiers of content that the scene can show.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    /// Matches the identifiers of content for which the scene is the best one.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
  }

  /// Stands in for a scene with windows.
  open class UIWindowScene: UIScene {
    /// Whether the scene fills the screen.
    open var isFullScreen: Bool { true }
    /// The windows of the scene.
    open var windows: [UIWindow] { UIKitProcess.current.windows }
    /// The key window.
    open var keyWindow: UIWindow? { UIKitProcess.current.window }
    /// The screen.
    open var screen: UIScreen { .main }
    /// The orientation of the scene.
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    /// The coordinate space of the scene.
    open var coordinateSpace: any UICoordinateSpace { UIScreen.main }
    /// The traits of the scene.
    open var traitCollection: UITraitCollection { UITraitCollection() }
    /// The manager of the status bar.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    /// The sizes that the scene may have.
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
    /// The geometry of the scene.
    open var effectiveGeometry: Geometry { Geometry() }

    /// Requests another geometry, which has no effect in a simulation.
    open func requestGeometryUpdate(
      _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {}

    /// The geometry of a scene.
    @preconcurrency @MainActor
    open class Geometry: NSObject {
      /// The orientation.
      open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    }

    /// Preferences for the geometry of a scene.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
      /// Preferences for the geometry of a scene on iOS.
      public final class iOS: GeometryPreferences {
        /// The allowed orientations.
        public var interfaceOrientations: UIInterfaceOrientationMask?
        /// Creates preferences.
        public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
          self.init()
          self.interfaceOrientations = interfaceOrientations
        }
      }
    }
  }

  /// Stands in for the restrictions on the size of a scene.
  @preconcurrency @MainActor
  open class UISceneSizeRestrictions: NSObject {
    /// The minimum size.
    open var minimumSize = CGSize.zero
    /// The maximum size.
    open var maximumSize = CGSize.zero
    /// Whether full screen is allowed.
    open var allowsFullScreen = true
  }

  /// Stands in for the manager of the status bar.
  @preconcurrency @MainActor
  open class UIStatusBarManager: NSObject {
    /// The frame of the status bar.
    open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 390, height: 47) }
    /// The style of the status bar.
    open var statusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden.
    open var isStatusBarHidden: Bool { false }
  }

  /// Stands in for the session of a scene.
  @preconcurrency @MainActor
  open class UISceneSession: NSObject {
    /// The role of a scene.
    public struct Role: Hashable, Sendable, RawRepresentable {
      /// The name of the role.
      public let rawValue: String
      /// Creates a role.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// On the device's screen.
      public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
      /// On another screen.
      public static let windowExternalDisplayNonInteractive = Role(
        rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    /// The role of the scene.
    public let role: Role
    /// The identifier of the session, which a reconnected scene keeps.
    public let persistentIdentifier: String
    /// The configuration of the scene.
    open internal(set) var configuration: UISceneConfiguration
    /// The scene, while it is connected.
    open var scene: UIScene? { UIKitProcess.current.isSceneConnected ? UIKitProcess.current.scene : nil }
    /// The app's data for the session.
    open var userInfo: [String: Any]?
    /// The activity for state restoration.
    open var stateRestorationActivity: NSUserActivity? { nil }

    init(persistentIdentifier: String) {
      role = .windowApplication
      self.persistentIdentifier = persistentIdentifier
      configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    }
  }

  /// Stands in for the configuration of a scene that is about to connect.
  @preconcurrency @MainActor
  open class UISceneConfiguration: NSObject {
    /// The name of the configuration in the app's Info.plist.
    public let name: String?
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The class of the scene.
    open var sceneClass: AnyClass?
    /// The class of the scene delegate.
    open var delegateClass: AnyClass?
    /// The initial storyboard of the scene.
    open var storyboard: UIStoryboard?

    /// Creates a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
      self.name = name
      role = sessionRole
    }

    /// The name of the delegate: its class, or otherwise the name of the configuration; nil if there is neither.
    package var namedDelegate: String? { delegateClass.map { String(describing: $0) } ?? name?.quoted }
  }
#endif
