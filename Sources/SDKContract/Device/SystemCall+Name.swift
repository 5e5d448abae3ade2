extension SystemCall.Kind {
  /// The method's name in Swift, as an engineer knows it.
  public var name: String {
    switch self {
    case .willFinishLaunching: "application(_:willFinishLaunchingWithOptions:)"
    case .didFinishLaunching: "application(_:didFinishLaunchingWithOptions:)"
    case .configurationForConnecting: "application(_:configurationForConnecting:options:)"
    case .sceneWillConnect: "scene(_:willConnectTo:options:)"
    case .sceneWillEnterForeground: "sceneWillEnterForeground(_:)"
    case .sceneDidBecomeActive: "sceneDidBecomeActive(_:)"
    case .sceneWillResignActive: "sceneWillResignActive(_:)"
    case .sceneDidEnterBackground: "sceneDidEnterBackground(_:)"
    case .sceneDidDisconnect: "sceneDidDisconnect(_:)"
    case .applicationWillEnterForeground: "applicationWillEnterForeground(_:)"
    case .applicationDidBecomeActive: "applicationDidBecomeActive(_:)"
    case .applicationWillResignActive: "applicationWillResignActive(_:)"
    case .applicationDidEnterBackground: "applicationDidEnterBackground(_:)"
    case .applicationWillTerminate: "applicationWillTerminate(_:)"
    case .willEnterForegroundNotification: "UIApplication.willEnterForegroundNotification"
    case .didBecomeActiveNotification: "UIApplication.didBecomeActiveNotification"
    case .willResignActiveNotification: "UIApplication.willResignActiveNotification"
    case .didEnterBackgroundNotification: "UIApplication.didEnterBackgroundNotification"
    case .willTerminateNotification: "UIApplication.willTerminateNotification"
    case .applicationWillContinueUserActivity: "application(_:willContinueUserActivityWithType:)"
    case .applicationContinue: "application(_:continue:restorationHandler:)"
    case .applicationOpen: "application(_:open:options:)"
    case .sceneWillContinueUserActivity: "scene(_:willContinueUserActivityWithType:)"
    case .sceneContinue: "scene(_:continue:)"
    case .sceneOpenURLContexts: "scene(_:openURLContexts:)"
    case .onOpenURL: ".onOpenURL"
    case .onAppear: ".onAppear"
    case .scenePhaseActive: "scenePhase == .active"
    case .scenePhaseInactive: "scenePhase == .inactive"
    case .scenePhaseBackground: "scenePhase == .background"
    case .didReceiveRemoteNotification: "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
    case .userNotificationCenterDidReceive:
      "userNotificationCenter(_:didReceive:withCompletionHandler:)"
    }
  }
}
