extension SystemCall {
  /// A call without what it carries; the raw value is its label.
  public enum Kind: String, CaseIterable, Sendable {
    /// The app delegate's `application(_:willFinishLaunchingWithOptions:)`.
    case willFinishLaunching
    /// The app delegate's `application(_:didFinishLaunchingWithOptions:)`.
    case didFinishLaunching
    /// The app delegate's choice of a scene delegate.
    case configurationForConnecting
    /// The scene delegate's `scene(_:willConnectTo:options:)`.
    case sceneWillConnect = "willConnectTo"
    /// The scene delegate's `sceneWillEnterForeground(_:)`.
    case sceneWillEnterForeground
    /// The scene delegate's `sceneDidBecomeActive(_:)`.
    case sceneDidBecomeActive
    /// The scene delegate's `sceneWillResignActive(_:)`.
    case sceneWillResignActive
    /// The scene delegate's `sceneDidEnterBackground(_:)`.
    case sceneDidEnterBackground
    /// The scene delegate's `sceneDidDisconnect(_:)`.
    case sceneDidDisconnect
    /// The app delegate's `applicationWillEnterForeground(_:)`.
    case applicationWillEnterForeground
    /// The app delegate's `applicationDidBecomeActive(_:)`.
    case applicationDidBecomeActive
    /// The app delegate's `applicationWillResignActive(_:)`.
    case applicationWillResignActive
    /// The app delegate's `applicationDidEnterBackground(_:)`.
    case applicationDidEnterBackground
    /// The app delegate's `applicationWillTerminate(_:)`.
    case applicationWillTerminate
    /// `UIApplication.willEnterForegroundNotification`.
    case willEnterForegroundNotification
    /// `UIApplication.didBecomeActiveNotification`.
    case didBecomeActiveNotification
    /// `UIApplication.willResignActiveNotification`.
    case willResignActiveNotification
    /// `UIApplication.didEnterBackgroundNotification`.
    case didEnterBackgroundNotification
    /// `UIApplication.willTerminateNotification`.
    case willTerminateNotification
    /// The app delegate's announcement of a user activity.
    case applicationWillContinueUserActivity = "application(willContinueUserActivityWithType:)"
    /// The app delegate's user activity.
    case applicationContinue = "application(continue:)"
    /// The app delegate's URL.
    case applicationOpen = "application(open:)"
    /// The scene delegate's announcement of a user activity.
    case sceneWillContinueUserActivity = "scene(willContinueUserActivityWithType:)"
    /// The scene delegate's user activity.
    case sceneContinue = "scene(continue:)"
    /// The scene delegate's URLs.
    case sceneOpenURLContexts = "openURLContexts"
    /// SwiftUI's `.onOpenURL`.
    case onOpenURL
    /// SwiftUI's `.onAppear`.
    case onAppear
    /// SwiftUI's `scenePhase` becoming `.active`.
    case scenePhaseActive = "scenePhase(active)"
    /// SwiftUI's `scenePhase` becoming `.inactive`.
    case scenePhaseInactive = "scenePhase(inactive)"
    /// SwiftUI's `scenePhase` becoming `.background`.
    case scenePhaseBackground = "scenePhase(background)"
    /// The app delegate's remote notification.
    case didReceiveRemoteNotification
    /// The notification center delegate's response.
    case userNotificationCenterDidReceive = "userNotificationCenter(didReceive:)"
  }

  /// The call without what it carries.
  public var kind: Kind {
    switch self {
    case .willFinishLaunching: .willFinishLaunching
    case .didFinishLaunching: .didFinishLaunching
    case .configurationForConnecting: .configurationForConnecting
    case .sceneWillConnect: .sceneWillConnect
    case .sceneWillEnterForeground: .sceneWillEnterForeground
    case .sceneDidBecomeActive: .sceneDidBecomeActive
    case .sceneWillResignActive: .sceneWillResignActive
    case .sceneDidEnterBackground: .sceneDidEnterBackground
    case .sceneDidDisconnect: .sceneDidDisconnect
    case .applicationWillEnterForeground: .applicationWillEnterForeground
    case .applicationDidBecomeActive: .applicationDidBecomeActive
    case .applicationWillResignActive: .applicationWillResignActive
    case .applicationDidEnterBackground: .applicationDidEnterBackground
    case .applicationWillTerminate: .applicationWillTerminate
    case .willEnterForegroundNotification: .willEnterForegroundNotification
    case .didBecomeActiveNotification: .didBecomeActiveNotification
    case .willResignActiveNotification: .willResignActiveNotification
    case .didEnterBackgroundNotification: .didEnterBackgroundNotification
    case .willTerminateNotification: .willTerminateNotification
    case .applicationWillContinueUserActivity: .applicationWillContinueUserActivity
    case .applicationContinue: .applicationContinue
    case .applicationOpen: .applicationOpen
    case .sceneWillContinueUserActivity: .sceneWillContinueUserActivity
    case .sceneContinue: .sceneContinue
    case .sceneOpenURLContexts: .sceneOpenURLContexts
    case .onOpenURL: .onOpenURL
    case .onAppear: .onAppear
    case .scenePhaseActive: .scenePhaseActive
    case .scenePhaseInactive: .scenePhaseInactive
    case .scenePhaseBackground: .scenePhaseBackground
    case .didReceiveRemoteNotification: .didReceiveRemoteNotification
    case .userNotificationCenterDidReceive: .userNotificationCenterDidReceive
    }
  }
}
