import Foundation

/// Makes one call of the system to an app's delegates, with the values that UIKit would pass.
@MainActor
struct SystemCallDelivery {
  let call: SystemCall
  let step: PlatformStep
  /// The payload of the push notification that the user opened last.
  let notification: Payload?

  /// Makes the call.
  ///
  /// - Returns: False if the app returned false.
  func perform(on app: any AppUnderTest, _ environment: AppEnvironment) -> Bool {
    if let name = notificationName {
      environment.observedCenter?.post(name: name, object: nil)
      return true
    }
    if let delegate = app.applicationDelegate, let succeeded = callApplication(delegate) { return succeeded }
    if let delegate = app.sceneDelegate { callScene(delegate) }
    return true
  }

  private var notificationName: Notification.Name? {
    switch call.kind {
    case .didBecomeActiveNotification: Application.didBecomeActiveNotification
    case .willResignActiveNotification: Application.willResignActiveNotification
    case .willEnterForegroundNotification: Application.willEnterForegroundNotification
    case .didEnterBackgroundNotification: Application.didEnterBackgroundNotification
    case .willTerminateNotification: Application.willTerminateNotification
    default: nil
    }
  }

  /// Calls the app delegate.
  ///
  /// - Returns: Nil if the call is not one to the app delegate; false if the app returned false.
  private func callApplication(_ delegate: any ApplicationDelegate) -> Bool? {
    switch call.kind {
    case .willFinishLaunching:
      return delegate.application(application, willFinishLaunchingWithOptions: options(call.link))
    case .didFinishLaunching:
      return delegate.application(application, didFinishLaunchingWithOptions: options(call.link))
    case .configurationForConnecting:
      delegate.application(application, configurationForConnecting: SceneSession(persistentIdentifier: "main"))
    case .applicationWillContinueUserActivity:
      _ = delegate.application(application, willContinueUserActivityWithType: UserActivity.browsingWeb)
    case .applicationContinue:
      return delegate.application(application, continue: activity(call.link), restorationHandler: { _ in })
    case .applicationOpen:
      guard let url = call.link?.url else { return true }
      return delegate.application(application, open: url, options: [:])
    case .didReceiveRemoteNotification:
      delegate.application(application, didReceiveRemoteNotification: notification?.dictionary ?? [:])
    case .userNotificationCenterDidReceive:
      delegate.userNotificationCenter(didReceive: NotificationResponse(userInfo: notification))
    case .onOpenURL:
      guard let url = call.link?.url else { return true }
      delegate.onOpenURL(url)
    case .onAppear: delegate.onAppear()
    case .scenePhaseActive: delegate.scenePhaseChanged(to: .foregroundActive)
    case .scenePhaseInactive: delegate.scenePhaseChanged(to: .foregroundInactive)
    case .scenePhaseBackground: delegate.scenePhaseChanged(to: .background)
    case .applicationWillEnterForeground: delegate.applicationWillEnterForeground(application)
    case .applicationDidBecomeActive: delegate.applicationDidBecomeActive(application)
    case .applicationWillResignActive: delegate.applicationWillResignActive(application)
    case .applicationDidEnterBackground: delegate.applicationDidEnterBackground(application)
    case .applicationWillTerminate: delegate.applicationWillTerminate(application)
    default: return nil
    }
    return true
  }

  private func callScene(_ delegate: any SceneDelegate) {
    switch call.kind {
    case .sceneWillConnect:
      delegate.scene(
        scene, willConnectTo: SceneSession(persistentIdentifier: "main"), options: connectionOptions(call.link))
    case .sceneWillContinueUserActivity:
      delegate.scene(scene, willContinueUserActivityWithType: UserActivity.browsingWeb)
    case .sceneContinue: delegate.scene(scene, continue: activity(call.link))
    case .sceneOpenURLContexts:
      guard let url = call.link?.url else { return }
      delegate.scene(scene, openURLContexts: [OpenURLContext(url: url)])
    case .sceneWillEnterForeground: delegate.sceneWillEnterForeground(scene)
    case .sceneDidBecomeActive: delegate.sceneDidBecomeActive(scene)
    case .sceneWillResignActive: delegate.sceneWillResignActive(scene)
    case .sceneDidEnterBackground: delegate.sceneDidEnterBackground(scene)
    case .sceneDidDisconnect: delegate.sceneDidDisconnect(scene)
    default: break
    }
  }

  // MARK: What is passed

  private var application: Application {
    switch step.seen {
    case .active: Application(applicationState: .active)
    case .inactive: Application(applicationState: .inactive)
    case .notRunning, .prewarmed, .background, .suspended: Application(applicationState: .background)
    }
  }

  private var scene: AppScene { AppScene(activationState: step.scene ?? .unattached) }

  private func activity(_ link: Link?) -> UserActivity { UserActivity(webpageURL: link?.url) }

  private func options(_ link: Link?) -> LaunchOptions? {
    if step.carriesNotification { return LaunchOptions(remoteNotification: notification ?? Payload([])) }
    guard let link else { return nil }
    return switch link.kind {
    case .universalLink: LaunchOptions(userActivity: activity(link))
    case .customScheme: LaunchOptions(url: link.url)
    }
  }

  private func connectionOptions(_ link: Link?) -> ConnectionOptions {
    let response = step.carriesNotification ? NotificationResponse(userInfo: notification) : nil
    guard let link else { return ConnectionOptions(notificationResponse: response) }
    switch link.kind {
    case .universalLink:
      let restoration = UserActivity(activityType: "com.example.state-restoration", webpageURL: nil)
      return ConnectionOptions(userActivities: inOrder(activity(link), restoration), notificationResponse: response)
    case .customScheme:
      guard let url = link.url else { return ConnectionOptions(notificationResponse: response) }
      let other = OpenURLContext(url: URL(string: "\(url.scheme ?? "example")://other") ?? url)
      return ConnectionOptions(urlContexts: inOrder(OpenURLContext(url: url), other), notificationResponse: response)
    }
  }

  /// Puts the link, and another item if the step has one, in the order in which the app's code will find them.
  private func inOrder<Item>(_ link: Item, _ other: Item) -> UnorderedItems<Item> {
    switch step.setItems {
    case .linkAlone: UnorderedItems([link])
    case .linkFirst: UnorderedItems([link, other])
    case .linkLast: UnorderedItems([other, link])
    }
  }
}
