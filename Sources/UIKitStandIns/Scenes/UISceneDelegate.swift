#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract
  import UserNotificationsStandIns

  /// The scene delegate, with the signatures of UIKit; all methods are optional.
  @preconcurrency @MainActor
  public protocol UISceneDelegate: NSObjectProtocol, ForwardedSceneDelegate {
    /// Called when the scene connects, possibly with the link that launched the app.
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called when the system has disconnected the scene.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called when the scene has become active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called when the scene is about to resign active.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called when the scene is about to enter the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when the scene has entered the background.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Delivers URLs with a scheme of the app.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Returns the activity for the state restoration of the scene.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Called when a universal link is about to be delivered.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// Delivers a universal link.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// Called when a universal link could not be delivered; simulations never call it.
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    /// Called when an activity has been updated; simulations never call it.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
  }

  /// The delegate of a scene with windows.
  @preconcurrency @MainActor
  public protocol UIWindowSceneDelegate: UISceneDelegate, UIWindowOwner {
    /// Called when the user has chosen a Home Screen quick action; simulations never call it.
    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void)
  }

  extension UISceneDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// The default implementation, for an app that does not implement the method.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// The default implementation, for an app that does not implement the method.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// The default implementation, for an app that does not implement the method.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// The default implementation, for an app that does not implement the method.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// The default implementation, for an app that does not implement the method.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// The default implementation, for an app that does not implement the method.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    /// The default implementation, for an app that does not implement the method.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    /// The default implementation, for an app that does not implement the method.
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    /// The default implementation, for an app that does not implement the method.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    /// The default implementation, for an app that does not implement the method.
    public func scene(
      _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}
    /// The default implementation, for an app that does not implement the method.
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
  }

  extension UIWindowSceneDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
  }

  /// Stands in for a URL that a scene is asked to open.
  @preconcurrency @MainActor
  open class UIOpenURLContext: Hashable {
    /// The URL.
    public nonisolated let url: URL
    /// The options of the URL.
    public let options: UIScene.OpenURLOptions
    /// The position of the context in a set, which the simulation decides.
    private let place: Int

    init(url: URL, place: Int = 0) {
      self.url = url
      self.place = place
      options = UIScene.OpenURLOptions()
    }

    /// Returns whether both are the same object.
    public nonisolated static func == (left: UIOpenURLContext, right: UIOpenURLContext) -> Bool { left === right }

    /// Adds the identity of the object.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Determines the position of the context in a set, whose order would otherwise differ between processes.
    public nonisolated func _rawHashValue(seed: Int) -> Int { place }
  }

  extension UIScene {
    /// Stands in for the options of a URL that a scene is asked to open.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
      /// The app that opened the URL, which the system does not disclose.
      open var sourceApplication: String? { nil }
      /// The annotation of that app.
      open var annotation: Any? { nil }
      /// Whether the file must be copied before it is used.
      open var openInPlace: Bool { false }
      /// The measurement of the ad that opened the URL: none.
      open var eventAttribution: UIEventAttribution? { nil }
    }

    /// Stands in for the options of a scene's connection.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
      /// The URLs to open, in an unspecified order.
      public let urlContexts: Set<UIOpenURLContext>
      /// The universal links and other activities to continue, in an unspecified order.
      public let userActivities: Set<NSUserActivity>
      /// The push notification that the user opened.
      public let notificationResponse: UNNotificationResponse?
      /// The type of the activity that is about to be delivered through Handoff.
      open var handoffUserActivityType: String? { nil }
      /// The app that opened the link, which the system does not disclose.
      open var sourceApplication: String? { nil }
      /// The Home Screen quick action that the user chose.
      open var shortcutItem: UIApplicationShortcutItem? { nil }

      init(_ options: SDKContract.ConnectionOptions) {
        urlContexts = Set(options.urlContexts.enumerated().map { UIOpenURLContext(url: $1.url, place: $0) })
        userActivities = Set(options.userActivities.enumerated().map { NSUserActivity($1, place: $0) })
        notificationResponse = options.notificationResponse.map { UNNotificationResponse($0) }
      }
    }
  }
#endif
