extension SystemCall.Kind {
  /// The part of an app that a call is for; it decides which life cycles know the call.
  package enum Receiver: Sendable {
    /// Delivered whatever the life cycle is.
    case everyApp
    /// Posted to whatever observes it.
    case observers
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

  /// Whether a call carries a link.
  package enum Cargo: Sendable {
    /// It carries nothing, or a notification.
    case none
    /// It carries the link that led to it, if one did.
    case perhaps
    /// A link is what it is about.
    case link
  }

  private struct Traits {
    let name: String
    let receiver: Receiver
    let cargo: Cargo

    init(_ name: String, _ receiver: Receiver, _ cargo: Cargo = .none) {
      self.name = name
      self.receiver = receiver
      self.cargo = cargo
    }
  }

  /// What is to be known of each call: its name in Swift, who gets it, and whether it carries a link.
  private var traits: Traits {
    switch self {
    case .willFinishLaunching: Traits("application(_:willFinishLaunchingWithOptions:)", .everyApp, .perhaps)
    case .didFinishLaunching: Traits("application(_:didFinishLaunchingWithOptions:)", .everyApp, .perhaps)
    case .configurationForConnecting: Traits("application(_:configurationForConnecting:options:)", .sceneSessions)
    case .sceneWillConnect: Traits("scene(_:willConnectTo:options:)", .sceneDelegate, .perhaps)
    case .sceneWillEnterForeground: Traits("sceneWillEnterForeground(_:)", .sceneDelegate)
    case .sceneDidBecomeActive: Traits("sceneDidBecomeActive(_:)", .sceneDelegate)
    case .sceneWillResignActive: Traits("sceneWillResignActive(_:)", .sceneDelegate)
    case .sceneDidEnterBackground: Traits("sceneDidEnterBackground(_:)", .sceneDelegate)
    case .sceneDidDisconnect: Traits("sceneDidDisconnect(_:)", .sceneDelegate)
    case .applicationWillEnterForeground: Traits("applicationWillEnterForeground(_:)", .appDelegateWithoutScenes)
    case .applicationDidBecomeActive: Traits("applicationDidBecomeActive(_:)", .appDelegateWithoutScenes)
    case .applicationWillResignActive: Traits("applicationWillResignActive(_:)", .appDelegateWithoutScenes)
    case .applicationDidEnterBackground: Traits("applicationDidEnterBackground(_:)", .appDelegateWithoutScenes)
    case .applicationWillTerminate: Traits("applicationWillTerminate(_:)", .everyApp)
    case .willEnterForegroundNotification: Traits("UIApplication.willEnterForegroundNotification", .observers)
    case .didBecomeActiveNotification: Traits("UIApplication.didBecomeActiveNotification", .observers)
    case .willResignActiveNotification: Traits("UIApplication.willResignActiveNotification", .observers)
    case .didEnterBackgroundNotification: Traits("UIApplication.didEnterBackgroundNotification", .observers)
    case .willTerminateNotification: Traits("UIApplication.willTerminateNotification", .observers)
    case .applicationWillContinueUserActivity:
      Traits("application(_:willContinueUserActivityWithType:)", .appDelegateWithoutScenes)
    case .applicationContinue: Traits("application(_:continue:restorationHandler:)", .appDelegateWithoutScenes, .link)
    case .applicationOpen: Traits("application(_:open:options:)", .appDelegateWithoutScenes, .link)
    case .sceneWillContinueUserActivity: Traits("scene(_:willContinueUserActivityWithType:)", .sceneDelegateOfUIKit)
    case .sceneContinue: Traits("scene(_:continue:)", .sceneDelegateOfUIKit, .link)
    case .sceneOpenURLContexts: Traits("scene(_:openURLContexts:)", .sceneDelegate, .link)
    case .onOpenURL: Traits(".onOpenURL", .swiftUI, .link)
    case .onAppear: Traits(".onAppear", .swiftUI)
    case .scenePhaseActive: Traits("scenePhase == .active", .swiftUI)
    case .scenePhaseInactive: Traits("scenePhase == .inactive", .swiftUI)
    case .scenePhaseBackground: Traits("scenePhase == .background", .swiftUI)
    case .didReceiveRemoteNotification:
      Traits("application(_:didReceiveRemoteNotification:fetchCompletionHandler:)", .everyApp)
    case .userNotificationCenterDidReceive:
      Traits("userNotificationCenter(_:didReceive:withCompletionHandler:)", .everyApp)
    }
  }

  /// The method's name in Swift, as an engineer knows it.
  package var name: String { traits.name }

  /// Whom the call is for.
  package var receiver: Receiver { traits.receiver }

  /// Whether it is a notification, which no delegate hears.
  package var isNotification: Bool { receiver == .observers }

  /// Whether the call carries a link.
  package var cargo: Cargo { traits.cargo }

  /// Returns whether an app of a style can get the call, under some setting of the switches.
  package func isDelivered(to style: AppStyle) -> Bool {
    switch receiver {
    case .everyApp, .observers: true
    case .appDelegateWithoutScenes: !style.hasScenes
    case .sceneSessions: style.hasScenes
    case .sceneDelegate: style.hasSceneDelegate
    case .sceneDelegateOfUIKit: style == .uikitScenes
    case .swiftUI: style.isSwiftUI
    }
  }
}
