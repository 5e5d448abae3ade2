/// The texts of the rules about links to a process that runs.
enum WarmRules {
  static let entersForeground = Rule(
    "An app without scenes that comes back enters the foreground while its state still reads background.",
    evidence: .measurement,
    source: "Apple: Preparing your UI to run in the foreground; "
      + "regularberry/AppLaunchSequence README (iOS 11.0.3)")

  static let sceneEntersForeground = Rule(
    "A scene that comes back enters the foreground and then becomes active.",
    evidence: .documentation, source: "Apple: sceneWillEnterForeground(_:)")

  static let continuesInForeground = Rule(
    "A universal link to an app without scenes in the background is announced and continued after it "
      + "entered the foreground and before it becomes active.",
    evidence: .measurement,
    source: "regularberry/AppLaunchSequence README (iOS 11.0.3); "
      + "recoursive.com: UIApplicationDelegate method invocation order (iOS 12.1); "
      + "Apple: application(_:open:options:)")

  static let opensInForeground = Rule(
    "A custom-scheme link to an app without scenes in the background is opened after it entered the "
      + "foreground and before it becomes active.",
    evidence: .measurement,
    source: "regularberry/AppLaunchSequence README (iOS 11.0.3); "
      + "recoursive.com: UIApplicationDelegate method invocation order (iOS 12.1); "
      + "Apple: application(_:open:options:)")

  static let sceneContinues = Rule(
    "A universal link to a connected UIKit scene comes through scene(_:continue:).",
    evidence: .documentation,
    source: "Apple: Supporting universal links in your app; "
      + "AppsFlyerSDK/appsflyer-onelink-ios-sample-apps swift/basic_app/basic_app/SceneDelegate.swift")

  static let sceneOpensURLContexts = Rule(
    "A custom-scheme link to a connected UIKit scene comes through scene(_:openURLContexts:).",
    evidence: .documentation,
    source: "Apple: Defining a custom URL scheme for your app; "
      + "AppsFlyerSDK/appsflyer-onelink-ios-sample-apps swift/basic_app/basic_app/SceneDelegate.swift")

  static let sceneAnnouncesActivity = Rule(
    "Whether a universal link to a scene in the background is announced first is not established, and a "
      + "switch decides.",
    evidence: .open, source: "inferred")

  static let linkPlaceOnReturn = Rule(
    "Whether a link to an app in the background comes before or after it becomes active is not "
      + "established for scenes, and a switch moves it behind.",
    evidence: .open, source: "inferred")

  static let frontLink = Rule(
    "A link to an app without scenes that is in front is delivered while it is active.",
    evidence: .report, source: "BranchMetrics/ios-branch-deep-linking-attribution#699; openradar 21710499 (iOS 7 to 9)")

  static let sceneFrontLink = Rule(
    "A link to a scene in front is delivered while it is active, and no further activation is promised "
      + "unless a switch adds one.",
    evidence: .open,
    source: "Apple: Supporting universal links in your app; "
      + "Apple: Defining a custom URL scheme for your app; "
      + "public widget code that relies on a further activation")

  static let linkAfterActivation = Rule(
    "A link sent by AirDrop to an app in front is delivered after the sheet is gone and the app is active again.",
    evidence: .report, source: "BranchMetrics/ios-branch-deep-linking-attribution#699")

  static let ownSchemeFlickers = Rule(
    "An app in front that opens its own scheme resigns the active state, gets the link, and becomes active again.",
    evidence: .report, source: "openradar 21710499 (iOS 7 to 9)")

  static let ownSchemeSteady = Rule(
    "Whether opening the own scheme still disturbs the active state on current versions is not "
      + "established, and a switch keeps it steady.",
    evidence: .open, source: "openradar 21710499 (iOS 7 to 9)")

  static let ownSchemeWhileCovered = Rule(
    "An app that opens its own scheme under a system alert gets the link while it stays inactive.",
    evidence: .inference, source: "inferred")

  static let linkUncovers = Rule(
    "A user who opens a link to an inactive app removes what covers it, so that it gets the link and becomes active.",
    evidence: .inference, source: "inferred")

  static let backgroundOpenRefused = Rule(
    "Whether an app in the background may open a URL is not established, and by default the call does nothing.",
    evidence: .open, source: "simulator design")

  static let resumesInBackground = Rule(
    "A suspended process runs in the background before the app hears of anything.",
    evidence: .inference, source: "Apple: Managing your app's life cycle; Apple: application(_:open:options:)")

  static let noLinkInBackground = Rule(
    "An app comes to the foreground before it gets a link, so that no link is delivered in the background.",
    evidence: .documentation, source: "Apple: application(_:open:options:)")

  static let continueReturnedFalse = Rule(
    "If application(_:continue:restorationHandler:) returns false, the system tries to make a document "
      + "from the URL for the app to open.",
    evidence: .documentation, source: "Apple: application(_:continue:restorationHandler:)")

  static let openReturnedFalse = Rule(
    "If application(_:open:options:) returns false, the attempt has failed and the link goes nowhere else.",
    evidence: .documentation, source: "Apple: application(_:open:options:)")
}
