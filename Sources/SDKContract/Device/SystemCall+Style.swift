extension SystemCall.Kind {
  /// The part of an app that a call is for; it decides which life cycles know the call.
  package enum Receiver {
    /// Posted or delivered whatever the life cycle is.
    case everyApp
    /// The life cycle and the links of an app delegate, which scenes replace.
    case appDelegateWithoutScenes
    /// The part of the app delegate that sets up scenes.
    case sceneSessions
    /// A scene delegate, the app's own or one given to SwiftUI.
    case sceneDelegate
    /// The user activities of a scene delegate, which SwiftUI keeps to itself.
    case sceneDelegateOfUIKit
    /// A SwiftUI view or scene.
    case swiftUI
  }

  /// Whom the call is for.
  package var receiver: Receiver {
    switch self {
    case .willFinishLaunching, .didFinishLaunching, .applicationWillTerminate, .didReceiveRemoteNotification,
      .userNotificationCenterDidReceive, .willEnterForegroundNotification, .didBecomeActiveNotification,
      .willResignActiveNotification, .didEnterBackgroundNotification, .willTerminateNotification:
      .everyApp
    case .applicationWillEnterForeground, .applicationDidBecomeActive, .applicationWillResignActive,
      .applicationDidEnterBackground, .applicationWillContinueUserActivity, .applicationContinue,
      .applicationOpen:
      .appDelegateWithoutScenes
    case .configurationForConnecting:
      .sceneSessions
    case .sceneWillConnect, .sceneWillEnterForeground, .sceneDidBecomeActive, .sceneWillResignActive,
      .sceneDidEnterBackground, .sceneDidDisconnect, .sceneOpenURLContexts:
      .sceneDelegate
    case .sceneWillContinueUserActivity, .sceneContinue:
      .sceneDelegateOfUIKit
    case .onOpenURL, .onAppear, .scenePhaseActive, .scenePhaseInactive, .scenePhaseBackground:
      .swiftUI
    }
  }

  /// Returns whether an app of a style can get the call, under some setting of the switches.
  public func isDelivered(to style: AppStyle) -> Bool {
    switch receiver {
    case .everyApp: true
    case .appDelegateWithoutScenes: !style.hasScenes
    case .sceneSessions: style.hasScenes
    case .sceneDelegate: style.hasSceneDelegate
    case .sceneDelegateOfUIKit: style == .uikitScenes
    case .swiftUI: style.isSwiftUI
    }
  }
}
