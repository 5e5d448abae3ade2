import SDKContract

extension AppsFlyerRule {
  /// The rules for counting sessions.
  package enum Sessions: String, RuleGroup {
    case startSends = "AF-SES-1"
    case startSkipped = "AF-SES-2"
    case launchKept = "AF-SES-3"
    case launchResent = "AF-SES-4"
    case startWithoutKeys = "AF-SES-5"
    case startCompleted = "AF-SES-6"
    case startWhileStopped = "AF-SES-7"
    case restoredBackup = "AF-SES-8"
    case nearestVersion = "AF-SES-9"
    case nothingAskedWhileStopped = "AF-SES-10"

    /// The statement of the rule, with its source.
    package var rule: Rule {
      switch self {
      case .startSends:
        Rule(
          "start() counts as a session if at least minTimeBetweenSessions have passed since the last launch that was sent: "
            + "the launch counter rises and a launch is sent.",
          evidence: .header, source: "AppsFlyerLib.h 6.15.3; AppsFlyerSDK/AppsFlyerFramework#209")
      case .startSkipped:
        Rule(
          "A start() sooner than minTimeBetweenSessions after the last launch that was sent is skipped: nothing is sent, "
            + "and no conversion data follows.",
          evidence: .measurement,
          source: "AppsFlyerSDK/AppsFlyerFramework#209, AppsFlyerSDK/appsflyer-react-native-plugin#209")
      case .launchKept:
        Rule(
          "A launch that gets no answer from the network is stored on the device, and no conversion data follows yet.",
          evidence: .measurement, source: "Third-party QA notes on 7.0.1")
      case .launchResent:
        Rule(
          "The next start() that counts, or the next event, also sends all stored launches, oldest first.",
          evidence: .measurement, source: "Third-party QA notes on 7.0.1; the order is inferred")
      case .startWithoutKeys:
        Rule(
          "Without dev key and app id, start() does nothing and reports nothing; the switch startWithoutKeys sends "
            + "the launch.",
          evidence: .open, source: "Measured with 7.0.1; not published for 6.x")
      case .startCompleted:
        Rule(
          "The completion handler of start is called when the launch is answered, with the status and what else the "
            + "answer says; nothing orders it before the conversion data (switch startCompletionDelay).",
          evidence: .measurement, source: "Third-party QA notes on 7.0.1")
      case .startWhileStopped:
        Rule(
          "While isStopped is set, start() sends nothing; when it is cleared, a start that was requested in between "
            + "happens.",
          evidence: .inference, source: "AppsFlyerLib.h 6.15.3, isStopped: no need to call start again")
      case .nearestVersion:
        Rule(
          "A version of which nothing is known behaves as the nearest one that is known, and a note says which.",
          evidence: .inference, source: "AppsFlyer: iOS release notes, up to 6.18.0 and 7.0.2; 5.4.1 is the oldest")
      case .restoredBackup:
        Rule(
          "Deleting the app deletes what the SDK kept on the device, so is_first_launch is true again, unless a "
            + "backup brings it back (switch restoresBackup, also that of the platform).",
          evidence: .report, source: "AppsFlyerSDK/appsflyer-cordova-plugin#74")
      case .nothingAskedWhileStopped:
        Rule(
          "While isStopped is set, an answered launch requests no conversion data, although cached conversion data "
            + "is still delivered, and an invite link stays long.",
          evidence: .header,
          source: "AppsFlyerLib.h 6.15.3, isStopped, which disables all requests; AppsFlyer: Preserve user privacy "
            + "(iOS), share only the install event")
      }
    }
  }
}
