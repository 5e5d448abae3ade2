import SDKContract

extension PlatformRule {
  /// The rules for the states of the process and the scene.
  package enum LifeCycle: String, RuleGroup {
    case becomesActive = "IOS-LIFE-1"
    case resignsActive = "IOS-LIFE-2"
    case entersBackground = "IOS-LIFE-3"
    case alertCovers = "IOS-LIFE-4"
    case suspends = "IOS-LIFE-5"
    case prewarms = "IOS-LIFE-6"
    case launchesInBackground = "IOS-LIFE-7"
    case connectsSceneInBackground = "IOS-LIFE-8"
    case reclaimsScene = "IOS-LIFE-9"
    case wakesForDisconnection = "IOS-LIFE-10"
    case endsWhileIdle = "IOS-LIFE-11"
    case endsFromBackground = "IOS-LIFE-12"
    case endsInFront = "IOS-LIFE-13"
    case forceQuits = "IOS-LIFE-14"
    case inactiveBeforeBackground = "IOS-LIFE-15"
    case inactiveBeforeActive = "IOS-LIFE-16"
    case suspendedNeverActive = "IOS-LIFE-17"
    case launchBeforeActive = "IOS-LIFE-18"
    case callsNeedRunningCode = "IOS-LIFE-19"
    case oneActivationPerResignation = "IOS-LIFE-20"
    case launchesOncePerProcess = "IOS-LIFE-21"
    case connectsOnce = "IOS-LIFE-22"
    case changesHaveTheirCalls = "IOS-LIFE-23"
    case stateIsAggregate = "IOS-LIFE-24"
    case stateInsideCall = "IOS-LIFE-25"
    case inputNeedsState = "IOS-LIFE-26"
    case trackingPromptCovers = "IOS-LIFE-27"
    case suspensionLosesConnections = "IOS-LIFE-28"
    case updateEndsProcess = "IOS-LIFE-29"
    case updateKeepsData = "IOS-LIFE-30"
    case leavesForOther = "IOS-LIFE-31"
    case restoresBackup = "IOS-LIFE-32"
    case promptNeedsActiveApp = "IOS-LIFE-33"
    case promptIsAnsweredAtOnce = "IOS-LIFE-34"

    /// The statement of the rule, with its source.
    package var rule: Rule {
      switch self {
      case .becomesActive:
        Rule(
          "An inactive app in front becomes active when it receives events.",
          evidence: .documentation,
          source: "Apple: Managing your app's life cycle; regularberry/AppLaunchSequence README (iOS 11.0.3)")
      case .resignsActive:
        Rule(
          "An app that the user leaves resigns first, while its state still reads active.",
          evidence: .measurement,
          source: "Apple: Managing your app's life cycle; regularberry/AppLaunchSequence README (iOS 11.0.3)")
      case .entersBackground:
        Rule(
          "An inactive app that the user has left enters the background.",
          evidence: .documentation,
          source: "Apple: Managing your app's life cycle; regularberry/AppLaunchSequence README (iOS 11.0.3)")
      case .alertCovers:
        Rule(
          "A system alert, a call or the app switcher makes the app resign, and its end makes it active again "
            + "without a visit to the background.",
          evidence: .measurement,
          source: "Apple: Managing your app's life cycle; regularberry/AppLaunchSequence README (iOS 11.0.3)")
      case .suspends:
        Rule(
          "An app is suspended without being told when its time in the background is over.",
          evidence: .documentation, source: "Apple: Managing your app's life cycle")
      case .prewarms:
        Rule(
          "The system may start the process before the user opens the app, and runs none of the app's code then.",
          evidence: .documentation, source: "Apple: About the app launch sequence")
      case .launchesInBackground:
        Rule(
          "A silent push or a background task starts the app in the background, with the usual launch methods.",
          evidence: .documentation, source: "Apple: Managing your app's life cycle")
      case .connectsSceneInBackground:
        Rule(
          "Whether a launch in the background connects the scene or not is up to the system, and a switch decides.",
          evidence: .open, source: "Apple: Managing your app's life cycle")
      case .reclaimsScene:
        Rule(
          "UIKit may disconnect a scene that is out of sight while the process lives on.",
          evidence: .documentation, source: "Apple: Managing your app's life cycle")
      case .wakesForDisconnection:
        Rule(
          "A suspended process runs for a moment to hear that its scene was disconnected.",
          evidence: .inference, source: "Apple: Managing your app's life cycle")
      case .endsWhileIdle:
        Rule(
          "A suspended or prewarmed process is ended without a call.",
          evidence: .documentation, source: "Apple: About the app launch sequence; Apple: applicationWillTerminate(_:)")
      case .endsFromBackground:
        Rule(
          "The system may or may not tell a process that it ends while it runs in the background, and a switch "
            + "decides.",
          evidence: .open, source: "Apple: applicationWillTerminate(_:)")
      case .endsInFront:
        Rule(
          "A process that is ended in front, as by a crash, is not told.",
          evidence: .inference, source: "inferred")
      case .forceQuits:
        Rule(
          "A user who swipes the app away ends its process and its scene session.",
          evidence: .inference, source: "Apple: application(_:didReceiveRemoteNotification:fetchCompletionHandler:)")
      case .inactiveBeforeBackground:
        Rule(
          "An active app is inactive before it is in the background.",
          evidence: .documentation,
          source: "Apple: Managing your app's life cycle; regularberry/AppLaunchSequence README (iOS 11.0.3)")
      case .inactiveBeforeActive:
        Rule(
          "An app in the background is inactive before it is active.",
          evidence: .documentation,
          source: "Apple: Managing your app's life cycle; regularberry/AppLaunchSequence README (iOS 11.0.3)")
      case .suspendedNeverActive:
        Rule(
          "A suspended app does not become active without running and entering the foreground.",
          evidence: .documentation, source: "Apple: Managing your app's life cycle; Apple: application(_:open:options:)"
        )
      case .launchBeforeActive:
        Rule(
          "An app is launched before it is active.",
          evidence: .documentation, source: "Apple: About the app launch sequence")
      case .callsNeedRunningCode:
        Rule(
          "A process that is not running, prewarmed or suspended runs no code of the app and gets no call.",
          evidence: .documentation,
          source: "Apple: Managing your app's life cycle; Apple: About the app launch sequence")
      case .oneActivationPerResignation:
        Rule(
          "An app becomes active only once until it resigns the active state.",
          evidence: .documentation, source: "Apple: Managing your app's life cycle; Apple: sceneWillEnterForeground(_:)"
        )
      case .launchesOncePerProcess:
        Rule(
          "The launch methods are called once in the life of a process, and first.",
          evidence: .documentation,
          source: "Apple: application(_:didFinishLaunchingWithOptions:); Apple: About the app launch sequence")
      case .connectsOnce:
        Rule(
          "A scene connects only while it is not connected, and gets calls only while it is.",
          evidence: .documentation, source: "Apple: Managing your app's life cycle; Apple: UIScene.ActivationState")
      case .changesHaveTheirCalls:
        Rule(
          "Each change of state is made by the call that announces it, and by no other.",
          evidence: .documentation, source: "Apple: Managing your app's life cycle")
      case .stateIsAggregate:
        Rule(
          "The state of an app with scenes is the most active state of its scenes.",
          evidence: .documentation,
          source: "Apple: application(_:didFinishLaunchingWithOptions:); Apple: UIScene.ActivationState")
      case .stateInsideCall:
        Rule(
          "The application state that a call sees is the one of the moment in which the system makes it, whoever asks: a "
            + "change that is announced has not been made yet, neither for an observer of its notification nor for an SDK.",
          evidence: .measurement,
          source: "regularberry/AppLaunchSequence README (iOS 11.0.3); TwitterNetworkLayer TNLRequestOperationTest.m, "
            + "for observers")
      case .inputNeedsState:
        Rule(
          "What a user or the system does to an app presupposes the state in which it can be done.",
          evidence: .inference, source: "Apple: Managing your app's life cycle")
      case .trackingPromptCovers:
        Rule(
          "The tracking prompt makes the app resign before the user answers, and become active after it.",
          evidence: .report, source: "adjust/ios_sdk#686; Apple: Managing your app's life cycle")
      case .suspensionLosesConnections:
        Rule(
          "A request that is on its way when the app is suspended may be lost, and then fails as soon as the app runs again.",
          evidence: .open, source: "Apple: TN2277, which leaves to iOS when it takes back a socket")
      case .updateEndsProcess:
        Rule(
          "An update of the app ends its process in every state; only one that runs in the background may be told, as when "
            + "the system ends it for another reason.",
          evidence: .report,
          source: "getsentry/sentry-cocoa#5794; developer.apple.com/forums/thread/809062 (macOS 26)")
      case .updateKeepsData:
        Rule(
          "An update of the app keeps the files and defaults of the app and of its SDKs, so the SDKs do not count an install.",
          evidence: .documentation, source: "Apple: App Programming Guide for iOS, Files Saved During App Updates")
      case .leavesForOther:
        Rule(
          "An app in front that opens the browser, another app or the App Store resigns and enters the background, once the "
            + "system has finished what it was doing, such as bringing the app to the front.",
          evidence: .measurement,
          source: "Apple: About the background execution sequence; H-CLo/TestURLScheme "
            + "TestURLSchemeServer/AppDelegate.swift, for an app that a link brings to the front and that opens another"
        )
      case .restoresBackup:
        Rule(
          "A backup of the device brings back the user defaults of an app and its files, except for those that are left "
            + "out of backups (switch restoresBackup).",
          evidence: .documentation,
          source: "Apple: URLResourceValues.isExcludedFromBackup; Apple: Optimizing your app's data for iCloud backup")
      case .promptNeedsActiveApp:
        Rule(
          "Since iOS 15 an app that asks for the tracking prompt while it is not active is answered at once that the status "
            + "is not determined, and no prompt appears; before, an app that asks during its launch shows it.",
          evidence: .documentation,
          source: "Apple: ATTrackingManager.requestTrackingAuthorization(completionHandler:); "
            + "developer.apple.com/forums/thread/751682 (since iOS 15); zoontek/react-native-permissions#648, "
            + "Baseflow/flutter-permission-handler#676 (iOS 14)")
      case .promptIsAnsweredAtOnce:
        Rule(
          "On iOS 17.4 an app that asks for the tracking prompt is answered at once that tracking is denied, and not again; "
            + "the prompt appears, and the status is not determined until the user answers it.",
          evidence: .report,
          source: "developer.apple.com/forums/thread/746432 (fixed in iOS 17.5); adjust/flutter_sdk#136, "
            + "deniza/app_tracking_transparency#50, sparkfabrik/sparkfabrik-react-native-idfa-aaid#77")
      }
    }
  }
}
