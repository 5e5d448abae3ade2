extension SystemCall.Kind {
  /// The part of an app that receives a call, which determines the life cycles that have the call.
  package enum Receiver: Sendable {
    /// Delivered in every life cycle.
    case everyApp
    /// Posted to observers, as a notification.
    case observers
    /// The app delegate's life-cycle and link calls, which scenes replace.
    case appDelegateWithoutScenes
    /// The app delegate's calls that configure scenes.
    case sceneSessions
    /// A scene delegate, of a UIKit app or provided to SwiftUI.
    case sceneDelegate
    /// A scene delegate's user-activity calls, which SwiftUI does not forward.
    case sceneDelegateOfUIKit
    /// A SwiftUI view or scene.
    case swiftUI
  }

  /// Whether a call carries a link.
  package enum Cargo: Hashable, Sendable {
    /// It carries nothing, or a notification.
    case none
    /// It carries the link that caused it, if any.
    case perhaps
    /// It delivers a link.
    case link(Link.Carrier)
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

  /// The call's name in Swift, its receiver, and whether it carries a link.
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
    case .applicationContinue:
      Traits("application(_:continue:restorationHandler:)", .appDelegateWithoutScenes, .link(.userActivity))
    case .applicationOpen: Traits("application(_:open:options:)", .appDelegateWithoutScenes, .link(.url))
    case .sceneWillContinueUserActivity: Traits("scene(_:willContinueUserActivityWithType:)", .sceneDelegateOfUIKit)
    case .sceneContinue: Traits("scene(_:continue:)", .sceneDelegateOfUIKit, .link(.userActivity))
    case .sceneOpenURLContexts: Traits("scene(_:openURLContexts:)", .sceneDelegate, .link(.url))
    case .onOpenURL: Traits(".onOpenURL", .swiftUI, .link(.url))
    case .onContinueUserActivity: Traits(".onContinueUserActivity", .swiftUI, .link(.userActivity))
    case .onAppear: Traits(".onAppear", .swiftUI)
    case .scenePhaseActive: Traits("scenePhase == .active", .swiftUI)
    case .scenePhaseInactive: Traits("scenePhase == .inactive", .swiftUI)
    case .scenePhaseBackground: Traits("scenePhase == .background", .swiftUI)
    case .didReceiveRemoteNotification:
      Traits("application(_:didReceiveRemoteNotification:fetchCompletionHandler:)", .everyApp)
    case .userNotificationCenterDidReceive:
      Traits("userNotificationCenter(_:didReceive:withCompletionHandler:)", .everyApp)
    case .userNotificationCenterWillPresent:
      Traits("userNotificationCenter(_:willPresent:withCompletionHandler:)", .everyApp)
    }
  }

  /// The method's name in Swift.
  package var name: String { traits.name }

  /// The part of the app that receives the call.
  package var receiver: Receiver { traits.receiver }

  /// Whether it is a notification, which no delegate receives.
  package var isNotification: Bool { receiver == .observers }

  /// Whether the call carries a link.
  package var cargo: Cargo { traits.cargo }

  /// Whether the call brings an app links to pass to SDKs.
  var bringsLinks: Bool { cargo != .none && self != .willFinishLaunching && self != .didFinishLaunching }

  /// Whether the vendors' guides pass on the links that the call brings; for SwiftUI's views they name only
  /// `.onOpenURL`.
  package var isInGuides: Bool { self != .onContinueUserActivity }

  /// Returns whether an app of a style can get the call with at least one setting of the switches.
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
