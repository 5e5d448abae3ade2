extension PlatformConfiguration: Configurable {
  /// All switches, in the order in which documentation lists them.
  public static let switches: [Setting<PlatformConfiguration>] = routing + launch + links + scenes + notifications

  private static let routing: [Setting<PlatformConfiguration>] = [
    .flag(
      "associationDenied", \.associationDenied,
      "The association with the app's domains was refused, so universal links open the browser."
    ).deciding(.platform(.associationDenied)),
    .flag(
      "associationMissing", \.associationMissing,
      "No association file could be fetched for the app's domains, so universal links open the browser."
    ).deciding(.platform(.associationMissing)),
    .flag(
      "staleAssociation", \.staleAssociation,
      "The device has an old association file, so the app also opens for paths that the site took out."
    ).deciding(.platform(.staleAssociation)),
    .flag(
      "userChoseBrowser", \.userChoseBrowser,
      "The user once opened a link of the domain in the browser by a long press."
    ).deciding(.platform(.userChoseBrowser)),
    .flag(
      "sameDomainSafari", \.sameDomainSafari,
      "A link tapped in Safari stands on a page of its own domain."
    ).deciding(.platform(.sameDomainSafari)),
    .choice(
      "sharedScheme", \.sharedScheme,
      "Whether another app registered the same scheme, and which of the two opens."
    ).deciding(.platform(.sharedScheme)),
    .flag(
      "schemeDialogCancelled", \.schemeDialogCancelled,
      "The user cancels the question that a custom scheme in a web page may raise."
    ).deciding(.platform(.schemeDialogCancelled)),
    .flag(
      "thirdPartyBrowserOpensApp", \.thirdPartyBrowserOpensApp,
      "Third-party browsers and web views hand universal links to the app."
    ).deciding(.platform(.thirdPartyBrowser)),
    .flag(
      "httpLinksAreUniversal", \.httpLinksAreUniversal,
      "An http link of an associated domain opens the app as an https link does."
    ).deciding(.platform(.plainHTTP)),
  ]

  private static let launch: [Setting<PlatformConfiguration>] = [
    .flag(
      "launchReturnsFalse", \.launchReturnsFalse,
      "A launch method returns false, so an app without scenes does not get the link that started it."
    ).deciding(.platform(.launchReturnedFalse)),
    .flag(
      "launchResultStopsScenes", \.launchResultStopsScenes,
      "A launch method that returns false also keeps the link from an app with scenes."
    ).deciding(.platform(.launchResultInScenes)),
    .flag(
      "prewarmedLaunch", \.prewarmedLaunch,
      "The system had started the process before the user opens the app."
    ).deciding(.platform(.prewarms)),
    .flag(
      "permissionAlert", \.permissionAlert,
      "A system alert covers the app after each launch and goes away, so that it becomes active twice."
    ).deciding(.platform(.alertCovers)),
    .flag(
      "willConnectSeesBackground", \.willConnectSeesBackground,
      "The application state inside willConnectTo is still background."
    ).deciding(.platform(.connectionSeesBackground)),
    .flag(
      "backgroundLaunchConnectsScene", \.backgroundLaunchConnectsScene,
      "A launch in the background connects the scene at once."
    ).deciding(.platform(.connectsSceneInBackground)),
  ]

  private static let links: [Setting<PlatformConfiguration>] = [
    .flag(
      "linkAfterActive", \.linkAfterActive,
      "A link reaches an app that was running only after it has become active."
    ).deciding(.platform(.linkPlaceOnReturn)),
    .flag(
      "frontLinkFlickers", \.frontLinkFlickers,
      "A link to a scene in front makes it resign and regain the active state."
    ).deciding(.platform(.sceneFrontLink)),
    .flag(
      "ownSchemeFlicker", \.ownSchemeFlickers,
      "An app that opens its own scheme resigns and regains the active state."
    ).deciding(.platform(.ownSchemeSteady)),
    .flag(
      "backgroundOpenRefused", \.backgroundOpenRefused,
      "An open call of an app in the background does nothing."
    ).deciding(.platform(.backgroundOpenRefused)),
    .flag(
      "sceneAnnouncesActivity", \.sceneAnnouncesActivity,
      "A universal link for a scene in the background is announced before it is delivered."
    ).deciding(.platform(.sceneAnnouncesActivity)),
    .choice(
      "setOrder", \.setOrder,
      "Another item is in the set in which the link is delivered, before or after it."
    ).deciding(.platform(.setOrder)),
  ]

  private static let scenes: [Setting<PlatformConfiguration>] = [
    .flag(
      "sceneReclaimed", \.sceneReclaimed,
      "The system takes the scene whenever the user leaves the app, so that the next link is a cold one."
    ).deciding(.platform(.reclaimsScene)),
    .flag(
      "coldLinkDropped", \.coldLinkDropped,
      "SwiftUI loses a universal link that starts the app; on by itself with ios18.4."
    ).deciding(.platform(.coldLinkDropped)),
    .flag(
      "duplicateDelivery", \.duplicateDelivery,
      "A SwiftUI app with a scene delegate gets a cold link in .onOpenURL as well as in willConnectTo."
    ).deciding(.platform(.onOpenURLAfterConnection)),
    .flag(
      "urlContextsReachSceneDelegate", \.urlContextsReachSceneDelegate,
      "The scene delegate of a SwiftUI app gets links of the app's scheme as well as .onOpenURL."
    ).deciding(.platform(.urlContextsInSwiftUI)),
    .flag(
      "openURLBeforeAppear", \.openURLBeforeAppear,
      "On a cold start .onOpenURL comes before .onAppear."
    ).deciding(.platform(.onAppearOrder)),
  ]

  private static let notifications: [Setting<PlatformConfiguration>] = [
    .flag(
      "notificationDelegateSet", \.notificationDelegateSet,
      "The app sets a delegate of the notification center during its launch."
    ).deciding(.platform(.noNotificationDelegate)),
    .flag(
      "forceQuit", \.forceQuit,
      "The user swiped the app away before the scenario begins."
    ).deciding(.platform(.noSilentPushAfterForceQuit)),
    .flag(
      "willTerminateCalled", \.willTerminateCalled,
      "An app that is ended while it runs in the background is told so."
    ).deciding(.platform(.endsFromBackground)),
  ]
}
