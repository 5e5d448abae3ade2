import SDKContract

extension PlatformConfiguration: Configurable {
  /// All switches, in the order of the documentation.
  package static let switches: [Setting<PlatformConfiguration>] = routing + launch + links + scenes + notifications

  private static let routing: [Setting<PlatformConfiguration>] = [
    .flag(
      "associationDenied", \.routing.associationDenied,
      "The association with the app's domains was refused, so universal links open the browser."
    ).deciding(PlatformRule.routing(.associationDenied)),
    .flag(
      "associationMissing", \.routing.associationMissing,
      "No association file could be fetched for the app's domains, so universal links open the browser."
    ).deciding(PlatformRule.routing(.associationMissing)),
    .flag(
      "staleAssociation", \.routing.staleAssociation,
      "The device has an old association file, so the app also opens for paths that the site took out."
    ).deciding(PlatformRule.faults(.staleAssociation)),
    .duration(
      "associationDelay", \.routing.associationDelay,
      "How long after the installation the device has the association file; until then links open the browser."
    ).deciding(PlatformRule.association(.notFetchedYet)),
    .duration(
      "associationRecheck", \.routing.associationRecheck,
      "After how long the device asks for the association file again."
    ).deciding(PlatformRule.association(.copyDecides)),
    .duration(
      "associationCDNLag", \.routing.associationCDNLag,
      "How long Apple's content delivery network keeps an association file that the site has changed."
    ).deciding(PlatformRule.association(.networkLags)),
    .flag(
      "developerMode", \.routing.developerMode,
      "The device is in developer mode, so domains with ?mode=developer count."
    ).deciding(PlatformRule.association(.developerMode)),
    .flag(
      "userChoseBrowser", \.routing.userChoseBrowser,
      "The user once opened a link of the domain in the browser by a long press."
    ).deciding(PlatformRule.routing(.userChoseBrowser)),
    .flag(
      "sameDomainSafari", \.routing.sameDomainSafari,
      "A link tapped in Safari is on a page of the same domain."
    ).deciding(PlatformRule.routing(.sameDomainSafari)),
    .choice(
      "sharedScheme", \.routing.sharedScheme,
      "Whether another app registered the same scheme, and which of the two opens."
    ).deciding(PlatformRule.routing(.sharedScheme)),
    .flag(
      "schemeDialogCancelled", \.routing.schemeDialogCancelled,
      "The user cancels the dialog that a custom scheme in a web page may show."
    ).deciding(PlatformRule.routing(.schemeDialogCancelled)),
    .flag(
      "redirectStaysInBrowser", \.routing.redirectStaysInBrowser,
      "A redirect to a universal link stays in Safari, which offers the app in a banner."
    ).deciding(PlatformRule.routing(.redirectStays)),
    .flag(
      "thirdPartyBrowserOpensApp", \.routing.thirdPartyBrowserOpensApp,
      "Third-party browsers and web views pass universal links to the app."
    ).deciding(PlatformRule.routing(.thirdPartyBrowser)),
    .flag(
      "httpLinksAreUniversal", \.routing.httpLinksAreUniversal,
      "An http link of an associated domain opens the app as an https link does."
    ).deciding(PlatformRule.routing(.plainHTTP)),
  ]

  private static let launch: [Setting<PlatformConfiguration>] = [
    .choice(
      "builtWith", \.builtWith,
      "The SDK that the app is built with, which decides whether it needs scenes; that of the device by default."
    ).deciding(PlatformRule.styles(.scenesRequired)),
    .flag(
      "launchReturnsFalse", \.launchReturnsFalse,
      "A launch method returns false, so an app without scenes does not get the link that started it."
    ).deciding(PlatformRule.cold(.launchReturnedFalse)),
    .flag(
      "launchResultStopsScenes", \.launchResultStopsScenes,
      "A launch method that returns false also keeps the link from an app with scenes."
    ).deciding(PlatformRule.cold(.launchResultInScenes)),
    .flag(
      "prewarmedLaunch", \.prewarmedLaunch,
      "The system has started the process before the user opens the app."
    ).deciding(PlatformRule.lifeCycle(.prewarms)),
    .flag(
      "permissionAlert", \.permissionAlert,
      "A system alert covers the app after each launch and goes away, so it becomes active twice."
    ).deciding(PlatformRule.lifeCycle(.alertCovers)),
    .flag(
      "trackingPromptCovers", \.trackingPromptCovers,
      "The tracking prompt makes the app inactive until it is answered, and then active again."
    ).deciding(PlatformRule.lifeCycle(.trackingPromptCovers)),
    .flag(
      "suspensionLosesConnections", \.suspensionLosesConnections,
      "Requests that are under way when the app is suspended fail when it runs again."
    ).deciding(PlatformRule.lifeCycle(.suspensionLosesConnections)),
    .flag(
      "willConnectSeesBackground", \.willConnectSeesBackground,
      "The application state inside willConnectTo is still background."
    ).deciding(PlatformRule.cold(.connectionSeesBackground)),
    .flag(
      "backgroundLaunchConnectsScene", \.backgroundLaunchConnectsScene,
      "A launch in the background connects the scene at once."
    ).deciding(PlatformRule.lifeCycle(.connectsSceneInBackground)),
  ]

