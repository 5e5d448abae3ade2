/// The rules of iOS.
public enum PlatformRule: String, RuleBook {
  // MARK: Routing

  case universalLinkOpensApp = "IOS-ROUTE-1"
  case notInstalled = "IOS-ROUTE-2"
  case associationDenied = "IOS-ROUTE-3"
  case associationMissing = "IOS-ROUTE-4"
  case pathNotMatched = "IOS-ROUTE-5"
  case portNotAssociated = "IOS-ROUTE-6"
  case wildcardDomain = "IOS-ROUTE-7"
  case otherDomain = "IOS-ROUTE-8"
  case plainHTTP = "IOS-ROUTE-9"
  case sameDomainSafari = "IOS-ROUTE-10"
  case otherPageInSafari = "IOS-ROUTE-11"
  case addressBar = "IOS-ROUTE-12"
  case openInBrowserRemembered = "IOS-ROUTE-13"
  case openInAppRemembered = "IOS-ROUTE-14"
  case userChoseBrowser = "IOS-ROUTE-15"
  case thirdPartyBrowser = "IOS-ROUTE-16"
  case redirectThroughBrowser = "IOS-ROUTE-17"
  case ownUniversalLink = "IOS-ROUTE-18"
  case universalLinksOnly = "IOS-ROUTE-19"
  case customScheme = "IOS-ROUTE-20"
  case unknownScheme = "IOS-ROUTE-21"
  case sharedScheme = "IOS-ROUTE-22"
  case schemeDialogCancelled = "IOS-ROUTE-23"
  case ownScheme = "IOS-ROUTE-24"
  case unparsableLink = "IOS-ROUTE-25"

  // MARK: Cold starts

  case launches = "IOS-COLD-1"
  case launchOptionsCarryLink = "IOS-COLD-2"
  case continuesAfterLaunch = "IOS-COLD-3"
  case opensAfterLaunch = "IOS-COLD-4"
  case launchOptionsEmptyInScenes = "IOS-COLD-5"
  case configuresNewSession = "IOS-COLD-6"
  case connectsScene = "IOS-COLD-7"
  case connectionCarriesLink = "IOS-COLD-8"
  case connectionSeesBackground = "IOS-COLD-9"
  case sceneEntersForegroundOnConnection = "IOS-COLD-10"
  case reconnectsScene = "IOS-COLD-11"
  case launchesPrewarmed = "IOS-COLD-12"
  case launchReturnedFalse = "IOS-COLD-13"
  case launchResultInScenes = "IOS-COLD-14"
  case warmMethodsAreForConnectedScenes = "IOS-COLD-15"
  case noEnterForegroundOnColdStart = "IOS-COLD-16"

  // MARK: Warm links

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

  // MARK: Life cycle

  case becomesActive = "IOS-LIFE-1"
  case resignsActive = "IOS-LIFE-2"
  case entersBackground = "IOS-LIFE-3"
  case alertCovers = "IOS-LIFE-4"
  case suspends = "IOS-LIFE-5"
  case prewarms = "IOS-LIFE-6"
  case launchesInBackground = "IOS-LIFE-7"
  case connectsSceneInBackground = "IOS-LIFE-8"
  case reclaimsScene = "IOS-LIFE-9"
  case wakesForDisconnection = "IOS-LIFE-10"
  case endsWhileIdle = "IOS-LIFE-11"
  case endsFromBackground = "IOS-LIFE-12"
  case endsInFront = "IOS-LIFE-13"
  case forceQuits = "IOS-LIFE-14"
  case inactiveBeforeBackground = "IOS-LIFE-15"
  case inactiveBeforeActive = "IOS-LIFE-16"
  case suspendedNeverActive = "IOS-LIFE-17"
  case launchBeforeActive = "IOS-LIFE-18"
  case callsNeedRunningCode = "IOS-LIFE-19"
  case oneActivationPerResignation = "IOS-LIFE-20"
  case launchesOncePerProcess = "IOS-LIFE-21"
  case connectsOnce = "IOS-LIFE-22"
  case changesHaveTheirCalls = "IOS-LIFE-23"
  case stateIsAggregate = "IOS-LIFE-24"
  case stateInsideCall = "IOS-LIFE-25"
  case inputNeedsState = "IOS-LIFE-26"

  // MARK: Styles

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

  // MARK: Orders

  case notificationFollowsMethod = "IOS-ORDER-1"
  case notificationInScenes = "IOS-ORDER-2"
  case setOrder = "IOS-ORDER-3"

  // MARK: Push notifications

  case launchOptionsCarryNotification = "IOS-PUSH-1"
  case receivesBeforeActive = "IOS-PUSH-2"
  case connectionCarriesNotification = "IOS-PUSH-3"
  case sceneReceivesBeforeActive = "IOS-PUSH-4"
  case noNotificationDelegate = "IOS-PUSH-5"
  case receivesInFront = "IOS-PUSH-6"
  case silentPush = "IOS-PUSH-7"
  case noSilentPushAfterForceQuit = "IOS-PUSH-8"

  // MARK: SwiftUI

  case onOpenURL = "IOS-SWIFTUI-1"
  case buildsScene = "IOS-SWIFTUI-2"
  case onAppearOrder = "IOS-SWIFTUI-3"
  case scenePhase = "IOS-SWIFTUI-4"
  case delegateLinksNotPassedOn = "IOS-SWIFTUI-5"
  case sceneContinueNeverCalled = "IOS-SWIFTUI-6"
  case coldLinkAtSceneDelegate = "IOS-SWIFTUI-7"
  case onOpenURLAfterConnection = "IOS-SWIFTUI-8"
  case urlContextsInSwiftUI = "IOS-SWIFTUI-9"

  // MARK: Faults

  case coldLinkDropped = "IOS-FAULT-1"
  case staleAssociation = "IOS-FAULT-2"
}
