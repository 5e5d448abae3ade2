/// A call of the system into the app, or a notification that it posts.
public enum SystemCall: Hashable, Sendable {
  case willFinishLaunching(DeliveredLink?)
  case didFinishLaunching(DeliveredLink?)
  case configurationForConnecting
  case sceneWillConnect(DeliveredLink?)
  case sceneWillEnterForeground
  case sceneDidBecomeActive
  case sceneWillResignActive
  case sceneDidEnterBackground
  case sceneDidDisconnect
  case applicationWillEnterForeground
  case applicationDidBecomeActive
  case applicationWillResignActive
  case applicationDidEnterBackground
  case applicationWillTerminate
  case willEnterForegroundNotification
  case didBecomeActiveNotification
  case willResignActiveNotification
  case didEnterBackgroundNotification
  case willTerminateNotification
  case applicationWillContinueUserActivity
  case applicationContinue(DeliveredLink)
  case applicationOpen(DeliveredLink)
  case sceneWillContinueUserActivity
  case sceneContinue(DeliveredLink)
  case sceneOpenURLContexts(DeliveredLink)
  case onOpenURL(DeliveredLink)
  case didReceiveRemoteNotification
  case userNotificationCenterDidReceive
}
