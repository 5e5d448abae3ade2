import SDKContract
@testable import IOSModel

/// Steps that no plan contains, each with the words and the rule that refuse it.
struct IllegalStepCase {
  var style = AppStyle.uikitScenes
  var profile = PlatformProfile.iOS17
  var after: [PlatformInput] = []
  var legal: [PlatformStep] = []
  var step: PlatformStep
  var explanation: String
  var rule: PlatformRule

  private static let universal = PlatformRun.universal
  private static let scheme = PlatformRun.scheme

  private static func flat(
    _ call: SystemCall.Kind?, _ process: ProcessState, seen: ProcessState? = nil,
    rule: PlatformRule = .lifeCycle(.becomesActive), link: Link? = nil, notification: Bool = false
  ) -> PlatformStep {
    PlatformStep(
      call.map { SystemCall($0, link) }, seen: seen ?? process, process: process, scene: nil, rule: rule,
      notification: notification ? PushNotification() : nil)
  }

  private static func scene(
    _ call: SystemCall.Kind?, _ process: ProcessState, _ scene: SceneState?,
    seen: ProcessState? = nil,
    link: Link? = nil, notification: Bool = false
  ) -> PlatformStep {
    PlatformStep(
      call.map { SystemCall($0, link) }, seen: seen ?? process, process: process, scene: scene,
      rule: .lifeCycle(.becomesActive),
      notification: notification ? PushNotification() : nil)
  }

