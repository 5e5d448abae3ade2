import SDKContract

extension AdjustRule {
  /// The rules for waits and delays, and for other effects of a launch or an answer.
  package enum Delays: String, RuleGroup {
    case waitsForATT = "ADJ-WAIT-1"
    case attStatusEndsWait = "ADJ-WAIT-2"
    case attWaitTimesOut = "ADJ-WAIT-3"
    case attWaitIsOver = "ADJ-WAIT-4"
    case attChainsAddUp = "ADJ-WAIT-5"
    case attIsNotUsed = "ADJ-WAIT-6"
    case firstSessionIsDelayed = "ADJ-DELAY-1"
    case callsAreHeldBack = "ADJ-DELAY-2"
    case delayedCallsFollow = "ADJ-DELAY-3"
    case startIsDelayed = "ADJ-DELAY-4"
    case delayedStartEnds = "ADJ-DELAY-5"
    case delayedConsentIsLost = "ADJ-DELAY-6"
    case registersSKAN = "ADJ-SKAN-1"
    case answerUpdatesSKAN = "ADJ-SKAN-2"
    case remoteTriggers = "ADJ-TRIG-1"
    case brokenTriggerIsSkipped = "ADJ-TRIG-2"
    case linkMeSendsPasteboard = "ADJ-LINKME-1"
    case linkMeOnce = "ADJ-LINKME-2"
    case linkMeWithoutURL = "ADJ-LINKME-3"
    case linkMeForgotten = "ADJ-LINKME-4"
    case linkMeBringsLink = "ADJ-LINKME-5"
    case systemIsTooOld = "ADJ-IOS-1"
    case appleAdsClick = "ADJ-ASA-1"
    case appleAdsTokenFails = "ADJ-ASA-2"

    /// The statement of the rule, with its source.
    package var rule: Rule {
      switch self {
      case .waitsForATT:
        Rule(
          "With attConsentWaitingInterval and a status that is not determined at initSdk, the SDK sends nothing and "
            + "checks the status every second while the app is active, for up to 360 seconds, in version 4 for up to "
            + "120.",
          evidence: .source, source: "ADJActivityHandler.m:3524-3650, ADJAdjustFactory.m:40-110 (5.6.2)")
      case .attStatusEndsWait:
        Rule(
          "The first check that finds a determined status ends the wait, about a second after the alert is gone.",
          evidence: .source, source: "ADJActivityHandler.m:3524-3650 (5.6.2), adjust/ios_sdk#686")
      case .attWaitTimesOut:
        Rule(
          "A check with no seconds left ends the wait.",
          evidence: .source, source: "ADJActivityHandler.m:3524-3650 (5.6.2)")
      case .attWaitIsOver:
        Rule(
          "Once the wait has ended, or after one launch without the setting, the SDK never waits again; a launch "
            + "after a kill during the wait waits for the whole interval.",
          evidence: .source, source: "ADJActivityHandler.m:3524-3650 (5.6.2)")
      case .attChainsAddUp:
        Rule(
          "Each activation of the app starts a new series of checks, and a check that was due within the second "
            + "before it continues its own series.",
          evidence: .source, source: "ADJActivityHandler.m, ADJTrackingStatusManager, setAppInActiveState (5.6.2)")
      case .attIsNotUsed:
        Rule(
          "Since 5.2.0, with disableAppTrackingTransparencyUsage, the SDK does not look at the status, and so never waits "
            + "(switch usesAppTrackingTransparency).",
          evidence: .source, source: "ADJActivityHandler.m, attStatus, shouldWaitForAttStatus (5.4); CHANGELOG 5.2.0")
      case .firstSessionIsDelayed:
        Rule(
          "With the first session delay enabled, initSdk on a device without an activity state only remembers that "
            + "it was called.",
          evidence: .source, source: "ADJActivityHandler.m:3327-3475 (5.6.2)")
      case .callsAreHeldBack:
        Rule(
          "While the first session is delayed, calls and changes of the life cycle are held back.",
          evidence: .source, source: "ADJActivityHandler.m:3327-3475 (5.6.2)")
      case .delayedCallsFollow:
        Rule(
          "endFirstSessionDelay initializes the SDK, and then does in order what was held back, even where the "
            + "app has moved on since.",
          evidence: .source, source: "ADJActivityHandler.m:3327-3475 (5.6.2)")
      case .startIsDelayed:
        Rule(
          "On the first launch of an install, and on no other, delayStart of version 4 holds packages and attribution "
            + "requests back, but not clicks, for up to ten seconds from the first activation.",
          evidence: .source, source: "ADJActivityHandler.m (4.38.4), initI (4.10, 4.18)")
      case .delayedStartEnds:
        Rule(
          "sendFirstPackages, the end of the time or that of the process ends the delayed start.",
          evidence: .source, source: "ADJActivityHandler.m (4.38.4), initI")
      case .delayedConsentIsLost:
        Rule(
          "What the app says about third-party sharing and measurement consent while the first session is delayed is "
            + "lost, unless it called enable, disable or one of these before initSdk; then it is sent in front of the "
            + "session.",
          evidence: .source,
          source: "ADJActivityHandler.m, ADJFirstSessionDelayManager, processApiAction; Adjust.m, "
            + "trackThirdPartySharing (5.4, 5.5)")
      case .registersSKAN:
        Rule(
          "initSdk registers with SKAdNetwork once per install, and reports it to the app, often before anything else.",
          evidence: .inference, source: "ADJActivityHandler.m (5.6.2); the values registered are not documented")
      case .answerUpdatesSKAN:
        Rule(
          "A conversion value in an answer is reported to the app before anything else in it.",
          evidence: .source, source: "ADJActivityHandler.m:1698-1799 (5.6.2)")
      case .remoteTriggers:
        Rule(
          "Since 5.6.0 each of the remote_triggers of an answer is reported to the app, in their order, before the "
            + "attribution.",
          evidence: .source, source: "ADJActivityHandler.m:1698-1799 (5.6.2)")
      case .brokenTriggerIsSkipped:
        Rule(
          "A remote trigger without a label, or without an object as its payload, is skipped.",
          evidence: .source, source: "ADJActivityHandler.m, processRemoteTriggers (5.6.2)")
      case .linkMeSendsPasteboard:
        Rule(
          "With LinkMe enabled, initSdk on the first launch sends the URL on the pasteboard as a click, or a later call "
            + "that enables the SDK, if initSdk found none.",
          evidence: .source, source: "ADJActivityHandler.m:2452-2513 (5.6.2), setEnabledI")
      case .linkMeOnce:
        Rule(
          "LinkMe reads the pasteboard on the first launch only, and sends what it finds once.",
          evidence: .source, source: "ADJActivityHandler.m:2452-2513 (5.6.2)")
      case .linkMeWithoutURL:
        Rule(
          "Without a URL on the pasteboard LinkMe sends nothing.",
          evidence: .source, source: "ADJActivityHandler.m:2452-2513 (5.6.2)")
      case .linkMeForgotten:
        Rule(
          "LinkMe sends nothing for a user who has asked to be forgotten.",
          evidence: .source, source: "ADJActivityHandler.m, checkLinkMeI (5.6.2)")
      case .linkMeBringsLink:
        Rule(
          "The servers take a link of Adjust that LinkMe sends for the one that brought the install: the attribution and "
            + "the deferred link are those of this link.",
          evidence: .documentation,
          source: "Adjust: LinkMe; Adjust: Additional deep link features; adjust/ios_sdk#634")
      case .systemIsTooOld:
        Rule(
          "LinkMe needs iOS 15, the click of Apple Ads of version 5 iOS 14.3, and the wait for the tracking prompt iOS 14; "
            + "on older systems the SDK does without, and before iOS 14.5 it has the advertising identifier "
            + "without permission.",
          evidence: .source,
          source: "ADJActivityHandler.m, checkLinkMeI, checkForAdServicesAttributionI, canGetAttStatus (5.0, 5.6); "
            + "AppsFlyer: ATT implications (iOS 14+) and deprecation of LAT")
      case .appleAdsClick:
        Rule(
          "Unless Apple Ads are switched off, the first and each new session send a click of Apple Ads, as "
            + "long as there is no attribution or no such click was answered.",
          evidence: .source,
          source: "ADJActivityHandler.m, shouldFetchAdServicesI, checkForAdServicesAttributionI (5.5)")
      case .appleAdsTokenFails:
        Rule(
          "If the token of Apple Ads cannot be read, the SDK tries again after five seconds, and then "
            + "sends the click without it.",
          evidence: .source, source: "ADJActivityHandler.m, setAdServicesAttributionToken (5.5)")
      }
    }
  }
}