  private static let links: [Setting<PlatformConfiguration>] = [
    .flag(
      "linkAfterActive", \.linkAfterActive,
      "A link reaches an app that was running only after it has become active."
    ).deciding(PlatformRule.warm(.linkPlaceOnReturn)),
    .flag(
      "schemeLinkComesFirst", \.schemeLinkComesFirst,
      "A link that comes as a URL, as one of the app's scheme does, reaches a UIKit scene in the background before the "
        + "scene enters the foreground."
    ).deciding(PlatformRule.warm(.schemeLinkComesFirst)),
    .flag(
      "frontLinkFlickers", \.frontLinkFlickers,
      "A link to a scene in front makes it resign and regain the active state."
    ).deciding(PlatformRule.warm(.sceneFrontLink)),
    .flag(
      "ownSchemeFlicker", \.ownSchemeFlickers,
      "An app that opens its own scheme resigns and regains the active state."
    ).deciding(PlatformRule.warm(.ownSchemeSteady)),
    .flag(
      "coldSchemeLinkDropped", \.coldSchemeLinkDropped,
      "An app without scenes finds the scheme link that starts it only in its launch options."
    ).deciding(PlatformRule.faults(.coldSchemeLinkDropped)),
    .flag(
      "backgroundOpenRefused", \.backgroundOpenRefused,
      "An open call of an app in the background does nothing."
    ).deciding(PlatformRule.warm(.backgroundOpenRefused)),
    .flag(
      "sceneAnnouncesActivity", \.sceneAnnouncesActivity,
      "A universal link for a scene in the background is announced before it is delivered."
    ).deciding(PlatformRule.warm(.sceneAnnouncesActivity)),
    .choice(
      "setItems", \.setItems,
      "Another item is in the set in which the link is delivered, before or after it."
    ).deciding(PlatformRule.sequences(.setItems)).formerly("setOrder"),
  ]

  private static let scenes: [Setting<PlatformConfiguration>] = [
    .flag(
      "sceneReclaimed", \.sceneReclaimed,
      "The system takes the scene whenever the user leaves the app, so the next link is a cold one."
    ).deciding(PlatformRule.lifeCycle(.reclaimsScene)),
    .flag(
      "coldLinkDropped", \.coldLinkDropped,
      "SwiftUI loses a universal link that the user taps and that starts the app; on by default with ios18.4."
    ).deciding(PlatformRule.faults(.coldLinkDropped)),
    .flag(
      "duplicateDelivery", \.duplicateDelivery,
      "A SwiftUI app with a scene delegate gets a cold link in .onOpenURL as well as in willConnectTo."
    ).deciding(PlatformRule.swiftUI(.onOpenURLAfterConnection)),
    .flag(
      "urlContextsReachSceneDelegate", \.urlContextsReachSceneDelegate,
      "The scene delegate of a SwiftUI app gets links of the app's scheme as well as .onOpenURL."
    ).deciding(PlatformRule.swiftUI(.urlContextsInSwiftUI)),
    .flag(
      "coldScanOpensURL", \.coldScanOpensURL,
      "A universal link from the camera or an NFC tag that connects the scene of a SwiftUI app comes to .onOpenURL "
        + "and not to .onContinueUserActivity."
    ).deciding(PlatformRule.swiftUI(.coldScannedLink)),
    .flag(
      "openURLBeforeAppear", \.openURLBeforeAppear,
      "On a cold start .onOpenURL comes before .onAppear."
    ).deciding(PlatformRule.swiftUI(.onAppearOrder)),
  ]

  private static let notifications: [Setting<PlatformConfiguration>] = [
    .flag(
      "notificationDelegateSet", \.notificationDelegateSet,
      "The app sets a delegate of the notification center during its launch."
    ).deciding(PlatformRule.push(.noNotificationDelegate)),
    .words(
      "foregroundActions", \.foregroundActions,
      "The identifiers of the notification buttons whose action has the option foreground."
    ).deciding(PlatformRule.push(.foregroundAction)),
    .flag(
      "forceQuit", \.forceQuit,
      "The user swiped the app away before the scenario begins."
    ).deciding(PlatformRule.push(.noSilentPushAfterForceQuit)),
    .flag(
      "willTerminateCalled", \.willTerminateCalled,
      "applicationWillTerminate is called in an app that is ended while it runs in the background."
    ).deciding(PlatformRule.lifeCycle(.endsFromBackground)),
    .flag(
      "restoresBackup", \.restoresBackup,
      "An install after a removal brings back what a backup of the device has of the app: its user defaults and files, "
        + "and what the SDKs keep there."
    ).deciding(PlatformRule.lifeCycle(.restoresBackup)),
  ]
}
