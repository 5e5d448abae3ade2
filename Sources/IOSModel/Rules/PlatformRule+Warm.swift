import SDKContract

extension PlatformRule {
  /// The rules for links to a running process.
  package enum Warm: String, RuleGroup {
    case entersForeground = "IOS-WARM-1"
    case sceneEntersForeground = "IOS-WARM-2"
    case continuesInForeground = "IOS-WARM-3"
    case opensInForeground = "IOS-WARM-4"
    case sceneContinues = "IOS-WARM-5"
    case sceneOpensURLContexts = "IOS-WARM-6"
    case sceneAnnouncesActivity = "IOS-WARM-7"
    case linkPlaceOnReturn = "IOS-WARM-8"
    case frontLink = "IOS-WARM-9"
    case sceneFrontLink = "IOS-WARM-10"
    case linkAfterActivation = "IOS-WARM-11"
    case ownSchemeFlickers = "IOS-WARM-12"
    case ownSchemeSteady = "IOS-WARM-13"
    case ownSchemeWhileCovered = "IOS-WARM-14"
    case linkUncovers = "IOS-WARM-15"
    case backgroundOpenRefused = "IOS-WARM-16"
    case resumesInBackground = "IOS-WARM-17"
    case noLinkInBackground = "IOS-WARM-18"
    case continueReturnedFalse = "IOS-WARM-19"
    case openReturnedFalse = "IOS-WARM-20"
    case schemeLinkComesFirst = "IOS-WARM-21"

    /// The statement of the rule, with its source.
    package var rule: Rule {
      switch self {
      case .entersForeground:
        Rule(
          "An app without scenes that comes back enters the foreground while its state still reads background.",
          evidence: .measurement,
          source: "Apple: Preparing your UI to run in the foreground; "
            + "regularberry/AppLaunchSequence README (iOS 11.0.3)")
      case .sceneEntersForeground:
        Rule(
          "A scene that comes back enters the foreground and then becomes active.",
          evidence: .documentation, source: "Apple: sceneWillEnterForeground(_:)")
      case .continuesInForeground:
        Rule(
          "A universal link to an app without scenes in the background is announced and continued after it "
            + "entered the foreground and before it becomes active.",
          evidence: .measurement,
          source: "regularberry/AppLaunchSequence README (iOS 11.0.3); "
            + "recoursive.com: UIApplicationDelegate method invocation order (iOS 12.1); "
            + "Apple: application(_:open:options:)")
      case .opensInForeground:
        Rule(
          "An app without scenes in the background opens a link that comes as a URL, as one of its scheme does, after "
            + "it entered the foreground and before it becomes active.",
          evidence: .measurement,
          source: "regularberry/AppLaunchSequence README (iOS 11.0.3); "
            + "recoursive.com: UIApplicationDelegate method invocation order (iOS 12.1); "
            + "Apple: application(_:open:options:)")
      case .sceneContinues:
        Rule(
          "A universal link to a connected UIKit scene comes through scene(_:continue:), and to one in the background "
            + "after it has entered the foreground and before it becomes active.",
          evidence: .measurement,
          source: "flutter/flutter dev/integration_tests/ios_add2app_uiscene, UITests-DeepLinks-SceneEvents (2026); "
            + "Apple: Supporting universal links in your app; "
            + "AppsFlyerSDK/appsflyer-onelink-ios-sample-apps swift/basic_app/basic_app/SceneDelegate.swift")
      case .sceneOpensURLContexts:
        Rule(
          "A link that comes as a URL, as one of the app's scheme does, reaches a connected UIKit scene through "
            + "scene(_:openURLContexts:).",
          evidence: .documentation,
          source: "Apple: Defining a custom URL scheme for your app; developer.apple.com/forums/thread/661846; "
            + "AppsFlyerSDK/appsflyer-onelink-ios-sample-apps swift/basic_app/basic_app/SceneDelegate.swift")
      case .sceneAnnouncesActivity:
        Rule(
          "Whether a universal link to a scene in the background is announced first is not established, and a "
            + "switch decides.",
          evidence: .open, source: "inferred")
      case .linkPlaceOnReturn:
        Rule(
          "Whether a link to an app in the background can come after it has become active is not established, and a "
            + "switch moves it behind.",
          evidence: .open, source: "inferred")
      case .frontLink:
        Rule(
          "A link to an app without scenes that is in front is delivered while it is active.",
          evidence: .report,
          source: "BranchMetrics/ios-branch-deep-linking-attribution#699; openradar 21710499 (iOS 7 to 9)")
      case .sceneFrontLink:
        Rule(
          "A link to a scene in front is delivered while it is active, and no further activation is promised "
            + "unless a switch adds one.",
          evidence: .open,
          source: "Apple: Supporting universal links in your app; "
            + "Apple: Defining a custom URL scheme for your app; "
            + "public widget code that relies on a further activation")
      case .linkAfterActivation:
        Rule(
          "A link sent by AirDrop to an app in front is delivered after the sheet is gone and the app is active again.",
          evidence: .report, source: "BranchMetrics/ios-branch-deep-linking-attribution#699")
      case .ownSchemeFlickers:
        Rule(
          "An app in front that opens its own scheme resigns the active state, gets the link, and becomes active again.",
          evidence: .report, source: "openradar 21710499 (iOS 7 to 9)")
      case .ownSchemeSteady:
        Rule(
          "Whether opening the own scheme still disturbs the active state on current versions is not "
            + "established, and a switch keeps it steady.",
          evidence: .open, source: "openradar 21710499 (iOS 7 to 9)")
      case .ownSchemeWhileCovered:
        Rule(
          "An app that opens its own scheme under a system alert gets the link while it stays inactive.",
          evidence: .inference, source: "inferred")
      case .linkUncovers:
        Rule(
          "A user who opens a link to an inactive app removes what covers it, so it gets the link and becomes active.",
          evidence: .inference, source: "inferred")
      case .backgroundOpenRefused:
        Rule(
          "Whether an app in the background may open a URL is not established, and by default the call does nothing.",
          evidence: .open, source: "simulator design")
      case .resumesInBackground:
        Rule(
          "A suspended process runs in the background before the app gets any call.",
          evidence: .inference, source: "Apple: Managing your app's life cycle; Apple: application(_:open:options:)")
      case .noLinkInBackground:
        Rule(
          "An app comes to the foreground before it gets a link, so no link is delivered in the background, but for a URL "
            + "to a UIKit scene.",
          evidence: .documentation, source: "Apple: application(_:open:options:)")
      case .continueReturnedFalse:
        Rule(
          "If application(_:continue:restorationHandler:) returns false, the system tries to make a document "
            + "from the URL for the app to open.",
          evidence: .documentation, source: "Apple: application(_:continue:restorationHandler:)")
      case .openReturnedFalse:
        Rule(
          "If application(_:open:options:) returns false, the attempt has failed and the link goes nowhere else.",
          evidence: .documentation, source: "Apple: application(_:open:options:)")
      case .schemeLinkComesFirst:
        Rule(
          "A link that comes as a URL to a UIKit scene in the background is opened before the scene enters the "
            + "foreground, unless a switch has it follow.",
          evidence: .measurement,
          source: "flutter/flutter dev/integration_tests/ios_add2app_uiscene, UITests-DeepLinks-SceneEvents (2026, "
            + "a link of the app's scheme)")
      }
    }
  }
}
