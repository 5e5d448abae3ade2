import SDKContract

extension PlatformRule {
  /// The rules for what an app can get at all, depending on its life cycle.
  package enum Styles: String, RuleGroup {
    case delegateLifeCycleEndsWithScenes = "IOS-STYLE-1"
    case delegateLinksEndWithScenes = "IOS-STYLE-2"
    case sceneCallsNeedScenes = "IOS-STYLE-3"
    case swiftUICallsNeedSwiftUI = "IOS-STYLE-4"
    case scenesRequired = "IOS-STYLE-5"
    case appDelegateLifeCycleDeprecated = "IOS-STYLE-6"
    case missingScenesLogged = "IOS-STYLE-7"
    case scenesSince13 = "IOS-STYLE-8"
    case swiftUISince14 = "IOS-STYLE-9"
    case prewarmingSince15 = "IOS-STYLE-10"

    /// The statement of the rule, with its source.
    package var rule: Rule {
      switch self {
      case .delegateLifeCycleEndsWithScenes:
        Rule(
          "UIKit does not call the life-cycle methods of the app delegate in an app with scenes.",
          evidence: .documentation, source: "Apple: applicationDidBecomeActive(_:); Apple: sceneWillEnterForeground(_:)"
        )
      case .delegateLinksEndWithScenes:
        Rule(
          "Links to an app with scenes do not go through the app delegate.",
          evidence: .documentation,
          source: "Apple: Supporting universal links in your app; "
            + "Apple: Defining a custom URL scheme for your app; "
            + "AppsFlyerSDK/appsflyer-onelink-ios-sample-apps swift/basic_app/basic_app/SceneDelegate.swift")
      case .sceneCallsNeedScenes:
        Rule(
          "Only an app with scenes and a scene delegate gets the calls of a scene delegate.",
          evidence: .documentation, source: "Apple: Transitioning to the UIKit scene-based life cycle")
      case .swiftUICallsNeedSwiftUI:
        Rule(
          "Only an app on the SwiftUI life cycle gets links and phases in its views.",
          evidence: .documentation, source: "Apple: View.onOpenURL(perform:)")
      case .scenesRequired:
        Rule(
          "An app without scenes that is built with the iOS 27 SDK fails to launch on iOS 27.",
          evidence: .documentation, source: "Apple: Transitioning to the UIKit scene-based life cycle")
      case .appDelegateLifeCycleDeprecated:
        Rule(
          "The life-cycle and link methods of the app delegate are deprecated in iOS 26.",
          evidence: .documentation,
          source: "Apple: application(_:continue:restorationHandler:); Apple: applicationDidBecomeActive(_:); "
            + "Apple: application(_:open:options:)")
      case .missingScenesLogged:
        Rule(
          "From iOS 18.4 on the system logs a message about an app without scenes.",
          evidence: .documentation, source: "Apple: Transitioning to the UIKit scene-based life cycle")
      case .scenesSince13:
        Rule(
          "Scenes came with iOS 13.",
          evidence: .documentation, source: "Apple: Managing your app's life cycle")
      case .swiftUISince14:
        Rule(
          "The SwiftUI life cycle and its adaptor for app delegates came with iOS 14.",
          evidence: .documentation, source: "Apple: UIApplicationDelegateAdaptor")
      case .prewarmingSince15:
        Rule(
          "Prewarming came with iOS 15.",
          evidence: .documentation, source: "Apple: About the app launch sequence")
      }
    }
  }
}

extension PlatformRule {
  /// The rules for adjacent steps.
  package enum Sequences: String, RuleGroup {
    case notificationFollowsMethod = "IOS-ORDER-1"
    case notificationInScenes = "IOS-ORDER-2"
    case setItems = "IOS-ORDER-3"

    /// The statement of the rule, with its source.
    package var rule: Rule {
      switch self {
      case .notificationFollowsMethod:
        Rule(
          "UIApplication posts its life-cycle notification after the app delegate's method, before the main thread does "
            + "anything else.",
          evidence: .documentation, source: "Apple: applicationDidBecomeActive(_:)")
      case .notificationInScenes:
        Rule(
          "UIApplication posts its life-cycle notifications in apps with scenes too, right after the scene delegate's "
            + "methods.",
          evidence: .documentation,
          source: "Apple: applicationDidBecomeActive(_:); Apple: sceneWillEnterForeground(_:); "
            + "developer.apple.com/forums/thread/746362")
      case .setItems:
        Rule(
          "The set that carries the link may carry other items, and yields them in any order.",
          evidence: .report, source: "Apple: UIScene.ConnectionOptions.userActivities; sopt-makers/SOPT-iOS#980")
      }
    }
  }
}
