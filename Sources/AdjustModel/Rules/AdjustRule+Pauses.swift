import SDKContract

extension AdjustRule {
  /// The rules for pausing, resuming and retrying.
  package enum Pauses: String, RuleGroup {
    case resigningPauses = "ADJ-PAUSE-1"
    case attributionRequestIsDropped = "ADJ-PAUSE-2"
    case packagesWait = "ADJ-PAUSE-3"
    case offlinePauses = "ADJ-PAUSE-4"
    case disablingPauses = "ADJ-PAUSE-5"
    case sendsInBackground = "ADJ-PAUSE-6"
    case answersPassThePause = "ADJ-PAUSE-7"
    case resumes = "ADJ-PAUSE-8"
    case longWait = "ADJ-RETRY-1"
    case shortWait = "ADJ-RETRY-2"
    case retryIn = "ADJ-RETRY-3"
    case continueIn = "ADJ-RETRY-4"
    case attributionIsNotRetried = "ADJ-RETRY-5"
    case requestTimesOut = "ADJ-NET-1"
    case nextHost = "ADJ-NET-2"
    case hostIsKept = "ADJ-NET-3"

    /// The statement of the rule, with its source.
    package var rule: Rule {
      switch self {
      case .resigningPauses:
        Rule(
          "willResignActive pauses all requests: any alert of the system is enough.",
          evidence: .source, source: "ADJActivityHandler.m:2762-2815 (5.6.2), adjust/ios_sdk#686")
      case .attributionRequestIsDropped:
        Rule(
          "An attribution request that falls due while paused is dropped, and only the next start of the SDK asks again.",
          evidence: .source,
          source: "ADJActivityHandler.m:2762-2815, ADJAttributionHandler.m (5.6.2), adjust/ios_sdk#265")
      case .packagesWait:
        Rule(
          "Packages queued while paused wait, and survive the process.",
          evidence: .source, source: "ADJActivityHandler.m:2762-2815, ADJPackageHandler.m (5.6.2)")
      case .offlinePauses:
        Rule(
          "Offline mode pauses all requests and is forgotten with the process; going online sends what is queued, "
            + "but does not ask for the attribution.",
          evidence: .source, source: "ADJActivityHandler.m:2762-2815, setOfflineModeI (5.6.2)")
      case .disablingPauses:
        Rule(
          "Disabling the SDK pauses all requests, also in later launches; enabling sends what is queued, but does "
            + "not ask for the attribution.",
          evidence: .source, source: "ADJActivityHandler.m:2762-2815, setEnabledI (5.6.2)")
      case .sendsInBackground:
        Rule(
          "With sending in background enabled, requests are sent whether or not the app is active.",
          evidence: .source, source: "ADJActivityHandler.m:2762-2815 (5.6.2)")
      case .answersPassThePause:
        Rule(
          "An answer to a request that was already on its way is delivered, although the SDK is paused by now.",
          evidence: .source, source: "ADJActivityHandler.m:1775-1799 (5.6.2)")
      case .resumes:
        Rule(
          "didBecomeActive resumes the queues and sends what waits in them before anything else.",
          evidence: .source, source: "ADJActivityHandler.m:1139-1252 (5.6.2)")
      case .longWait:
        Rule(
          "After its nth failure in a row a package is sent again in the lesser of 24 hours and 2^(n-1) times 120 "
            + "seconds, times a jitter of 0.5 to 0.995.",
          evidence: .source, source: "ADJBackoffStrategy.m:14-27, ADJUtil.m:663-685 (5.6.2)")
      case .shortWait:
        Rule(
          "A session that would be the first to be accepted is sent again in the lesser of one hour "
            + "and 2^(n-1) times 0.2 seconds, times a jitter of 0.5 to 0.995.",
          evidence: .source, source: "ADJBackoffStrategy.m:14-27, ADJUtil.m:663-685 (5.6.2)")
      case .retryIn:
        Rule(
          "Since 5.0.0 retry_in in an answer makes the SDK send the same again after that time.",
          evidence: .source, source: "ADJPackageHandler.m (5.6.2)")
      case .continueIn:
        Rule(
          "Since 5.0.0 continue_in in an answer makes the SDK wait for that time before it sends the next package.",
          evidence: .source, source: "ADJPackageHandler.m (5.6.2)")
      case .attributionIsNotRetried:
        Rule(
          "An attribution request without an answer is not repeated.",
          evidence: .source, source: "ADJAttributionHandler.m (5.6.2)")
      case .requestTimesOut:
        Rule(
          "A request without an answer for 60 seconds has failed.",
          evidence: .source, source: "ADJAdjustFactory.m, requestTimeout; ADJRequestHandler.m (5.6.2)")
      case .nextHost:
        Rule(
          "A request that got no JSON is sent to the next of Adjust's hosts at once, paused or not, and "
            + "has failed only when each of them has been tried.",
          evidence: .source,
          source: "ADJRequestHandler.m, sendNSURLSessionRequest; ADJUrlStrategy.m, shouldRetryAfterFailure (5.6.2, "
            + "4.38)")
      case .hostIsKept:
        Rule(
          "The requests of a queue go to the host that answered it last.",
          evidence: .source, source: "ADJUrlStrategy.m, resetAfterSuccess (5.6.2)")
      }
    }
  }
}