  /// States and orders that the life cycle rules out.
  static let lifeCycle: [IllegalStepCase] = [
    IllegalStepCase(
      style: .uikitAppDelegate, after: [.openFromHomeScreen],
      step: flat(.applicationDidEnterBackground, .background),
      explanation: "An app cannot go from active to background: it is inactive in between",
      rule: .lifeCycle(.inactiveBeforeBackground)),
    IllegalStepCase(
      style: .uikitAppDelegate, after: [.openFromHomeScreen, .leave], step: flat(.applicationDidBecomeActive, .active),
      explanation: "An app cannot go from background to active: it is inactive in between",
      rule: .lifeCycle(.inactiveBeforeActive)),
    IllegalStepCase(
      style: .uikitAppDelegate, after: [.openFromHomeScreen, .leave, .suspend],
      step: flat(.applicationDidBecomeActive, .active),
      explanation: "A suspended app cannot become active: it runs and enters the foreground first",
      rule: .lifeCycle(.suspendedNeverActive)),
    IllegalStepCase(
      style: .uikitAppDelegate, step: flat(.didFinishLaunching, .active),
      explanation: "An app that is not running cannot become active: it is launched first",
      rule: .lifeCycle(.launchBeforeActive)),
    IllegalStepCase(
      style: .uikitAppDelegate, after: [.prewarm], step: flat(.didFinishLaunching, .active),
      explanation: "An app that is prewarmed cannot become active: it is launched first",
      rule: .lifeCycle(.launchBeforeActive)),
    IllegalStepCase(
      style: .uikitAppDelegate, after: [.openFromHomeScreen, .leave, .suspend],
      step: flat(.didReceiveRemoteNotification, .suspended),
      explanation: "application(_:didReceiveRemoteNotification:fetchCompletionHandler:) cannot be called: "
        + "the process is suspended, so no code of the app runs", rule: .lifeCycle(.callsNeedRunningCode)),
    IllegalStepCase(
      style: .uikitAppDelegate, after: [.openFromHomeScreen, .leave, .suspend],
      step: flat(.applicationWillEnterForeground, .inactive, seen: .background),
      explanation: "applicationWillEnterForeground(_:) cannot be called: "
        + "the process is suspended, so no code of the app runs", rule: .lifeCycle(.callsNeedRunningCode)),
    IllegalStepCase(
      after: [.prewarm], step: scene(.didFinishLaunching, .prewarmed, .unattached),
      explanation: "application(_:didFinishLaunchingWithOptions:) cannot be called: "
        + "the process is prewarmed, so no code of the app runs", rule: .lifeCycle(.callsNeedRunningCode)),
    IllegalStepCase(
      step: scene(.sceneContinue, .notRunning, .unattached, link: universal),
      explanation: "scene(_:continue:) cannot be called: the process is not running, so no code of the app runs",
      rule: .lifeCycle(.callsNeedRunningCode)),
    IllegalStepCase(
      style: .uikitAppDelegate, after: [.openFromHomeScreen],
      step: flat(.applicationOpen, .active, seen: .suspended, link: scheme),
      explanation: "application(_:open:options:) cannot see the state suspended, in which no code of the app runs",
      rule: .lifeCycle(.callsNeedRunningCode)),
    IllegalStepCase(
      style: .uikitAppDelegate, after: [.openFromHomeScreen], step: flat(.applicationDidBecomeActive, .active),
      explanation:
        "applicationDidBecomeActive(_:) cannot happen again: the app has not resigned the active state since",
      rule: .lifeCycle(.oneActivationPerResignation)),
    IllegalStepCase(
      after: [.openFromHomeScreen], step: scene(.didBecomeActiveNotification, .active, .foregroundActive),
      explanation: "UIApplication.didBecomeActiveNotification cannot happen again: "
        + "the app has not resigned the active state since", rule: .lifeCycle(.oneActivationPerResignation)),
    IllegalStepCase(
      style: .swiftUIAppDelegate, after: [.openFromHomeScreen],
      step: scene(.scenePhaseActive, .active, .foregroundActive),
      explanation: "scenePhase == .active cannot happen again: the app has not resigned the active state since",
      rule: .lifeCycle(.oneActivationPerResignation)),
    IllegalStepCase(
      style: .uikitAppDelegate, after: [.openFromHomeScreen, .leave],
      step: flat(.applicationWillResignActive, .inactive),
      explanation: "applicationWillResignActive(_:) does not take an app from background to inactive",
      rule: .lifeCycle(.changesHaveTheirCalls)),
    IllegalStepCase(
      style: .uikitAppDelegate, after: [.openFromHomeScreen],
      step: flat(.applicationWillEnterForeground, .active, seen: .background),
      explanation: "applicationWillEnterForeground(_:) does not happen here: "
        + "the app is active, and no such change is under way", rule: .lifeCycle(.changesHaveTheirCalls)),
    IllegalStepCase(
      after: [.openFromHomeScreen],
      step: scene(.willResignActiveNotification, .active, .foregroundActive),
      explanation: "UIApplication.willResignActiveNotification does not happen here: "
        + "the app is active, and no such change is under way", rule: .lifeCycle(.changesHaveTheirCalls)),
    IllegalStepCase(
      after: [.openFromHomeScreen], step: scene(.sceneContinue, .active, .foregroundInactive, link: universal),
      explanation: "scene(_:continue:) does not take a scene from foregroundActive to foregroundInactive",
      rule: .lifeCycle(.changesHaveTheirCalls)),
    IllegalStepCase(
      style: .uikitAppDelegate, after: [.openFromHomeScreen], step: flat(nil, .inactive),
      explanation: "An app cannot go from active to inactive without a call", rule: .lifeCycle(.changesHaveTheirCalls)),
    IllegalStepCase(
      after: [.openFromHomeScreen, .leave], step: scene(nil, .background, .unattached),
      explanation: "A scene cannot go from background to unattached without a call",
      rule: .lifeCycle(.changesHaveTheirCalls)),
    IllegalStepCase(
      style: .uikitAppDelegate, profile: .iOS14_5, step: flat(nil, .prewarmed),
      explanation: "ios14.5 does not prewarm processes, which began with iOS 15", rule: .styles(.prewarmingSince15)),
    IllegalStepCase(
      after: [.openFromHomeScreen], step: scene(nil, .notRunning, .foregroundActive),
      explanation: "An app that is not running cannot have a scene in the state foregroundActive",
      rule: .lifeCycle(.stateIsAggregate)),
    IllegalStepCase(
      after: [.openFromHomeScreen], step: scene(.sceneWillResignActive, .inactive, .background, seen: .active),
      explanation: "An app that is inactive cannot have a scene in the state background",
      rule: .lifeCycle(.stateIsAggregate)),
    IllegalStepCase(
      after: [.openFromHomeScreen], step: scene(.sceneWillResignActive, .inactive, .foregroundInactive),
      explanation: "sceneWillResignActive(_:) sees the state active, not inactive", rule: .lifeCycle(.stateInsideCall)),
    IllegalStepCase(
      style: .uikitAppDelegate, after: [.openFromHomeScreen, .leave],
      step: flat(.applicationWillEnterForeground, .inactive),
      explanation: "applicationWillEnterForeground(_:) sees the state background, not inactive",
      rule: .lifeCycle(.stateInsideCall)),
    IllegalStepCase(
      style: .uikitAppDelegate, step: scene(nil, .notRunning, .unattached),
      explanation: "An app without scenes has no scene state", rule: .styles(.sceneCallsNeedScenes)),
    IllegalStepCase(
      step: flat(nil, .notRunning), explanation: "An app with scenes always has a scene state",
      rule: .lifeCycle(.stateIsAggregate)),
  ]

