/// The texts of the rules about what an app of a certain build can get at all.
enum StyleRules {
  static let delegateLifeCycleEndsWithScenes = Rule(
    "UIKit does not call the life-cycle methods of the app delegate in an app with scenes.",
    evidence: .documentation, source: "Apple: applicationDidBecomeActive(_:); Apple: sceneWillEnterForeground(_:)")

  static let delegateLinksEndWithScenes = Rule(
    "Links to an app with scenes do not go through the app delegate.",
    evidence: .documentation,
    source: "Apple: Supporting universal links in your app; "
      + "Apple: Defining a custom URL scheme for your app; "
      + "AppsFlyerSDK/appsflyer-onelink-ios-sample-apps swift/basic_app/basic_app/SceneDelegate.swift")

  static let sceneCallsNeedScenes = Rule(
    "Only an app with scenes and a scene delegate gets the calls of a scene delegate.",
    evidence: .documentation, source: "Apple: Transitioning to the UIKit scene-based life cycle")

  static let swiftUICallsNeedSwiftUI = Rule(
    "Only an app on the SwiftUI life cycle gets links and phases in its views.",
    evidence: .documentation, source: "Apple: View.onOpenURL(perform:)")

  static let scenesRequired = Rule(
    "An app without scenes fails to launch when it is built with the iOS 27 SDK.",
    evidence: .documentation, source: "Apple: Transitioning to the UIKit scene-based life cycle")

  static let appDelegateLifeCycleDeprecated = Rule(
    "The life-cycle and link methods of the app delegate are deprecated in iOS 26.",
    evidence: .documentation,
    source: "Apple: application(_:continue:restorationHandler:); Apple: applicationDidBecomeActive(_:); "
      + "Apple: application(_:open:options:)")

  static let missingScenesLogged = Rule(
    "From iOS 18.4 on the system logs a message about an app without scenes.",
    evidence: .documentation, source: "Apple: Transitioning to the UIKit scene-based life cycle")

  static let scenesSince13 = Rule(
    "Scenes came with iOS 13.",
    evidence: .documentation, source: "Apple: Managing your app's life cycle")

  static let swiftUISince14 = Rule(
    "The SwiftUI life cycle and its adaptor for app delegates came with iOS 14.",
    evidence: .documentation, source: "Apple: UIApplicationDelegateAdaptor")

  static let prewarmingSince15 = Rule(
    "Prewarming came with iOS 15.",
    evidence: .documentation, source: "Apple: About the app launch sequence")
}
