import Foundation

/// A system call to an app's delegates, with the arguments that UIKit would pass.
@MainActor
struct SystemCallDelivery {
  let call: SystemCall
  let step: PlatformStep

  /// Makes the call; an app without the delegate is not called.
  ///
  /// - Returns: False if the app returned false.
  func perform(on app: any AppUnderTest, _ environment: AppEnvironment) -> Bool {
    switch call.kind {
    case .willFinishLaunching:
      return app.applicationDelegate?.application(application, willFinishLaunchingWithOptions: options(call.link))
        ?? true
    case .didFinishLaunching:
      return app.applicationDelegate?.application(application, didFinishLaunchingWithOptions: options(call.link))
        ?? true
    case .applicationContinue:
      return app.applicationDelegate?.application(
        application, continue: activity(call.link), restorationHandler: { _ in }) ?? true
    case .applicationOpen:
      guard let url = call.link?.url else { return true }
      return app.applicationDelegate?.application(application, open: url, options: [:]) ?? true
    case .configurationForConnecting:
      app.applicationDelegate?.application(
        application, configurationForConnecting: SceneSession(persistentIdentifier: "main"))
    case .applicationWillContinueUserActivity:
      _ = app.applicationDelegate?.application(
        application, willContinueUserActivityWithType: UserActivity.browsingWeb)
    case .didReceiveRemoteNotification:
      app.applicationDelegate?.application(
        application, didReceiveRemoteNotification: notification.userInfo)
    case .userNotificationCenterDidReceive:
      app.applicationDelegate?.userNotificationCenter(didReceive: NotificationResponse(notification))
    case .userNotificationCenterWillPresent:
      app.applicationDelegate?.userNotificationCenter(willPresent: notification)
    case .onOpenURL: if let url = call.link?.url { app.applicationDelegate?.onOpenURL(url) }
    case .onContinueUserActivity:
      app.applicationDelegate?.onContinueUserActivity(activity(call.link).inFoundation)
    case .onAppear: app.applicationDelegate?.onAppear()
    case .scenePhaseActive: app.applicationDelegate?.scenePhaseChanged(to: .foregroundActive)
    case .scenePhaseInactive: app.applicationDelegate?.scenePhaseChanged(to: .foregroundInactive)
    case .scenePhaseBackground: app.applicationDelegate?.scenePhaseChanged(to: .background)
    case .applicationWillEnterForeground: app.applicationDelegate?.applicationWillEnterForeground(application)
    case .applicationDidBecomeActive: app.applicationDelegate?.applicationDidBecomeActive(application)
    case .applicationWillResignActive: app.applicationDelegate?.applicationWillResignActive(application)
    case .applicationDidEnterBackground: app.applicationDelegate?.applicationDidEnterBackground(application)
    case .applicationWillTerminate: app.applicationDelegate?.applicationWillTerminate(application)
    case .sceneWillConnect:
      app.sceneDelegate?.scene(
        scene, willConnectTo: SceneSession(persistentIdentifier: "main"), options: connectionOptions(call.link))
    case .sceneWillContinueUserActivity:
      app.sceneDelegate?.scene(scene, willContinueUserActivityWithType: UserActivity.browsingWeb)
    case .sceneContinue: app.sceneDelegate?.scene(scene, continue: activity(call.link))
    case .sceneOpenURLContexts:
      if let url = call.link?.url { app.sceneDelegate?.scene(scene, openURLContexts: [OpenURLContext(url: url)]) }
    case .sceneWillEnterForeground: app.sceneDelegate?.sceneWillEnterForeground(scene)
    case .sceneDidBecomeActive: app.sceneDelegate?.sceneDidBecomeActive(scene)
    case .sceneWillResignActive: app.sceneDelegate?.sceneWillResignActive(scene)
    case .sceneDidEnterBackground: app.sceneDelegate?.sceneDidEnterBackground(scene)
    case .sceneDidDisconnect: app.sceneDelegate?.sceneDidDisconnect(scene)
    case .didBecomeActiveNotification: post(Application.didBecomeActiveNotification, environment)
    case .willResignActiveNotification: post(Application.willResignActiveNotification, environment)
    case .willEnterForegroundNotification: post(Application.willEnterForegroundNotification, environment)
    case .didEnterBackgroundNotification: post(Application.didEnterBackgroundNotification, environment)
    case .willTerminateNotification: post(Application.willTerminateNotification, environment)
    }
    return true
  }

  private func post(_ name: Notification.Name, _ environment: AppEnvironment) {
    environment.observedCenter?.post(name: name, object: nil)
  }

  // MARK: What is passed

  private var application: Application {
    switch step.seen {
    case .active: Application(applicationState: .active)
    case .inactive: Application(applicationState: .inactive)
    case .notRunning, .prewarmed, .background, .suspended: Application(applicationState: .background)
    }
  }

  /// A scene that is told what is about to happen has the state that it comes from.
  private var scene: AppScene {
    switch (call.kind, step.seen) {
    case (.sceneWillResignActive, .active): AppScene(activationState: .foregroundActive)
    case (.sceneWillEnterForeground, .background): AppScene(activationState: .background)
    default: AppScene(activationState: step.scene ?? .unattached)
    }
  }

  /// The notification of a call that has one; empty if a scenario forces the call.
  private var notification: PushNotification { step.notification ?? PushNotification() }

  private func activity(_ link: Link?) -> UserActivity { UserActivity(webpageURL: link?.url) }

  private func options(_ link: Link?) -> LaunchOptions? {
    if let notification = step.notification {
      return LaunchOptions(remoteNotification: notification.payload ?? Payload([]))
    }
    guard let link else { return nil }
    return switch call.carrier {
    case .userActivity: LaunchOptions(userActivity: activity(link))
    case .url: LaunchOptions(url: link.url)
    case nil: nil
    }
  }

  private func connectionOptions(_ link: Link?) -> ConnectionOptions {
    let response = step.notification.map { NotificationResponse($0) }
    guard let link else { return ConnectionOptions(notificationResponse: response) }
    switch call.carrier {
    case .userActivity:
      let restoration = UserActivity(activityType: "com.example.state-restoration", webpageURL: nil)
      return ConnectionOptions(userActivities: inOrder(activity(link), restoration), notificationResponse: response)
    case .url, nil:
      guard let url = link.url else { return ConnectionOptions(notificationResponse: response) }
      let other = OpenURLContext(url: URL(string: "\(url.scheme ?? "example")://other") ?? url)
      return ConnectionOptions(urlContexts: inOrder(OpenURLContext(url: url), other), notificationResponse: response)
    }
  }

  /// Returns the link, and another item if the step has one, in the order in which the app's code finds them.
  private func inOrder<Item>(_ link: Item, _ other: Item) -> UnorderedItems<Item> {
    switch step.setItems {
    case .linkAlone: UnorderedItems([link])
    case .linkFirst: UnorderedItems([link, other])
    case .linkLast: UnorderedItems([other, link])
    }
  }
}
