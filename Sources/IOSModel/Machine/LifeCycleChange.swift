import SDKContract

/// A change of the foreground state, about which several parts of an app may be told.
enum LifeCycleChange: Hashable, Sendable {
  case enterForeground
  case becomeActive
  case resignActive
  case enterBackground

  /// The call of the app delegate or the scene delegate; nil if SwiftUI handles it internally.
  func delegateCall(in style: AppStyle) -> SystemCall.Kind? {
    switch style {
    case .uikitAppDelegate:
      switch self {
      case .enterForeground: .applicationWillEnterForeground
      case .becomeActive: .applicationDidBecomeActive
      case .resignActive: .applicationWillResignActive
      case .enterBackground: .applicationDidEnterBackground
      }
    case .uikitScenes, .swiftUISceneDelegate:
      switch self {
      case .enterForeground: .sceneWillEnterForeground
      case .becomeActive: .sceneDidBecomeActive
      case .resignActive: .sceneWillResignActive
      case .enterBackground: .sceneDidEnterBackground
      }
    case .swiftUIAppDelegate:
      nil
    }
  }

  var notification: SystemCall.Kind {
    switch self {
    case .enterForeground: .willEnterForegroundNotification
    case .becomeActive: .didBecomeActiveNotification
    case .resignActive: .willResignActiveNotification
    case .enterBackground: .didEnterBackgroundNotification
    }
  }

  var scenePhase: SystemCall.Kind {
    switch self {
    case .enterForeground, .resignActive: .scenePhaseInactive
    case .becomeActive: .scenePhaseActive
    case .enterBackground: .scenePhaseBackground
    }
  }

  var process: ProcessState {
    switch self {
    case .enterForeground, .resignActive: .inactive
    case .becomeActive: .active
    case .enterBackground: .background
    }
  }

  var scene: SceneState {
    switch self {
    case .enterForeground, .resignActive: .foregroundInactive
    case .becomeActive: .foregroundActive
    case .enterBackground: .background
    }
  }
}