  /// Launches, connections and links that do not happen.
  static let launchesAndLinks: [IllegalStepCase] = [
    IllegalStepCase(
      style: .uikitAppDelegate, after: [.openFromHomeScreen], step: flat(.didFinishLaunching, .active),
      explanation: "application(_:didFinishLaunchingWithOptions:) cannot be called twice in one process",
      rule: .lifeCycle(.launchesOncePerProcess)),
    IllegalStepCase(
      style: .uikitAppDelegate, after: [.openFromHomeScreen], step: flat(.willFinishLaunching, .active),
      explanation: "application(_:willFinishLaunchingWithOptions:) cannot be called twice in one process",
      rule: .lifeCycle(.launchesOncePerProcess)),
    IllegalStepCase(
      style: .uikitAppDelegate, legal: [flat(.willFinishLaunching, .inactive)],
      step: flat(.applicationDidBecomeActive, .active),
      explanation: "applicationDidBecomeActive(_:) cannot be called before the launch is done",
      rule: .lifeCycle(.launchesOncePerProcess)),
    IllegalStepCase(
      after: [.openFromHomeScreen], step: scene(.sceneWillConnect, .active, .foregroundActive),
      explanation: "scene(_:willConnectTo:options:) cannot be called for a connected scene",
      rule: .lifeCycle(.connectsOnce)),
    IllegalStepCase(
      after: [.openFromHomeScreen, .leave, .reclaimScene],
      step: scene(.configurationForConnecting, .background, .unattached),
      explanation: "application(_:configurationForConnecting:options:) is called only for a new scene session",
      rule: .cold(.configuresNewSession)),
    IllegalStepCase(
      after: [.openFromHomeScreen, .leave, .reclaimScene],
      step: scene(.sceneOpenURLContexts, .inactive, .unattached, link: scheme),
      explanation: "scene(_:openURLContexts:) cannot be called: no scene is connected", rule: .lifeCycle(.connectsOnce)),
    IllegalStepCase(
      style: .swiftUIAppDelegate, after: [.backgroundLaunch()],
      step: scene(.onOpenURL, .background, .unattached, link: scheme),
      explanation: ".onOpenURL cannot be called: no scene is connected", rule: .lifeCycle(.connectsOnce)),
    IllegalStepCase(
      style: .uikitAppDelegate, after: [.openFromHomeScreen, .leave],
      step: flat(.applicationOpen, .background, link: scheme),
      explanation:
        "application(_:open:options:) cannot get a link in the background: the app comes to the foreground first",
      rule: .warm(.noLinkInBackground)),
    IllegalStepCase(
      after: [.openFromHomeScreen, .leave], step: scene(.sceneContinue, .background, .background, link: universal),
      explanation: "scene(_:continue:) cannot get a link in the background: the app comes to the foreground first",
      rule: .warm(.noLinkInBackground)),
    IllegalStepCase(
      legal: [
        scene(.willFinishLaunching, .inactive, .unattached),
        scene(.didFinishLaunching, .inactive, .unattached),
        scene(.sceneWillConnect, .inactive, .foregroundInactive, link: universal),
      ],
      step: scene(.sceneContinue, .inactive, .foregroundInactive, link: universal),
      explanation:
        "scene(_:continue:) is not called on a cold start: scene(_:willConnectTo:options:) has the link",
      rule: .cold(.warmMethodsAreForConnectedScenes)),
    IllegalStepCase(
      legal: [
        scene(.willFinishLaunching, .inactive, .unattached),
        scene(.didFinishLaunching, .inactive, .unattached),
        scene(.sceneWillConnect, .inactive, .foregroundInactive),
      ],
      step: scene(.sceneDidBecomeActive, .active, .foregroundActive),
      explanation: "sceneDidBecomeActive(_:) cannot be called before the new scene has entered the foreground",
      rule: .cold(.sceneEntersForegroundOnConnection)),
    IllegalStepCase(
      style: .uikitAppDelegate,
      legal: [flat(.willFinishLaunching, .inactive), flat(.didFinishLaunching, .inactive)],
      step: flat(.applicationWillEnterForeground, .inactive),
      explanation: "applicationWillEnterForeground(_:) does not happen on a cold start without scenes: "
        + "the app was not in the background", rule: .cold(.noEnterForegroundOnColdStart)),
    IllegalStepCase(
      style: .uikitAppDelegate,
      legal: [flat(.willFinishLaunching, .inactive), flat(.didFinishLaunching, .inactive)],
      step: flat(.willEnterForegroundNotification, .inactive),
      explanation: "UIApplication.willEnterForegroundNotification does not happen on a cold start without scenes: "
        + "the app was not in the background", rule: .cold(.noEnterForegroundOnColdStart)),
    IllegalStepCase(
      step: scene(.willFinishLaunching, .inactive, .unattached, link: universal),
      explanation: "application(_:willFinishLaunchingWithOptions:) gets launch options only without scenes: "
        + "here they are nil", rule: .cold(.launchOptionsEmptyInScenes)),
    IllegalStepCase(
      legal: [scene(.willFinishLaunching, .inactive, .unattached)],
      step: scene(.didFinishLaunching, .inactive, .unattached, notification: true),
      explanation: "application(_:didFinishLaunchingWithOptions:) gets launch options only without scenes: "
        + "here they are nil", rule: .cold(.launchOptionsEmptyInScenes)),
  ]

