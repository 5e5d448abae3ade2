import SDKContract

extension AdjustRule {
  /// The rules for the start of the SDK, for sessions and for the package queue.
  package enum Sessions: String, RuleGroup {
    case startsInForeground = "ADJ-SES-1"
    case waitsForForeground = "ADJ-SES-2"
    case initializesOnce = "ADJ-SES-3"
    case firstSession = "ADJ-SES-4"
    case newSession = "ADJ-SES-5"
    case subsession = "ADJ-SES-6"
    case tooShortForSubsession = "ADJ-SES-7"
    case timeTravel = "ADJ-SES-8"
    case sessionSucceeded = "ADJ-SES-9"
    case sessionFailed = "ADJ-SES-10"
    case disabledDoesNotStart = "ADJ-SES-11"
    case ignoresRepeatedActivation = "ADJ-SES-12"
    case sessionWhenEnabled = "ADJ-SES-13"
    case onePackageAtATime = "ADJ-SES-14"
    case optedOut = "ADJ-SES-15"
    case knownDevice = "ADJ-SES-16"
    case tooFrequentSession = "ADJ-SES-17"
    case startsWithTheCall = "ADJ-SES-18"
    case filesAreNotInBackups = "ADJ-SES-19"

    /// The statement of the rule, with its source.
    package var rule: Rule {
      switch self {
      case .startsInForeground:
        Rule(
          "initSdk in an app that is already active starts the SDK at once.",
          evidence: .source, source: "ADJActivityHandler.m:1139-1179 (5.6.2)")
      case .waitsForForeground:
        Rule(
          "initSdk in an app that is not active yet sends nothing until the first didBecomeActive.",
          evidence: .source, source: "ADJActivityHandler.m:1139-1179 (5.6.2), adjust/ios_sdk#193")
      case .initializesOnce:
        Rule(
          "A second initSdk in the same process is ignored.",
          evidence: .source, source: "Adjust.m:355-367 (5.6.2)")
      case .firstSession:
        Rule(
          "The first start on a device queues a session with session_count 1.",
          evidence: .source, source: "ADJActivityHandler.m:1181-1252 (5.6.2)")
      case .newSession:
        Rule(
          "A start more than 30 minutes after the last activity begins a new session, which is sent.",
          evidence: .source, source: "ADJActivityHandler.m:1181-1252, ADJAdjustFactory.m:40-110 (5.6.2)")
      case .subsession:
        Rule(
          "A start more than one second and up to 30 minutes after the last activity is a subsession, which is not "
            + "reported to the backend.",
          evidence: .source, source: "ADJActivityHandler.m:1181-1252, ADJAdjustFactory.m:40-110 (5.6.2)")
      case .tooShortForSubsession:
        Rule(
          "A start within one second of the last activity is neither a session nor a subsession.",
          evidence: .source, source: "ADJActivityHandler.m:1181-1252 (5.6.2), adjust/ios_sdk#475")
      case .timeTravel:
        Rule(
          "If the clock of the device went back since the last activity, no session begins.",
          evidence: .source, source: "ADJActivityHandler.m:1181-1252 (5.6.2)")
      case .sessionSucceeded:
        Rule(
          "An answer with status 200 to a session is reported to the app before what it says about the attribution.",
          evidence: .source, source: "ADJActivityHandler.m:1698-1746 (5.6.2)")
      case .sessionFailed:
        Rule(
          "A session without an answer, or with another status than 200, is reported to the app as failed after "
            + "every attempt.",
          evidence: .source, source: "ADJActivityHandler.m:1698-1746 (5.6.2)")
      case .disabledDoesNotStart:
        Rule(
          "An SDK that was disabled in an earlier launch does not start.",
          evidence: .source, source: "ADJActivityHandler.m:1181-1252 (5.6.2)")
      case .ignoresRepeatedActivation:
        Rule(
          "Since 5.0.2 a didBecomeActive without a willResignActive before it is ignored; older versions start again.",
          evidence: .source,
          source: "ADJActivityHandler.m, handleAppForegroundI (5.0.1, 5.0.2, 5.6.2), adjust/ios_sdk#475")
      case .sessionWhenEnabled:
        Rule(
          "Enabling the SDK sends a session at once if the backend has never accepted one; before 4.18, it sends "
            + "the waiting one.",
          evidence: .source, source: "ADJActivityHandler.m, setEnabledI (5.6.2)")
      case .onePackageAtATime:
        Rule(
          "Packages leave in the order in which they were queued, each after the answer to the one before.",
          evidence: .source, source: "ADJPackageHandler.m (5.6.2)")
      case .optedOut:
        Rule(
          "An answer with tracking_state opted_out disables the SDK and empties the queue of packages; nothing else "
            + "in it counts.",
          evidence: .source, source: "ADJPackageHandler.m, ADJActivityHandler.m, setTrackingStateOptedOutI (5.6.2)")
      case .knownDevice:
        Rule(
          "The servers know a device that had the app before: its first session after a reinstall is tracked as a session, "
            + "not as an install.",
          evidence: .documentation,
          source: "README of adjust/ios_sdk (4.x), Install tracked; adjust/ios_sdk#331, adjust/android_sdk#234")
      case .tooFrequentSession:
        Rule(
          "The servers refuse the first session after a reinstall if it comes within 20 minutes of the session before.",
          evidence: .documentation,
          source: "README of adjust/ios_sdk (4.x), Ignoring too frequent session; adjust/android_sdk#231, "
            + "adjust/android_sdk#505 (log); adjust/web_sdk v5.8.3, release notes")
      case .startsWithTheCall:
        Rule(
          "Before 4.12.3 appDidLaunch begins the session in any state of the app, and what it queues is sent at the next "
            + "didBecomeActive, also if the app is active already.",
          evidence: .source, source: "ADJActivityHandler.m, initI (4.10, 4.18), CHANGELOG 4.12.3")
      case .filesAreNotInBackups:
        Rule(
          "The sessions, the attribution and the queue of packages are not in backups, so after one is restored the SDK "
            + "counts a first session; lastDeeplink, a link from before initSdk, the end of the wait for the tracking "
            + "prompt and what is done once per install are.",
          evidence: .source, source: "ADJUtil.m, writeObject, excludeFromBackup; ADJUserDefaults.m (5.5.4)")
      }
    }
  }
}
