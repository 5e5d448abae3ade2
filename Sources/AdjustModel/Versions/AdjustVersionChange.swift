import SDKContract

/// The differences between versions of the Adjust SDK: the single table behind `AdjustProfile` and docs/versions.md.
package enum AdjustVersionChange: Int, CaseIterable, Hashable, Sendable {
  case delaysStart
  case attributionHasAdid
  case asksAtEveryStart
  case clickCarriesAttribution
  case startsInForeground
  case statesForgetting
  case savesLinks
  case asksAfterSession
  case skipsLinksOfLogins
  case disabledKeepsNothing
  case retriesInstallsSoon
  case saysThatAnswersAreJSON
  case severalHosts
  case reportsTrackingStatus
  case costs
  case namesEndpoints
  case adServices
  case spellsRequestsRight
  case comparesCosts
  case statesCOPPA
  case linkMe
  case convertsRegionalLinks
  case attWait
  case sendsCallbackIDs
  case resolvesLinks
  case consentHosts
  case saysThatClicksWait
  case version5Names
  case datedAttributions
  case longerATTWait
  case nextHostIsIO
  case obeysRetryIn
  case obeysContinueIn
  case convertsBrandedLinks
  case repeatedActivationIsIgnored
  case referrer
  case trackingIsOptional
  case firstSessionDelay
  case startsWithInit
  case resolvedLinksCompleteAtOnce
  case readsSessionLink
  case sevenTerminalHosts
  case gettersReadFiles
  case gettersTimeOut
  case linkResolutionTimesOut
  case linkResolutionCallsBackOnMain
  case redirectsByHand
  case hasRemoteTriggers

  /// The version that introduced the change, its description and its source.
  package var change: VersionChange {
    switch self {
    case .delaysStart:
      VersionChange(
        since: VersionNumber(4, 9, 0), "`delayStart` and `sendFirstPackages` exist, until 4.38.",
        source: "CHANGELOG 4.9.0, ADJConfig.h (4.38)")
    case .attributionHasAdid:
      VersionChange(
        since: VersionNumber(4, 11, 0), "The attribution has the `adid`, until 4.38.",
        source: "CHANGELOG 4.11.0, ADJAttribution.m (4.10, 4.38)")
    case .asksAtEveryStart:
      VersionChange(
        since: VersionNumber(4, 11, 1),
        "A start asks for a missing attribution, but not on the first launch before the answer to the session; before, "
          + "one from the second subsession of a session on does, whether or not the session was answered.",
        source: "CHANGELOG 4.11.1, ADJActivityHandler.m, checkAttributionStateI (4.10; 4.11.4 in a published app)")
    case .clickCarriesAttribution:
      VersionChange(
        since: VersionNumber(4, 11, 4), "The attribution in the answer to a click is read; before, it is not.",
        source: "CHANGELOG 4.11.4")
    case .startsInForeground:
      VersionChange(
        since: VersionNumber(4, 12, 3),
        "The SDK starts when the app is active; before, `appDidLaunch` begins the session in any state, and what it "
          + "queues is sent at the next `didBecomeActive`.",
        source: "CHANGELOG 4.12.3, ADJActivityHandler.m, initI (4.10, 4.18; 4.11.4 in a published app)")
    case .statesForgetting:
      VersionChange(
        since: VersionNumber(4, 13, 0), "The log says in the activity state whether the user is forgotten (`gdprf`).",
        source: "mozilla-mobile/firefox-ios#2092 (4.10.1), adjust/ios_sdk#331 (4.13)")
    case .savesLinks:
      VersionChange(
        since: VersionNumber(4, 14, 0),
        "A link that the app hands over before `appDidLaunch` is kept until the SDK starts; before, it is lost.",
        source: "CHANGELOG 4.14.0")
    case .asksAfterSession:
      VersionChange(
        since: VersionNumber(4, 15, 0),
        "The attribution is asked for after a session if there is none; before, only when the servers say so, or at a "
          + "later start.",
        source: "CHANGELOG 4.15.0, ADJActivityHandler.m, launchSessionResponseTasksI (4.10, 4.18; 4.11.4 in a "
          + "published app)")
    case .skipsLinksOfLogins:
      VersionChange(
        since: VersionNumber(4, 17, 0),
        "Links of Facebook and VK with an access token are skipped; before, they are sent as any other.",
        source: "CHANGELOG 4.17.1, ADJActivityHandler.m, appWillOpenUrlI (4.10, 4.18; 4.11.4 in a published app); the "
          + "release that began this is not published")
    case .disabledKeepsNothing:
      VersionChange(
        since: VersionNumber(4, 18, 0),
        "A disabled SDK ignores links, and queues no first session; before, it keeps both until it is enabled.",
        source: "ADJActivityHandler.m, appWillOpenUrlI, processSessionI and setEnabledI (4.10, 4.18; 4.11.4 in a "
          + "published app); the release that began this is not published")
    case .retriesInstallsSoon:
      VersionChange(
        since: VersionNumber(4, 21, 0),
        "The session of an install that fails is sent again after fractions of a second; before, after minutes, as "
          + "every other session.", source: "CHANGELOG 4.21.0")
    case .saysThatAnswersAreJSON:
      VersionChange(
        since: VersionNumber(4, 22, 0),
        "The log says `Got JSON response with message:` in front of what an answer says; before, it has the message "
          + "alone, which is an error where a request was rejected. Where no answer comes, the log says `Could not get "
          + "JSON response …`; before, `Failed to track session (…) Will retry later`, which is also the message of the "
          + "callback. Where the status is 429, the callback has no message before.",
        source: "CHANGELOG 4.22.0; mozilla-mobile/firefox-ios#2092 (4.10.1), ADJUtil.m (4.18), adjust/ios_sdk#475 "
          + "(4.23), ADJPackageHandler.m (4.24, 4.38)")
    case .severalHosts:
      VersionChange(
        since: VersionNumber(4, 23, 0),
        "A request that got no answer goes on to another host, and an app can choose the hosts (`urlStrategy`); before, there "
          + "is one host, and the log names none.",
        source: "ADJUrlStrategy.m (4.23), CHANGELOG 4.23.0")
    case .reportsTrackingStatus:
      VersionChange(
        since: VersionNumber(4, 23, 0),
        "The tracking status is in packages, and a new one is reported.",
        source: "adjust/ios_sdk#475 (4.23), ADJPackageBuilder.m (5.x)")
    case .costs:
      VersionChange(
        since: VersionNumber(4, 24, 0), "The attribution has costs.",
        source: "CHANGELOG 4.24.0, ADJAttribution.m (4.38)")
    case .namesEndpoints:
      VersionChange(
        since: VersionNumber(4, 24, 0),
        "The log says `Makig request to endpoint:` and `Request succeeded …`; before, `requestForPostPackage with "
          + "urlString:` and `succeeded with current url strategy`.",
        source: "adjust/ios_sdk#475 (4.23), adjust/ios_sdk#509 (4.26.1)")
    case .adServices:
      VersionChange(
        since: VersionNumber(4, 25, 0),
        "The click of Apple Ads has a token of AdServices; before, it is one of iAd, whose answer the log tells since "
          + "4.24 (`Received iAd click response`).",
        source: "CHANGELOG 4.25.0, adjust/ios_sdk#445 (4.23.2), adjust/ios_sdk#509 (4.26.1), ADJSdkClickHandler.m "
          + "(4.18, 4.23)")
    case .spellsRequestsRight:
      VersionChange(
        since: VersionNumber(4, 27, 0), "The log says `Sending request to endpoint:`.",
        source: "adjust/ios_sdk#509 (4.26.1), ADJRequestHandler.m (before 4.35), adjust/flutter_sdk#133 (4.38.0)")
    case .comparesCosts:
      VersionChange(
        since: VersionNumber(4, 27, 1),
        "An attribution that has not changed is not reported again; from 4.24 to 4.27.0 it is, unless it has costs.",
        source: "CHANGELOG 4.27.1, ADJAttribution.m, isEqualToAttribution (4.27.0, in adjust/ios_sdk#518; 4.38)")
    case .statesCOPPA:
      VersionChange(
        since: VersionNumber(4, 30, 0),
        "An app can say that it is for children, and the log says in the activity state whether third-party sharing is off "
          + "for that (`dtpsc`).",
        source: "CHANGELOG 4.30.0, adjust/flutter_sdk#133 (4.38.0)")
    case .linkMe:
      VersionChange(since: VersionNumber(4, 31, 0), "LinkMe exists.", source: "CHANGELOG 4.31.0")
    case .convertsRegionalLinks:
      VersionChange(
        since: VersionNumber(4, 33, 1),
        "`convertUniversalLink` knows links with a region, such as abcd.eu.adj.st.", source: "CHANGELOG 4.33.1")
    case .attWait:
      VersionChange(
        since: VersionNumber(4, 34, 0), "`attConsentWaitingInterval` exists.", source: "CHANGELOG 4.34.0")
    case .sendsCallbackIDs:
      VersionChange(
        since: VersionNumber(4, 35, 2), "The package of an event has its `event_callback_id`.",
        source: "CHANGELOG 4.35.2")
    case .resolvesLinks:
      VersionChange(
        since: VersionNumber(4, 37, 0),
        "`processDeeplink(_:completionHandler:)` exists; before, an app has only `appWillOpen(_:)`.",
        source: "CHANGELOG 4.37.0")
    case .consentHosts:
      VersionChange(
        since: VersionNumber(4, 38, 0),
        "Requests go to hosts named analytics, or consent where tracking is authorised; before, to hosts named app.",
        source: "CHANGELOG 4.38.0, ADJUrlStrategy.m (4.23, 4.38), adjust/flutter_sdk#133 (4.38.0)")
    case .saysThatClicksWait:
      VersionChange(
        since: VersionNumber(4, 38, 0), "The log says that a click has to wait (`Click handler is paused`).",
        source: "ADJSdkClickHandler.m (4.18, 4.23, after 4.33.4, 4.38.4); the release that began this is not published")
    case .version5Names:
      VersionChange(
        since: VersionNumber(5, 0, 0),
        "The API has its present names (`initSdk`, `processDeeplink`, "
          + "`adjustDeferredDeeplinkReceived`); `delayStart`, `sendFirstPackages` and `eventBufferingEnabled` are gone. "
          + "Without the signature library, the SDK does not start; before, it does not look.",
        source: "adjust/ios_sdk v4.38.4 (e163732d), v5.0.0 (81037ba7); Adjust.m (4.38, 5.6.2)")
    case .datedAttributions:
      VersionChange(
        since: VersionNumber(5, 0, 0),
        "An attribution says when the user engaged and when the app was installed, and whether it is a reattribution; "
          + "in published answers to version 4, the last of 2023, it does not.",
        source: "adjust/ios_sdk#752 (2026), captures of 5.0.1 for Android (2024) and of an app for iOS (2025); the "
          + "release that began this, if it is not the servers alone, is not published")
    case .longerATTWait:
      VersionChange(
        since: VersionNumber(5, 0, 0), "`attConsentWaitingInterval` is cut at 360 seconds; before, at 120.",
        source: "ADJActivityHandler.m (4.38.4, 5.0.0)")
    case .nextHostIsIO:
      VersionChange(
        since: VersionNumber(5, 0, 0),
        "A request that adjust.com does not answer goes to adjust.io; before, to adjust.net.in and adjust.world.",
        source: "ADJUrlStrategy.m (4.38, 5.x)")
    case .obeysRetryIn:
      VersionChange(
        since: VersionNumber(5, 0, 0),
        "`retry_in` in the answer to a session, an event or a click sets the time of the "
          + "next attempt; before, it is not read.",
        source: "ADJPackageHandler.m, ADJSdkClickHandler.m (4.38.4, 5.0.0)")
    case .obeysContinueIn:
      VersionChange(
        since: VersionNumber(5, 0, 0), "`continue_in` in an answer delays the next package; before, it is not read.",
        source: "ADJPackageHandler.m, ADJRequestHandler.m (4.38.4, 5.0.0)")
    case .convertsBrandedLinks:
      VersionChange(
        since: VersionNumber(5, 0, 0),
        "`convertUniversalLink` knows go.link, and the log shows the link that it was given; before, it returns nil for "
          + "go.link, and the log shows what it returns.", source: "ADJUtil.m (4.38.4, 5.0.0), adjust/ios_sdk#664")
    case .repeatedActivationIsIgnored:
      VersionChange(
        since: VersionNumber(5, 0, 2),
        "A `didBecomeActive` without a `willResignActive` before it is ignored; before, "
          + "it starts the SDK again.", source: "ADJActivityHandler.m, handleAppForegroundI (5.0.1, 5.0.2)")
    case .referrer:
      VersionChange(
        since: VersionNumber(5, 2, 0), "`ADJDeeplink` has a referrer.", source: "adjust/ios_sdk v5.2.0 (922fc2a4)")
    case .trackingIsOptional:
      VersionChange(
        since: VersionNumber(5, 2, 0), "`disableAppTrackingTransparencyUsage` exists.", source: "CHANGELOG 5.2.0")
    case .firstSessionDelay:
      VersionChange(
        since: VersionNumber(5, 3, 0), "`enableFirstSessionDelay` and `endFirstSessionDelay` exist.",
        source: "adjust/ios_sdk v5.3.0 (ddb56a59)")
    case .startsWithInit:
      VersionChange(
        since: VersionNumber(5, 3, 0),
        "A request to forget, a push token and a tracking status that wait for `initSdk` of a later launch are sent "
          + "behind the session that it begins; before, in front of it, and a forgotten user has no session.",
        source: "ADJActivityHandler.m, initI (4.18, 5.0, 5.4)")
    case .resolvedLinksCompleteAtOnce:
      VersionChange(
        since: VersionNumber(5, 4, 1),
        "`processAndResolve` completes a link with `adj_t` or `adjust_t` at once; before, "
          + "it waits for the answer to the click.", source: "CHANGELOG 5.4.1 (a21ecccf)")
    case .readsSessionLink:
      VersionChange(
        since: VersionNumber(5, 4, 4),
        "A `deeplink` at the root of a session's answer is delivered; before, it is not "
          + "read.", source: "CHANGELOG 5.4.4 (f1c063b4)")
    case .sevenTerminalHosts:
      VersionChange(
        since: VersionNumber(5, 4, 6),
        "`ADJLinkResolution` ends at seven hosts of Adjust, and resolves every link if there is no list of "
          + "suffixes; before, it ends at adjust.com, adj.st and go.link, and does nothing without a list.",
        source: "ADJLinkResolution.m (4.29.2, 5.4.4, 5.4.6)")
    case .gettersReadFiles:
      VersionChange(
        since: VersionNumber(5, 5, 0),
        "`attribution` and `adid` before `initSdk` are answered from the device; before, "
          + "they wait for `initSdk`.", source: "Adjust.m, attributionWithCompletionHandler (5.4.6, 5.5.0)")
    case .gettersTimeOut:
      VersionChange(
        since: VersionNumber(5, 5, 0), "`attribution(withTimeout:)` and `adid(withTimeout:)` exist.",
        source: "Adjust.h (5.5.0)")
    case .linkResolutionTimesOut:
      VersionChange(
        since: VersionNumber(5, 5, 1),
        "`ADJLinkResolution` gives up after 3 seconds without an answer, and after 8 "
          + "seconds in all; before, after the system's 60 seconds.", source: "ADJLinkResolution.m (5.5.0, 5.5.1)")
    case .linkResolutionCallsBackOnMain:
      VersionChange(
        since: VersionNumber(5, 5, 1),
        "`ADJLinkResolution` calls back on the main queue, and does nothing without a "
          + "list of suffixes; before, it calls back inside the call or on any queue.",
        source: "ADJLinkResolution.m (5.5.0, 5.5.1)")
    case .redirectsByHand:
      VersionChange(
        since: VersionNumber(5, 5, 2),
        "`ADJLinkResolution` follows redirects itself, one request after the other, and "
          + "returns one of Adjust's hosts without requesting it; before, the system follows them.",
        source: "ADJLinkResolution.m (5.5.1, 5.5.2)")
    case .hasRemoteTriggers:
      VersionChange(
        since: VersionNumber(5, 6, 0), "`remote_triggers` in an answer are reported to the app.",
        source: "CHANGELOG 5.6.0, ADJRemoteTrigger.m")
    }
  }
}
