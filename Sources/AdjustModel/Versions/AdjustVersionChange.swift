import SDKContract

/// What differs between versions of the Adjust SDK: the one table behind `AdjustProfile` and docs/versions.md.
package enum AdjustVersionChange: Int, CaseIterable, Hashable, Sendable {
  case version5Names
  case longerATTWait
  case obeysRetryIn
  case obeysContinueIn
  case convertsBrandedLinks
  case repeatedActivationIsIgnored
  case referrer
  case firstSessionDelay
  case resolvedLinksCompleteAtOnce
  case readsSessionLink
  case sevenTerminalHosts
  case gettersReadFiles
  case gettersTimeOut
  case linkResolutionTimesOut
  case linkResolutionCallsBackOnMain
  case redirectsByHand
  case hasRemoteTriggers

  /// Since when, in words, and with the source.
  package var change: VersionChange {
    switch self {
    case .version5Names:
      VersionChange(
        since: VersionNumber(5, 0, 0),
        "The API has its present names (`initSdk`, `processDeeplink`, "
          + "`adjustDeferredDeeplinkReceived`); `delayStart` and `sendFirstPackages` are gone.",
        source: "adjust/ios_sdk v4.38.4 (e163732d), v5.0.0 (81037ba7)")
    case .longerATTWait:
      VersionChange(
        since: VersionNumber(5, 0, 0), "`attConsentWaitingInterval` is cut at 360 seconds; before, at 120.",
        source: "ADJActivityHandler.m (4.38.4, 5.0.0)")
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
    case .firstSessionDelay:
      VersionChange(
        since: VersionNumber(5, 3, 0), "`enableFirstSessionDelay` and `endFirstSessionDelay` exist.",
        source: "adjust/ios_sdk v5.3.0 (ddb56a59)")
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
        "`ADJLinkResolution` ends at seven hosts of Adjust; before, at adjust.com, adj.st "
          + "and go.link.", source: "ADJLinkResolution.m (5.4.4, 5.4.6)")
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
          + "list of suffixes; before, it calls back inside the call or on any queue, and resolves every link if "
          + "there is no list.", source: "ADJLinkResolution.m (5.5.0, 5.5.1)")
    case .redirectsByHand:
      VersionChange(
        since: VersionNumber(5, 5, 2),
        "`ADJLinkResolution` follows redirects itself, one request after the other, and "
          + "returns one of Adjust's hosts without requesting it; before, the system follows them.",
        source: "ADJLinkResolution.m (5.5.1, 5.5.2)")
    case .hasRemoteTriggers:
      VersionChange(
        since: VersionNumber(5, 6, 0), "`remote_triggers` in an answer are told to the app.",
        source: "CHANGELOG 5.6.0, ADJRemoteTrigger.m")
    }
  }
}
