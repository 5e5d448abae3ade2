/// The optional methods of the system's delegate protocols, which Objective-C calls only if a class has them.
///
/// Swift's protocols have no optional methods on Linux, so every conforming class has all of them, with defaults that
/// do nothing. Code that forwards calls asks an object whether its class implements a method.
enum SystemDelegateMethod {
  /// The protocols.
  static let protocols: Set = [
    "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "UNUserNotificationCenterDelegate",
  ]

  /// Returns the Objective-C name of a method; nil if it belongs to none of the protocols.
  ///
  /// - Parameters:
  ///   - name: The full name in Swift, such as `scene(_:continue:)`.
  ///   - isAsynchronous: Whether the method returns its result instead of passing it to a completion handler.
  static func objectiveCName(of name: String, isAsynchronous: Bool) -> String? {
    if isAsynchronous { return asynchronous[name] }
    return renamed[name] ?? (others.contains(name) ? ObjectiveCName.method(name, arguments: 0) : nil)
  }

  /// Returns whether a method has the types that its namesake in a protocol had before Swift 4.2.
  ///
  /// A class may have it next to the protocol's own, and then only that one has the Objective-C name.
  static func isOutdated(_ method: MethodSignature) -> Bool {
    method.name == "application(_:continue:restorationHandler:)"
      && method.parameters.last?.declared.contains("[Any]") == true
  }

  /// Returns the Objective-C name of a method that a selector names with or without its labels.
  static func objectiveCName(ofReference reference: String) -> String? {
    if reference.contains("(") { return objectiveCName(of: reference, isAsynchronous: false) }
    let methods = (Array(renamed.keys) + others).filter { $0.hasPrefix(reference + "(") }
    return methods.count == 1 ? objectiveCName(of: methods[0], isAsynchronous: false) : nil
  }

  /// Returns the protocols that have a method, given by its name without labels.
  static func protocols(with function: String) -> [String] {
    if function.hasPrefix("application") { return ["UIApplicationDelegate"] }
    return function == "userNotificationCenter"
      ? ["UNUserNotificationCenterDelegate"] : ["UIWindowSceneDelegate", "UISceneDelegate"]
  }

  /// The methods whose names in Objective-C follow from those in Swift.
  static let others: Set = [
    "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
    "application(_:didDiscardSceneSessions:)", "application(_:willContinueUserActivityWithType:)",
    "application(_:didFailToContinueUserActivityWithType:error:)", "applicationWillEnterForeground(_:)",
    "applicationDidBecomeActive(_:)", "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)",
    "applicationWillTerminate(_:)", "applicationDidReceiveMemoryWarning(_:)",
    "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)",
    "application(_:didFailToRegisterForRemoteNotificationsWithError:)", "application(_:didReceiveRemoteNotification:)",
    "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
    "application(_:performFetchWithCompletionHandler:)",
    "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
    "application(_:shouldAllowExtensionPointIdentifier:)", "sceneDidDisconnect(_:)", "sceneDidBecomeActive(_:)",
    "sceneWillResignActive(_:)", "sceneWillEnterForeground(_:)", "sceneDidEnterBackground(_:)",
    "scene(_:openURLContexts:)", "scene(_:willContinueUserActivityWithType:)",
    "scene(_:didFailToContinueUserActivityWithType:error:)",
    "applicationDidFinishLaunching(_:)",
    "applicationSignificantTimeChange(_:)",
    "applicationShouldRequestHealthAuthorization(_:)",
    "applicationProtectedDataWillBecomeUnavailable(_:)",
    "applicationProtectedDataDidBecomeAvailable(_:)",
    "application(_:willChangeStatusBarOrientation:duration:)",
    "application(_:didChangeStatusBarOrientation:)",
    "application(_:willChangeStatusBarFrame:)",
    "application(_:didChangeStatusBarFrame:)",
    "application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:)",
    "application(_:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:)",
    "application(_:handleWatchKitExtensionRequest:reply:)",
    "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
    "application(_:shouldSaveApplicationState:)",
    "application(_:shouldRestoreApplicationState:)",
    "application(_:shouldSaveSecureApplicationState:)",
    "application(_:shouldRestoreSecureApplicationState:)",
  ]

  /// The methods whose Swift names leave out words that the types repeat.
  static let renamed: [String: String] = [
    "application(_:configurationForConnecting:options:)": "application:configurationForConnectingSceneSession:options:",
    "application(_:continue:restorationHandler:)": "application:continueUserActivity:restorationHandler:",
    "application(_:didUpdate:)": "application:didUpdateUserActivity:",
    "application(_:didRegister:)": "application:didRegisterUserNotificationSettings:",
    "application(_:didReceive:)": "application:didReceiveLocalNotification:",
    "application(_:open:options:)": "application:openURL:options:",
    "application(_:open:sourceApplication:annotation:)": "application:openURL:sourceApplication:annotation:",
    "application(_:handleOpen:)": "application:handleOpenURL:",
    "application(_:performActionFor:completionHandler:)":
      "application:performActionForShortcutItem:completionHandler:",
    "application(_:handleActionWithIdentifier:for:completionHandler:)":
      "application:handleActionWithIdentifier:forLocalNotification:completionHandler:",
    "application(_:handleActionWithIdentifier:for:withResponseInfo:completionHandler:)":
      "application:handleActionWithIdentifier:forLocalNotification:withResponseInfo:completionHandler:",
    "application(_:willEncodeRestorableStateWith:)":
      "application:willEncodeRestorableStateWithCoder:",
    "application(_:didDecodeRestorableStateWith:)":
      "application:didDecodeRestorableStateWithCoder:",
    "application(_:supportedInterfaceOrientationsFor:)": "application:supportedInterfaceOrientationsForWindow:",
    "scene(_:willConnectTo:options:)": "scene:willConnectToSession:options:",
    "scene(_:continue:)": "scene:continueUserActivity:",
    "scene(_:didUpdate:)": "scene:didUpdateUserActivity:",
    "stateRestorationActivity(for:)": "stateRestorationActivityForScene:",
    "windowScene(_:performActionFor:completionHandler:)":
      "windowScene:performActionForShortcutItem:completionHandler:",
    "userNotificationCenter(_:willPresent:withCompletionHandler:)":
      "userNotificationCenter:willPresentNotification:withCompletionHandler:",
    "userNotificationCenter(_:didReceive:withCompletionHandler:)":
      "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:",
    "userNotificationCenter(_:openSettingsFor:)": "userNotificationCenter:openSettingsForNotification:",
  ]

  /// The methods that have an `async` form in Swift.
  private static let asynchronous: [String: String] = [
    "application(_:didReceiveRemoteNotification:)":
      "application:didReceiveRemoteNotification:fetchCompletionHandler:",
    "application(_:performActionFor:)": "application:performActionForShortcutItem:completionHandler:",
    "windowScene(_:performActionFor:)": "windowScene:performActionForShortcutItem:completionHandler:",
    "userNotificationCenter(_:willPresent:)":
      "userNotificationCenter:willPresentNotification:withCompletionHandler:",
    "userNotificationCenter(_:didReceive:)":
      "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:",
  ]
}