  /// Calls about notifications.
  static let notifications: [IllegalStepCase] = [
    IllegalStepCase(
      style: .uikitAppDelegate, after: [.openFromHomeScreen, .leave],
      step: flat(.userNotificationCenterWillPresent, .background),
      explanation: "userNotificationCenter(_:willPresent:withCompletionHandler:) cannot be called in the background, "
        + "where the system shows a notification itself", rule: .push(.systemShows))
  ]

  /// Calls that an app of the style never gets.
  static let styles: [IllegalStepCase] = [
    IllegalStepCase(
      after: [.openFromHomeScreen], step: scene(.applicationDidBecomeActive, .active, .foregroundActive),
      explanation: "applicationDidBecomeActive(_:) is not called in an app with scenes",
      rule: .styles(.delegateLifeCycleEndsWithScenes)),
    IllegalStepCase(
      after: [.openFromHomeScreen], step: scene(.applicationContinue, .active, .foregroundActive, link: universal),
      explanation: "application(_:continue:restorationHandler:) is not called in an app with scenes, "
        + "which gets its links in another way", rule: .styles(.delegateLinksEndWithScenes)),
    IllegalStepCase(
      style: .swiftUIAppDelegate, after: [.openFromHomeScreen],
      step: scene(.applicationOpen, .active, .foregroundActive, link: scheme),
      explanation: "application(_:open:options:) is not called in an app with scenes, "
        + "which gets its links in another way", rule: .swiftUI(.delegateLinksNotPassedOn)),
    IllegalStepCase(
      style: .swiftUISceneDelegate, after: [.openFromHomeScreen],
      step: scene(.sceneContinue, .active, .foregroundActive, link: universal),
      explanation: "scene(_:continue:) is never called in a SwiftUI app: "
        + ".onOpenURL or .onContinueUserActivity gets the link",
      rule: .swiftUI(.sceneContinueNeverCalled)),
    IllegalStepCase(
      style: .swiftUIAppDelegate, after: [.openFromHomeScreen],
      step: scene(.sceneDidBecomeActive, .active, .foregroundActive),
      explanation: "sceneDidBecomeActive(_:) needs a scene delegate, and this app has none",
      rule: .styles(.sceneCallsNeedScenes)),
    IllegalStepCase(
      style: .uikitAppDelegate, after: [.openFromHomeScreen], step: flat(.sceneWillConnect, .active),
      explanation: "scene(_:willConnectTo:options:) needs a scene delegate, and this app has none",
      rule: .styles(.sceneCallsNeedScenes)),
    IllegalStepCase(
      after: [.openFromHomeScreen], step: scene(.onOpenURL, .active, .foregroundActive, link: scheme),
      explanation: ".onOpenURL belongs to SwiftUI, and this app is UIKit's", rule: .styles(.swiftUICallsNeedSwiftUI)),
    IllegalStepCase(
      after: [.openFromHomeScreen], step: scene(.onContinueUserActivity, .active, .foregroundActive, link: universal),
      explanation: ".onContinueUserActivity belongs to SwiftUI, and this app is UIKit's",
      rule: .styles(.swiftUICallsNeedSwiftUI)),
    IllegalStepCase(
      style: .uikitAppDelegate, profile: .iOS27, step: flat(.willFinishLaunching, .inactive),
      explanation:
        "An app without scenes fails to launch with ios27: the iOS 27 SDK requires the scene life cycle",
      rule: .styles(.scenesRequired)),
  ]

  static let all = lifeCycle + launchesAndLinks + notifications + styles
}
