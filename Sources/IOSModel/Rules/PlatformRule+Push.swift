import SDKContract

extension PlatformRule {
  /// The rules for taps on notifications, and for silent pushes.
  package enum Push: String, RuleGroup {
    case launchOptionsCarryNotification = "IOS-PUSH-1"
    case receivesBeforeActive = "IOS-PUSH-2"
    case connectionCarriesNotification = "IOS-PUSH-3"
    case sceneReceivesBeforeActive = "IOS-PUSH-4"
    case noNotificationDelegate = "IOS-PUSH-5"
    case receivesInFront = "IOS-PUSH-6"
    case silentPush = "IOS-PUSH-7"
    case noSilentPushAfterForceQuit = "IOS-PUSH-8"

    /// The statement of the rule, with its source.
    package var rule: Rule {
      switch self {
      case .launchOptionsCarryNotification:
        Rule(
          "In an app without scenes the notification whose tap starts it is in the options of both launch methods.",
          evidence: .measurement,
          source: "regularberry/AppLaunchSequence README (iOS 11.0.3); "
            + "medium.com/@jigarm: push notification order (iOS 10)")
      case .receivesBeforeActive:
        Rule(
          "An app without scenes receives a tapped notification while it is inactive, before it becomes active.",
          evidence: .measurement,
          source: "regularberry/AppLaunchSequence README (iOS 11.0.3); "
            + "medium.com/@jigarm: push notification order (iOS 10)")
      case .connectionCarriesNotification:
        Rule(
          "In an app with scenes the notification whose tap starts it is in the connection options.",
          evidence: .documentation, source: "Apple: UIScene.ConnectionOptions.notificationResponse")
      case .sceneReceivesBeforeActive:
        Rule(
          "An app with scenes receives a tapped notification while its scene is in front and not yet active.",
          evidence: .report, source: "Apple: UIScene.ConnectionOptions.notificationResponse; openhab/openhab-ios#1229")
      case .noNotificationDelegate:
        Rule(
          "Without a delegate of the notification center the app delegate receives a tapped notification.",
          evidence: .measurement, source: "medium.com/@jigarm: push notification order (iOS 10)")
      case .receivesInFront:
        Rule(
          "A notification tapped while the app is in front is received without a change of state.",
          evidence: .inference, source: "inferred")
      case .silentPush:
        Rule(
          "A silent push reaches the app delegate in the background, and starts the app for it if needed.",
          evidence: .documentation, source: "Apple: application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
        )
      case .noSilentPushAfterForceQuit:
        Rule(
          "After the user has swiped the app away a silent push does not start it until the user opens it again.",
          evidence: .documentation, source: "Apple: application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
        )
      }
    }
  }
}
