/// A call of the system into the app, or a notification that it posts.
public enum SystemCall: Hashable, Sendable {
  /// The launch has begun; the link is the one in the launch options.
  case willFinishLaunching(DeliveredLink?)
  /// The launch is nearly done; the link is the one in the launch options.
  case didFinishLaunching(DeliveredLink?)
  /// The app delegate is asked how to set up a new scene session.
  case configurationForConnecting
  /// The scene is connected; the link is the one in the connection options.
  case sceneWillConnect(DeliveredLink?)
  /// The scene is about to be seen.
  case sceneWillEnterForeground
  /// The scene receives events now.
  case sceneDidBecomeActive
  /// The scene is about to stop receiving events.
  case sceneWillResignActive
  /// The scene is out of sight.
  case sceneDidEnterBackground
  /// The system took the scene away.
  case sceneDidDisconnect
  /// The app without scenes is about to be seen.
  case applicationWillEnterForeground
  /// The app without scenes receives events now.
  case applicationDidBecomeActive
  /// The app without scenes is about to stop receiving events.
  case applicationWillResignActive
  /// The app without scenes is out of sight.
  case applicationDidEnterBackground
  /// The process is about to end.
  case applicationWillTerminate
  /// Posted when the app is about to be seen.
  case willEnterForegroundNotification
  /// Posted when the app has become active.
  case didBecomeActiveNotification
  /// Posted when the app is about to stop receiving events.
  case willResignActiveNotification
  /// Posted when the app is out of sight.
  case didEnterBackgroundNotification
  /// Posted when the process is about to end.
  case willTerminateNotification
  /// A universal link is on its way to the app delegate.
  case applicationWillContinueUserActivity
  /// A universal link reaches the app delegate.
  case applicationContinue(DeliveredLink)
  /// A link of the app's own scheme reaches the app delegate.
  case applicationOpen(DeliveredLink)
  /// A universal link is on its way to the scene delegate.
  case sceneWillContinueUserActivity
  /// A universal link reaches the delegate of a connected scene.
  case sceneContinue(DeliveredLink)
  /// A link of the app's own scheme reaches the delegate of a connected scene.
  case sceneOpenURLContexts(DeliveredLink)
  /// A link of either kind reaches a SwiftUI view as a plain URL.
  case onOpenURL(DeliveredLink)
  /// The first SwiftUI view of the scene appears.
  case onAppear
  /// SwiftUI's `scenePhase` changes to active.
  case scenePhaseActive
  /// SwiftUI's `scenePhase` changes to inactive.
  case scenePhaseInactive
  /// SwiftUI's `scenePhase` changes to background.
  case scenePhaseBackground
  /// A push notification reaches the app delegate: a silent one, or a tapped one if there is no other delegate.
  case didReceiveRemoteNotification
  /// A tapped push notification reaches the delegate of the notification center.
  case userNotificationCenterDidReceive

  /// The link that the call carries.
  public var link: DeliveredLink? {
    switch self {
    case .willFinishLaunching(let link), .didFinishLaunching(let link), .sceneWillConnect(let link):
      link
    case .applicationContinue(let link), .applicationOpen(let link), .sceneContinue(let link),
      .sceneOpenURLContexts(let link), .onOpenURL(let link):
      link
    default:
      nil
    }
  }

  /// The method's name in Swift, as an engineer knows it.
  public var name: String { kind.name }

  /// The short name, for traces and for the patterns of expectations.
  public var label: String { kind.rawValue }

  /// The labels of all calls, in the order of their declaration.
  public static let allLabels: [String] = Kind.allCases.map(\.rawValue)

  /// Returns the labels of the calls that an app of a style can get, whatever its switches.
  public static func labels(for style: AppStyle) -> [String] {
    switch style {
    case .uikitAppDelegate: appDelegateLabels
    case .uikitScenes: sceneLabels
    case .swiftUIAppDelegate: swiftUILabels
    case .swiftUISceneDelegate: swiftUISceneLabels
    }
  }

  private static let appDelegateLabels = reachable(in: .uikitAppDelegate)
  private static let sceneLabels = reachable(in: .uikitScenes)
  private static let swiftUILabels = reachable(in: .swiftUIAppDelegate)
  private static let swiftUISceneLabels = reachable(in: .swiftUISceneDelegate)

  private static func reachable(in style: AppStyle) -> [String] {
    Kind.allCases.filter { $0.isDelivered(to: style) }.map(\.rawValue)
  }
}
