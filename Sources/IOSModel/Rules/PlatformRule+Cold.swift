import SDKContract

extension PlatformRule {
  /// The rules for launches while the app is not running.
  package enum Cold: String, RuleGroup {
    case launches = "IOS-COLD-1"
    case launchOptionsCarryLink = "IOS-COLD-2"
    case continuesAfterLaunch = "IOS-COLD-3"
    case opensAfterLaunch = "IOS-COLD-4"
    case launchOptionsEmptyInScenes = "IOS-COLD-5"
    case configuresNewSession = "IOS-COLD-6"
    case connectsScene = "IOS-COLD-7"
    case connectionCarriesLink = "IOS-COLD-8"
    case connectionSeesBackground = "IOS-COLD-9"
    case sceneEntersForegroundOnConnection = "IOS-COLD-10"
    case reconnectsScene = "IOS-COLD-11"
    case launchesPrewarmed = "IOS-COLD-12"
    case launchReturnedFalse = "IOS-COLD-13"
    case launchResultInScenes = "IOS-COLD-14"
    case warmMethodsAreForConnectedScenes = "IOS-COLD-15"
    case noEnterForegroundOnColdStart = "IOS-COLD-16"

    /// The statement of the rule, with its source.
    package var rule: Rule {
      switch self {
      case .launches:
        Rule(
          "A launch by the user calls willFinishLaunching and didFinishLaunching while the app is inactive.",
          evidence: .measurement,
          source: "regularberry/AppLaunchSequence README (iOS 11.0.3); Apple: About the app launch sequence")
      case .launchOptionsCarryLink:
        Rule(
          "In an app without scenes the link that starts it is in the options of both launch methods.",
          evidence: .measurement,
          source: "regularberry/AppLaunchSequence README (iOS 11.0.3); "
            + "recoursive.com: UIApplicationDelegate method invocation order (iOS 12.1)")
      case .continuesAfterLaunch:
        Rule(
          "In an app without scenes the universal link that started it is announced and then continued after "
            + "the launch methods and before it becomes active.",
          evidence: .measurement,
          source: "regularberry/AppLaunchSequence README (iOS 11.0.3); "
            + "recoursive.com: UIApplicationDelegate method invocation order (iOS 12.1)")
      case .opensAfterLaunch:
        Rule(
          "In an app without scenes the link that started it as a URL, as one of its scheme does, is opened after the "
            + "launch methods and before it becomes active.",
          evidence: .measurement,
          source: "regularberry/AppLaunchSequence README (iOS 11.0.3); "
            + "recoursive.com: UIApplicationDelegate method invocation order (iOS 12.1)")
      case .launchOptionsEmptyInScenes:
        Rule(
          "The launch options of an app with scenes are nil, whatever started it.",
          evidence: .documentation, source: "Apple: application(_:didFinishLaunchingWithOptions:)")
      case .configuresNewSession:
        Rule(
          "The app delegate is asked for a configuration when a scene session is new, and not when a known "
            + "session connects again.",
          evidence: .inference, source: "Apple: Transitioning to the UIKit scene-based life cycle")
      case .connectsScene:
        Rule(
          "A scene connects with scene(_:willConnectTo:options:) after the launch methods and before it enters "
            + "the foreground.",
          evidence: .documentation, source: "Apple: About the app launch sequence")
      case .connectionCarriesLink:
        Rule(
          "A link that starts an app with a scene delegate is in the connection options, and in no other call.",
          evidence: .documentation,
          source: "Apple: Supporting universal links in your app; "
            + "Apple: Defining a custom URL scheme for your app; "
            + "AppsFlyerSDK/appsflyer-onelink-ios-sample-apps swift/basic_app/basic_app/SceneDelegate.swift")
      case .connectionSeesBackground:
        Rule(
          "The application state inside scene(_:willConnectTo:options:) is not established, and a switch makes "
            + "it background instead of inactive.",
          evidence: .open, source: "simulator design")
      case .sceneEntersForegroundOnConnection:
        Rule(
          "A newly connected scene enters the foreground before it becomes active, on a cold start too.",
          evidence: .documentation,
          source: "Apple: sceneWillEnterForeground(_:); developer.apple.com/forums/thread/746362")
      case .reconnectsScene:
        Rule(
          "A link or the user brings back an app whose scene is gone by connecting the scene again, without a launch method.",
          evidence: .inference, source: "Apple: Managing your app's life cycle")
      case .launchesPrewarmed:
        Rule(
          "A prewarmed process goes through the whole launch sequence when the user opens the app.",
          evidence: .documentation, source: "Apple: About the app launch sequence")
      case .launchReturnedFalse:
        Rule(
          "If a launch method of an app without scenes returns false, the link that started it reaches neither "
            + "application(_:open:options:) nor application(_:continue:restorationHandler:), while a tapped "
            + "notification is received all the same.",
          evidence: .documentation,
          source: "Apple: application(_:didFinishLaunchingWithOptions:); "
            + "Apple: application(_:continue:restorationHandler:); "
            + "recoursive.com: UIApplicationDelegate method invocation order (iOS 12.1); "
            + "BranchMetrics/ios-branch-deep-linking-attribution#277")
      case .launchResultInScenes:
        Rule(
          "A launch method that returns false has no documented effect on links to scenes, and a switch decides.",
          evidence: .open, source: "Apple: application(_:didFinishLaunchingWithOptions:)")
      case .warmMethodsAreForConnectedScenes:
        Rule(
          "scene(_:continue:) and scene(_:openURLContexts:) are not called for a scene that is only just being connected.",
          evidence: .documentation,
          source: "Apple: Supporting universal links in your app; "
            + "Apple: Defining a custom URL scheme for your app; "
            + "BranchMetrics/ios-branch-deep-linking-attribution#1160")
      case .noEnterForegroundOnColdStart:
        Rule(
          "An app without scenes does not enter the foreground on a cold start, because it was never in the background.",
          evidence: .measurement, source: "regularberry/AppLaunchSequence README (iOS 11.0.3)")
      }
    }
  }
}
