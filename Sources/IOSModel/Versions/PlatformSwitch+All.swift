import SDKContract

extension PlatformSwitch {
  /// All switches, in the order in which documentation lists them.
  public static let all: [PlatformSwitch] = routing + launch + links + scenes + notifications

  private static let routing: [PlatformSwitch] = [
    PlatformSwitch(
      "associationDenied", \.associationDenied, .routing(.associationDenied),
      "The association with the app's domains was refused, so universal links open the browser."),
    PlatformSwitch(
      "associationMissing", \.associationMissing, .routing(.associationMissing),
      "No association file could be fetched for the app's domains, so universal links open the browser."),
    PlatformSwitch(
      "staleAssociation", \.staleAssociation, .faults(.staleAssociation),
      "The device has an old association file, so the app also opens for paths that the site took out."),
    PlatformSwitch(
      "userChoseBrowser", \.userChoseBrowser, .routing(.userChoseBrowser),
      "The user once opened a link of the domain in the browser by a long press."),
    PlatformSwitch(
      "sameDomainSafari", \.sameDomainSafari, .routing(.sameDomainSafari),
      "A link tapped in Safari stands on a page of its own domain."),
    PlatformSwitch(
      "sharedScheme", \.sharedScheme, .routing(.sharedScheme),
      "Whether another app registered the same scheme, and which of the two opens."),
    PlatformSwitch(
      "schemeDialogCancelled", \.schemeDialogCancelled, .routing(.schemeDialogCancelled),
      "The user cancels the question that a custom scheme in a web page may raise."),
    PlatformSwitch(
      "thirdPartyBrowserOpensApp", \.thirdPartyBrowserOpensApp, .routing(.thirdPartyBrowser),
      "Third-party browsers and web views hand universal links to the app."),
    PlatformSwitch(
      "httpLinksAreUniversal", \.httpLinksAreUniversal, .routing(.plainHTTP),
      "An http link of an associated domain opens the app as an https link does."),
  ]

  private static let launch: [PlatformSwitch] = [
    PlatformSwitch(
      "launchReturnsFalse", \.launchReturnsFalse, .cold(.launchReturnedFalse),
      "A launch method returns false, so an app without scenes does not get the link that started it."),
    PlatformSwitch(
      "launchResultStopsScenes", \.launchResultStopsScenes, .cold(.launchResultInScenes),
      "A launch method that returns false also keeps the link from an app with scenes."),
    PlatformSwitch(
      "prewarmedLaunch", \.prewarmedLaunch, .lifeCycle(.prewarms),
      "The system had started the process before the user opens the app."),
    PlatformSwitch(
      "permissionAlert", \.permissionAlert, .lifeCycle(.alertCovers),
      "A system alert covers the app after each launch and goes away, so that it becomes active twice."),
    PlatformSwitch(
      "trackingPromptCovers", \.trackingPromptCovers, .lifeCycle(.trackingPromptCovers),
      "The tracking prompt makes the app resign before it is answered, and become active after it."),
    PlatformSwitch(
      "suspensionLosesConnections", \.suspensionLosesConnections, .lifeCycle(.suspensionLosesConnections),
      "Requests that are on their way when the app is suspended fail when it runs again."),
    PlatformSwitch(
      "willConnectSeesBackground", \.willConnectSeesBackground, .cold(.connectionSeesBackground),
      "The application state inside willConnectTo is still background."),
    PlatformSwitch(
      "backgroundLaunchConnectsScene", \.backgroundLaunchConnectsScene, .lifeCycle(.connectsSceneInBackground),
      "A launch in the background connects the scene at once."),
  ]

  private static let links: [PlatformSwitch] = [
    PlatformSwitch(
      "linkAfterActive", \.linkAfterActive, .warm(.linkPlaceOnReturn),
      "A link reaches an app that was running only after it has become active."),
    PlatformSwitch(
      "frontLinkFlickers", \.frontLinkFlickers, .warm(.sceneFrontLink),
      "A link to a scene in front makes it resign and regain the active state."),
    PlatformSwitch(
      "ownSchemeFlicker", \.ownSchemeFlickers, .warm(.ownSchemeSteady),
      "An app that opens its own scheme resigns and regains the active state."),
    PlatformSwitch(
      "backgroundOpenRefused", \.backgroundOpenRefused, .warm(.backgroundOpenRefused),
      "An open call of an app in the background does nothing."),
    PlatformSwitch(
      "sceneAnnouncesActivity", \.sceneAnnouncesActivity, .warm(.sceneAnnouncesActivity),
      "A universal link for a scene in the background is announced before it is delivered."),
    PlatformSwitch(
      "setOrder", \.setOrder, .sequences(.setOrder),
      "Another item is in the set in which the link is delivered, before or after it."),
  ]

  private static let scenes: [PlatformSwitch] = [
    PlatformSwitch(
      "sceneReclaimed", \.sceneReclaimed, .lifeCycle(.reclaimsScene),
      "The system takes the scene whenever the user leaves the app, so that the next link is a cold one."),
    PlatformSwitch(
      "coldLinkDropped", \.coldLinkDropped, .faults(.coldLinkDropped),
      "SwiftUI loses a universal link that starts the app; on by itself with ios18.4."),
    PlatformSwitch(
      "duplicateDelivery", \.duplicateDelivery, .swiftUI(.onOpenURLAfterConnection),
      "A SwiftUI app with a scene delegate gets a cold link in .onOpenURL as well as in willConnectTo."),
    PlatformSwitch(
      "urlContextsReachSceneDelegate", \.urlContextsReachSceneDelegate, .swiftUI(.urlContextsInSwiftUI),
      "The scene delegate of a SwiftUI app gets links of the app's scheme as well as .onOpenURL."),
    PlatformSwitch(
      "openURLBeforeAppear", \.openURLBeforeAppear, .swiftUI(.onAppearOrder),
      "On a cold start .onOpenURL comes before .onAppear."),
  ]

  private static let notifications: [PlatformSwitch] = [
    PlatformSwitch(
      "notificationDelegateSet", \.notificationDelegateSet, .push(.noNotificationDelegate),
      "The app sets a delegate of the notification center during its launch."),
    PlatformSwitch(
      "forceQuit", \.forceQuit, .push(.noSilentPushAfterForceQuit),
      "The user swiped the app away before the scenario begins."),
    PlatformSwitch(
      "willTerminateCalled", \.willTerminateCalled, .lifeCycle(.endsFromBackground),
      "An app that is ended while it runs in the background is told so."),
  ]
}
