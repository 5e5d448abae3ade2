import SDKContract

extension PlatformRule {
  /// The rules for notifications, what users do with them, and silent pushes.
  package enum Push: String, RuleGroup {
    case launchOptionsCarryNotification = "IOS-PUSH-1"
    case receivesBeforeActive = "IOS-PUSH-2"
    case connectionCarriesNotification = "IOS-PUSH-3"
    case sceneReceivesBeforeActive = "IOS-PUSH-4"
    case noNotificationDelegate = "IOS-PUSH-5"
    case receivesInFront = "IOS-PUSH-6"
    case silentPush = "IOS-PUSH-7"
    case noSilentPushAfterForceQuit = "IOS-PUSH-8"
    case launchOptionsCarrySilentPush = "IOS-PUSH-9"
    case presentsInFront = "IOS-PUSH-10"
    case receivesUnopened = "IOS-PUSH-11"
    case systemShows = "IOS-PUSH-12"
    case contentAvailable = "IOS-PUSH-13"
    case actionInBackground = "IOS-PUSH-14"
    case foregroundAction = "IOS-PUSH-15"
    case actionNeedsDelegate = "IOS-PUSH-16"

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
      case .launchOptionsCarrySilentPush:
        Rule(
          "In an app without scenes the silent push that starts it is in the options of both launch methods.",
          evidence: .measurement, source: "medium.com/@jigarm: push notification order (iOS 10)")
      case .presentsInFront:
        Rule(
          "A notification that arrives while the app is in front goes to the delegate of the notification center before "
            + "it is shown.",
          evidence: .documentation, source: "Apple: userNotificationCenter(_:willPresent:withCompletionHandler:)")
      case .receivesUnopened:
        Rule(
          "Without a delegate of the notification center the app delegate receives a notification that arrives while "
            + "the app is in front.",
          evidence: .documentation, source: "Apple: application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
        )
      case .systemShows:
        Rule(
          "The system shows a notification that arrives while the app is not in front, and does not tell the app.",
          evidence: .documentation, source: "Apple: userNotificationCenter(_:willPresent:withCompletionHandler:)")
      case .contentAvailable:
        Rule(
          "A notification with content-available also reaches the app delegate, like a silent push.",
          evidence: .documentation,
          source: "Apple: application(_:didReceiveRemoteNotification:fetchCompletionHandler:)")
      case .actionInBackground:
        Rule(
          "A dismissal, if the category has customDismissAction, and a button without the option foreground reach the "
            + "delegate of the notification center in the background, and start the app for it if needed.",
          evidence: .documentation,
          source: "Apple: Handling notifications and notification-related actions; "
            + "Apple: UNNotificationDismissActionIdentifier")
      case .foregroundAction:
        Rule(
          "A button with the option foreground opens the app as a tap on the notification does (switch "
            + "foregroundActions).",
          evidence: .documentation, source: "Apple: UNNotificationActionOptions.foreground")
      case .actionNeedsDelegate:
        Rule(
          "Without a delegate of the notification center no code of the app learns of a dismissal or a button.",
          evidence: .inference, source: "Apple: Handling notifications and notification-related actions")
      }
    }
  }
}
