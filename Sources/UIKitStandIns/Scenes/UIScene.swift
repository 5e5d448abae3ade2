#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract
  import UserNotificationsStandIns

  /// Stands in for a scene of the app: the one that the simulation has.
  @preconcurrency @MainActor
  open class UIScene: UIResponder {
    /// Whether the scene is in front.
    public enum ActivationState: Int, Sendable {
      /// Not connected.
      case unattached = -1
      /// In front.
      case foregroundActive = 0
      /// In front, but not receiving events.
      case foregroundInactive = 1
      /// Out of sight.
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
    /// What the switcher shows.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var title: String! = ""
    /// What the app restores the scene with.
    open override var userActivity: NSUserActivity? {
      get { kept }
      set { kept = newValue }
    }
    private var kept: NSUserActivity?

    /// Whether the scene is in front.
    open var activationState: ActivationState {
      if let stateDuringCall { return stateDuringCall }
      switch UIApplication.shared.applicationState {
      case .active: return .foregroundActive
      case .inactive: return .foregroundInactive
      case .background: return .background
      }
    }

    /// What the app's code sees during a call of the system; nil between calls.
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
    ///   - options: `universalLinksOnly` opens nothing but an app.
    ///   - completion: Gets whether something can open the URL.
    open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil)
    {
      UIApplication.shared.open(
        url, options: [.universalLinksOnly: options?.universalLinksOnly ?? false], completionHandler: completion)
    }

    /// Posted when a scene is about to be connected; simulations never post it.
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted when a scene was disconnected; simulations never post it.
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted when a scene has become active.
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted when a scene is about to take no more input.
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted when a scene is about to be seen.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
      "UISceneWillEnterForegroundNotification")
    /// Posted when a scene is no longer seen.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
      "UISceneDidEnterBackgroundNotification")

    /// How a scene opens a URL.
    open class OpenExternalURLOptions: NSObject {
      /// Open the URL only if it is a universal link of an app.
      open var universalLinksOnly = false
    }

    /// How a scene is asked for.
    open class ActivationRequestOptions: NSObject {}
  }

  /// Stands in for a scene with windows.
  open class UIWindowScene: UIScene {
    /// The windows of the scene.
    open var windows: [UIWindow] { UIKitProcess.current.windows }
    /// The window that takes input.
    open var keyWindow: UIWindow? { UIKitProcess.current.window }
    /// The screen.
    open var screen: UIScreen { .main }
    /// How the scene lies.
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    /// The coordinates of the scene.
    open var coordinateSpace: any UICoordinateSpace { UIScreen.main }
    /// What the scene looks like.
    open var traitCollection: UITraitCollection { UITraitCollection() }
    /// The bar above the scene.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    /// The sizes that the scene may have.
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
    /// How the scene lies.
    open var effectiveGeometry: Geometry { Geometry() }

    /// Asks that the scene lies in another way, which a simulation does not do.
    open func requestGeometryUpdate(
      _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {}

    /// How a scene lies.
    @preconcurrency @MainActor
    open class Geometry: NSObject {
      /// How the device is held.
      open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    }

    /// How a scene is to lie.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
      /// How a scene is to lie on iOS.
      public final class iOS: GeometryPreferences {
        /// How the device may be held.
        public var interfaceOrientations: UIInterfaceOrientationMask?
        /// Creates preferences.
        public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
          self.init()
          self.interfaceOrientations = interfaceOrientations
        }
      }
    }
  }

  /// Stands in for the sizes that a scene may have.
  @preconcurrency @MainActor
  open class UISceneSizeRestrictions: NSObject {
    /// At least.
    open var minimumSize = CGSize.zero
    /// At most.
    open var maximumSize = CGSize.zero
    /// Whether it may fill the screen.
    open var allowsFullScreen = true
  }

  /// Stands in for the bar at the top of the screen.
  @preconcurrency @MainActor
  open class UIStatusBarManager: NSObject {
    /// Where the bar is.
    open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 390, height: 47) }
    /// Whether it is hidden.
    open var isStatusBarHidden: Bool { false }
  }

  /// Stands in for what the system keeps of a scene.
  @preconcurrency @MainActor
  open class UISceneSession: NSObject {
    /// What a scene is for.
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

    /// What the scene is for.
    public let role: Role
    /// Tells sessions apart; a reconnected scene keeps its session.
    public let persistentIdentifier: String
    /// How the scene was configured.
    open internal(set) var configuration: UISceneConfiguration
    /// The scene, while it is connected.
    open var scene: UIScene? { UIKitProcess.current.isSceneConnected ? UIKitProcess.current.scene : nil }
    /// What the app keeps with the session.
    open var userInfo: [String: Any]?
    /// What the app restores the scene with.
    open var stateRestorationActivity: NSUserActivity? { nil }

    init(persistentIdentifier: String) {
      role = .windowApplication
      self.persistentIdentifier = persistentIdentifier
      configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    }
  }

  /// Stands in for what the app says of a scene that is about to be connected.
  @preconcurrency @MainActor
  open class UISceneConfiguration: NSObject {
    /// The name of the configuration in the app's property list.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The class of the scene.
    open var sceneClass: AnyClass?
    /// The class of the scene delegate.
    open var delegateClass: AnyClass?
    /// The storyboard that the scene begins with.
    open var storyboard: UIStoryboard?

    /// Creates a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
      self.name = name
      role = sessionRole
    }

    /// What names a delegate: its class, or else the name of the configuration; nil if nothing does.
    package var namedDelegate: String? { delegateClass.map { String(describing: $0) } ?? name?.quoted }
  }
#endif
