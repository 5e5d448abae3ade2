#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract
  import UserNotificationsStandIns

  /// The calls of the system to an app's scene, with the signatures of UIKit; all are optional.
  @preconcurrency @MainActor
  public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene is connected, perhaps with the link that launched the app.
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The system has let go of the scene.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene is in front and takes input.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene is about to take no more input.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene is about to be seen.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene is no longer seen.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// URLs with a scheme of the app are handed over.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// What the scene is to be restored with.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// A universal link is about to be handed over.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// A universal link is handed over.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// A universal link could not be handed over; simulations never call it.
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// An activity has been changed; simulations never call it.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
  }

  /// The calls of the system to a scene with windows.
  @preconcurrency @MainActor
  public protocol UIWindowSceneDelegate: UISceneDelegate, UIWindowOwner {
    /// The user chose an item of the icon's menu; simulations never call it.
    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void)
  }

  extension UISceneDelegate {
    /// Stands in for an app that does not implement the method.
    public func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Stands in for an app that does not implement the method.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Stands in for an app that does not implement the method.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Stands in for an app that does not implement the method.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Stands in for an app that does not implement the method.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Stands in for an app that does not implement the method.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Stands in for an app that does not implement the method.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    /// Stands in for an app that does not implement the method.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    /// Stands in for an app that does not implement the method.
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    /// Stands in for an app that does not implement the method.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    /// Stands in for an app that does not implement the method.
    public func scene(
      _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}
    /// Stands in for an app that does not implement the method.
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
  }

  extension UIWindowSceneDelegate {
    /// Stands in for an app that does not implement the method.
    public func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
  }

  /// Stands in for a URL that the system asks a scene to open.
  @preconcurrency @MainActor
  open class UIOpenURLContext: Hashable {
    /// The URL.
    public nonisolated let url: URL
    /// How it is opened.
    public let options: UIScene.OpenURLOptions
    /// The place of the context in a set, which the simulation decides.
    private let place: Int

    init(url: URL, place: Int = 0) {
      self.url = url
      self.place = place
      options = UIScene.OpenURLOptions()
    }

    /// Whether both are the same object.
    public nonisolated static func == (left: UIOpenURLContext, right: UIOpenURLContext) -> Bool { left === right }

    /// Feeds what equality compares into a hasher.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Decides where the context is in a set, whose order would otherwise differ from process to process.
    public nonisolated func _rawHashValue(seed: Int) -> Int { place }
  }

  extension UIScene {
    /// Stands in for how the system opens a URL.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
      /// The app that opens it, which the system does not tell.
      open var sourceApplication: String? { nil }
      /// What that app says of it.
      open var annotation: Any? { nil }
      /// Whether the file must be copied before it is used.
      open var openInPlace: Bool { false }
    }

    /// Stands in for why a scene was connected.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
      /// URLs to open, in no order to rely on.
      public let urlContexts: Set<UIOpenURLContext>
      /// Universal links, and other activities to continue, in no order to rely on.
      public let userActivities: Set<NSUserActivity>
      /// The push notification that the user opened.
      public let notificationResponse: UNNotificationResponse?
      /// The activity of another device that is about to be handed over.
      open var handoffUserActivityType: String? { nil }
      /// The app that opened the link, which the system does not tell.
      open var sourceApplication: String? { nil }
      /// The item of the icon's menu that the user chose.
      open var shortcutItem: UIApplicationShortcutItem? { nil }

      init(_ options: SDKContract.ConnectionOptions) {
        urlContexts = Set(options.urlContexts.enumerated().map { UIOpenURLContext(url: $1.url, place: $0) })
        userActivities = Set(options.userActivities.enumerated().map { NSUserActivity($1, place: $0) })
        notificationResponse = options.notificationResponse.map { UNNotificationResponse($0.payload) }
      }
    }
  }
#endif
