import SDKContract

extension AdjustRule {
  /// The rules for links that the app passes to the SDK, and for the completion that waits for the resolved link.
  package enum DirectLinks: String, RuleGroup {
    case everyLinkIsSent = "ADJ-CLICK-1"
    case emptyLinkIsIgnored = "ADJ-CLICK-2"
    case excludedLinkIsSkipped = "ADJ-CLICK-3"
    case disabledIgnoresLinks = "ADJ-CLICK-4"
    case clicksWaitInMemory = "ADJ-CLICK-5"
    case clickRetry = "ADJ-CLICK-6"
    case waitedClickIsSent = "ADJ-CLICK-7"
    case resolvedLinkCompletesAtOnce = "ADJ-RES-1"
    case answerCompletes = "ADJ-RES-2"
    case slotIsTakenOver = "ADJ-RES-3"
    case answerWithoutLinkKeepsSlot = "ADJ-RES-4"
    case ignoredLinkKeepsSlot = "ADJ-RES-5"
    case savesLinkBeforeInit = "ADJ-INIT-1"
    case handlesSavedLinkAfterSession = "ADJ-INIT-2"
    case missingSignatureLibrary = "ADJ-INIT-3"
    case nearestVersion = "ADJ-INIT-4"
    case invalidConfiguration = "ADJ-INIT-5"
    case lastDeeplinkIsTheLastGiven = "ADJ-GET-1"
    case gettersComeFirst = "ADJ-GET-2"
    case gettersReadFiles = "ADJ-GET-3"
    case getterTimesOut = "ADJ-GET-4"
    case gettersAnswerAtOnce = "ADJ-GET-5"
    case gettersOfVersion4Return = "ADJ-GET-6"

    /// The statement of the rule, with its source.
    package var rule: Rule {
      switch self {
      case .everyLinkIsSent:
        Rule(
          "Every link that the app passes on is sent as an sdk_click with the whole link, the time of the call "
            + "and its adjust_ parameters, whether or not it is Adjust's, and without waiting for the answer to the "
            + "click before.",
          evidence: .source,
          source: "ADJActivityHandler.m:2195-2289, ADJSdkClickHandler.m:190-206 (5.6.2), testAppWillOpenUrl (4.33.0)")
      case .emptyLinkIsIgnored:
        Rule(
          "A nil or empty link does nothing.",
          evidence: .source, source: "ADJActivityHandler.m:2195-2289 (5.6.2)")
      case .excludedLinkIsSkipped:
        Rule(
          "Links of Facebook and VK with an access token are skipped; versions before 4.17 send them.",
          evidence: .source, source: "ADJUtil.m:38-41 (5.6.2), testAppWillOpenUrl (4.33.0)")
      case .disabledIgnoresLinks:
        Rule(
          "A disabled SDK ignores links; before 4.18, it queues them.",
          evidence: .source, source: "ADJActivityHandler.m:2195-2289, 2762-2815 (5.6.2)")
      case .clicksWaitInMemory:
        Rule(
          "Clicks wait in memory while the SDK is paused, and are lost with the process.",
          evidence: .source, source: "ADJSdkClickHandler.m:146-228, ADJActivityHandler.m:2762-2815 (5.6.2)")
      case .clickRetry:
        Rule(
          "A click without an answer goes to the end of the queue, and until a click succeeds every other one "
            + "waits as well: the lesser of one hour and 2^(n-1) times 0.2 seconds after the nth failure, times a "
            + "jitter.",
          evidence: .source, source: "ADJSdkClickHandler.m:146-228 (5.6.2)")
      case .waitedClickIsSent:
        Rule(
          "A click whose wait is over is sent, even if the SDK has been paused in between.",
          evidence: .source, source: "ADJSdkClickHandler.m:146-228 (5.6.2)")
      case .resolvedLinkCompletesAtOnce:
        Rule(
          "Since 5.4.1 a link with adj_t or adjust_t completes at once, before the app is active and without a "
            + "network; the click is sent all the same.",
          evidence: .source, source: "ADJActivityHandler.m:2195-2289 (5.6.2), CHANGELOG 5.4.1")
      case .answerCompletes:
        Rule(
          "The answer to any click that has resolved_click_url calls the one completion that waits, whichever "
            + "link it was given for.",
          evidence: .source, source: "ADJActivityHandler.m:569-582, 1763-1772 (5.6.2)")
      case .slotIsTakenOver:
        Rule(
          "There is room for one completion: that of a later call takes the place of an earlier one, which is never called.",
          evidence: .source, source: "ADJActivityHandler.m:569-582, 2243-2253 (5.6.2)")
      case .answerWithoutLinkKeepsSlot:
        Rule(
          "An answer without resolved_click_url calls no completion, and the completion keeps waiting.",
          evidence: .source, source: "ADJActivityHandler.m:1763-1772 (5.6.2)")
      case .ignoredLinkKeepsSlot:
        Rule(
          "The completion of a call whose link is ignored is not called, but keeps waiting, and may get the link of "
            + "another call.",
          evidence: .source, source: "ADJActivityHandler.m:569-582, 2195-2253 (5.6.2), adjust/ios_sdk#744")
      case .savesLinkBeforeInit:
        Rule(
          "Before initSdk the last link is kept on the device, and its completion in memory; before 4.14.0 it is lost.",
          evidence: .source, source: "Adjust.m:428-457, ADJActivityHandler.m:1326-1349 (5.6.2), CHANGELOG 4.14.0")
      case .handlesSavedLinkAfterSession:
        Rule(
          "The link from before initSdk is handled at the end of the start, after the session was queued, and "
            + "then removed, even if the SDK is disabled.",
          evidence: .source, source: "ADJActivityHandler.m:1326-1349 (5.6.2)")
      case .missingSignatureLibrary:
        Rule(
          "Without the signature library the SDK does not start.",
          evidence: .source, source: "Adjust.m (5.6.2), log lines of 5.x")
      case .nearestVersion:
        Rule(
          "A version whose source was not read behaves as the nearest older one that was, and one before 4.38.4 as that "
            + "one, apart from what is known to have changed.",
          evidence: .inference,
          source: "tags v4.38.4 to v5.6.2 of adjust/ios_sdk, as far as they were read; CHANGELOG 4.10.0 to 4.38.0")
      case .invalidConfiguration:
        Rule(
          "initSdk does not start the SDK if the app token does not have 12 characters, or if the environment is "
            + "neither sandbox nor production; later calls find an SDK that was never initialized.",
          evidence: .source,
          source:
            "ADJConfig.m, checkAppToken, checkEnvironment (4.9); ADJActivityHandler.m, initWithConfig (4.9 to 5.5); "
            + "adjust/react_native_sdk#268")
      case .lastDeeplinkIsTheLastGiven:
        Rule(
          "lastDeeplink is the link of the last call, before any check, kept on the device; deferred links do not set it.",
          evidence: .source, source: "Adjust.m:428-457 (5.6.2)")
      case .gettersComeFirst:
        Rule(
          "Getters that wait for the adid or the attribution are answered before the delegate gets the same answer.",
          evidence: .source, source: "ADJActivityHandler.m:1698-1799 (5.6.2)")
      case .gettersReadFiles:
        Rule(
          "Since 5.5.0 the attribution and the adid that are kept on the device answer getters before "
            + "initSdk too; older versions wait for initSdk.",
          evidence: .source, source: "Adjust.m, attributionWithCompletionHandler (5.4.6, 5.5.0)")
      case .getterTimesOut:
        Rule(
          "A getter with a time-out gets nil when the time is over, and nothing after that.",
          evidence: .source, source: "ADJActivityHandler.m, queueAttributionWithTimeout (5.5.0)")
      case .gettersOfVersion4Return:
        Rule(
          "The getters of version 4 return at once: attribution and adid what the SDK has, and nil until an answer has "
            + "brought it.",
          evidence: .source, source: "Adjust.m, attribution and adid (4.38.4); adjust/ios_sdk#366, adjust/unity_sdk#306"
        )
      case .gettersAnswerAtOnce:
        Rule(
          "idfa, idfv and sdkVersion are answered at once, and isEnabled with what is kept on the device.",
          evidence: .source, source: "Adjust.m, ADJActivityHandler.m, isEnabledI (5.6.2)")
      }
    }
  }
}
