import DeepLinkSimulator
import TestSupport
import XCTest

/// Every line that is known of Adjust's log is printed by some run, or is known not to be.
final class AdjustLogCatalogueTests: XCTestCase {
  /// Lines that no run prints, and why.
  private static let notPrinted = [
    "Delegate is nil": "what an app assigns to a configuration is not seen",
    "Delegate implements adjustDeferredDeeplinkReceived:": "a Swift delegate cannot be asked before it is called",
    "Delegate does not implement any optional method": "a Swift delegate cannot be asked before it is called",
    "Adjust already initialized": "no scenario can call initSdk twice; printed by the app of the test below",
  ]

  private struct Run {
    var adjust = ""
    var backend = ""
    var steps = ""
    var launch = #"{ "install": {} }, { "launch": {} }, { "wait": "6s" }"#

    func log(_ version: String) throws -> [String] {
      try TestRun(
        #"""
        "app": { "scheme": "example", "adjust": { "version": "\#(version)"\#(adjust) } },
        "backend": { "adjust": { \#(backend) } },
        "steps": [ \#(launch)\#(steps) ]
        """#
      ).log(.adjust)
    }
  }

  private static func call(_ method: String, _ argument: String? = nil) -> String {
    #", { "call": "Adjust.\#(method)"\#(argument.map { ", \"with\": \($0)" } ?? "") }, { "wait": "1s" }"#
  }

  private static func switches(_ text: String) -> String { #", "switches": { \#(text) }"# }

  private static let link = #""example://a""#
  private static let background = #", { "background": {} }, { "wait": "2s" }"#
  private static let foreground = #", { "foreground": {} }, { "wait": "2s" }"#

  private static let runs: [Run] = [
    // Before and at initSdk
    Run(
      adjust: #", "integration": { "omit": ["initSdk"] }"#,
      steps: call("processDeeplink", link) + call("processAndResolve", link) + call("trackEvent", #""abc123""#)),
    Run(
      adjust: #", "integration": { "omit": ["initSdk"] }"#,
      steps: call("disable") + call("gdprForgetMe") + call("attribution") + call("adid")),
    Run(adjust: switches(#""coppaCompliance": true"#), steps: call("trackThirdPartySharing", "true")),
    Run(adjust: switches(#""hasSignatureLibrary": false"#)),
    Run(adjust: switches(#""hasValidToken": false"#)),
    Run(adjust: switches(#""appleAds": "never""#)),
    Run(adjust: #", "integration": { "move": { "initSdk": "sceneWillResignActive" } }"#, steps: background),
    Run(adjust: #", "integration": { "move": { "initSdk": "didBecomeActiveNotification" } }"#),
    Run(
      adjust: switches(#""delaysFirstSession": true"#),
      steps: call("processDeeplink", link)
        + call("endFirstSessionDelay")),
    Run(steps: #", { "kill": {} }, { "launch": {} }, { "wait": "2s" }"#),
    // Life cycle
    Run(steps: background + foreground),
    Run(steps: #", { "background": {} }, { "foreground": {} }, { "wait": "1s" }"#),
    Run(steps: #", { "background": {} }, { "clockBack": "1h" }, { "foreground": {} }, { "wait": "1s" }"#),
    Run(
      steps: call("switchToOfflineMode") + call("disable") + call("switchBackToOnlineMode") + call("enable")
        + call("switchToOfflineMode") + call("switchBackToOnlineMode")),
    Run(
      adjust: switches(#""attConsentWaitingInterval": "9s""#),
      steps: #", { "trackingAuthorization": "authorized" }, { "wait": "3s" }"#),
    Run(adjust: switches(#""attConsentWaitingInterval": "2s""#)),
    Run(adjust: switches(#""attConsentWaitingInterval": "2s", "delaysFirstSession": true"#)),
    Run(steps: call("disable") + background + foreground + background),
    Run(adjust: switches(#""sendsInBackground": true"#), steps: background + foreground),
    Run(adjust: switches(#""usesAppTrackingTransparency": false"#)),
    // Queues
    Run(
      steps: background + call("trackEvent", #""abc123""#) + call("processDeeplink", link)),
    Run(steps: #", { "call": "Adjust.trackEvent", "with": "a" }"# + call("trackEvent", #""b""#)),
    Run(steps: call("processDeeplink", #""fb12345://authorize?access_token=x""#)),
    Run(steps: call("convertUniversalLink", #"{ "url": "https://a1b2.adj.st/a", "scheme": "example" }"#)),
    // Requests and answers
    Run(steps: call("processDeeplink", link)),
    Run(
      backend: #""session": { "failure": "timeout" }, "attribution": { "failure": "timeout" }, "#
        + #""click": { "failure": "timeout" }"#,
      steps: call("processDeeplink", link)),
    Run(backend: #""session": { "askIn": "2s" }"#),
    Run(
      backend: #""session": { "askIn": "4s" }"#, steps: background,
      launch: #"{ "install": {} }, { "launch": {} }, { "wait": "1s" }"#),
    // States that do not change, and changes before the first session
    Run(
      adjust: switches(#""sendsInBackground": true"#),
      steps: call("enable") + call("switchBackToOnlineMode") + call("disable") + call("disable")
        + call("switchToOfflineMode") + call("switchToOfflineMode") + call("switchBackToOnlineMode") + call("enable")),
    Run(
      adjust: #", "integration": { "move": { "initSdk": "willFinishLaunching" } }"#,
      steps: call("disable") + call("enable") + call("switchToOfflineMode") + call("disable") + call("enable")
        + call("switchBackToOnlineMode"),
      launch: #"{ "install": {} }, { "backgroundLaunch": {} }, { "wait": "1s" }"#),
    Run(
      steps: call("gdprForgetMe") + call("processDeeplink", link) + call("disable") + call("enable")),
    // LinkMe, Apple Ads and events
    Run(
      adjust: switches(#""readsPasteboard": true"#), steps: #", { "kill": {} }, { "launch": {} }, { "wait": "2s" }"#),
    Run(
      adjust: switches(#""readsPasteboard": true"#), steps: #", { "kill": {} }, { "launch": {} }, { "wait": "2s" }"#,
      launch: #"{ "pasteboard": "https://a.go.link/b" }, { "install": {} }, { "launch": {} }, { "wait": "6s" }"#),
    Run(adjust: switches(#""appleAds": "always", "appleAdsTokenFails": true"#)),
    Run(
      adjust: switches(#""appleAds": "always""#),
      steps: #", { "background": {} }, { "wait": "1h" }, { "foreground": {} }, { "wait": "2s" }"#),
    Run(
      steps: call("trackEvent", #"{ "token": "a", "deduplicationId": "1" }"#)
        + call("trackEvent", #"{ "token": "a", "deduplicationId": "1" }"#)),
    Run(backend: #""event": { "status": 400 }"#, steps: call("trackEvent", #""a""#)),
    Run(
      backend: #""session": { "body": { "continue_in": 2000 } }, "click": { "body": { "retry_in": 2000 } }, "#
        + #""event": { "body": { "retry_in": 2000 } }"#,
      steps: call("processDeeplink", link) + call("trackEvent", #""a""#)),
    // The deferred link
    Run(
      adjust: #", "deferredDeeplinkReturns": true"#, backend: #""attribution": { "deeplink": "other://a" }"#),
  ]

  func testEveryKnownLineIsPrintedWithItsLevel() throws {
    let lines = try Self.runs.flatMap { try $0.log("5.5.2") }
    for row in try PublishedLog.rows("AdjustModelTests/Vectors/log_lines.tsv") {
      let isPrinted = lines.contains(where: pattern(row).matches)
      XCTAssertEqual(isPrinted, row[3].contains("5") && Self.notPrinted[row[2]] == nil, "\(row[0]) \(row[2])")
    }
  }

  func testVersion4PrintsWhatIsKnownOfIt() throws {
    let lines = try Self.runs.filter { !$0.adjust.contains("delaysFirstSession") }.flatMap { try $0.log("4.38") }
    for row in try PublishedLog.rows("AdjustModelTests/Vectors/log_lines.tsv") where Self.notPrinted[row[2]] == nil {
      let isPrinted = lines.contains(where: pattern(row).matches)
      XCTAssertEqual(isPrinted, row[3].contains("4"), "\(row[0]) \(row[2]) \(row[3])")
    }
  }

  /// Adjust.m of 4.38: a link is saved, and yet the log has the error alone.
  func testVersion4SaysTheSameOfEveryCallBeforeItIsInitialized() throws {
    let run = Self.runs[0]
    let error = "\t[Adjust]e: Please initialize Adjust by calling 'appDidLaunch' before"
    XCTAssertEqual(try run.log("4.38"), [error, error, error])
    XCTAssertFalse(try run.log("5.5.2").contains(error))
  }

  func testTheSecondInitSdkIsAnError() throws {
    final class TwiceApp: AppUnderTest {
      let integration = AppIntegration.own
      func startProcess(_ environment: AppEnvironment) {
        for _ in 1...2 { environment.adjust.initSdk(ADJConfig(appToken: "token", environment: "sandbox")) }
      }
      func endProcess() {}
      func releaseDelegate(of sdk: SDKName) {}
    }
    let run = try TestRun(
      #""app": { "adjust": {} }, "steps": [ { "install": {} }, { "launch": {} } ]"#, makeApp: { _ in TwiceApp() })
    XCTAssertTrue(run.log(.adjust).contains("\t[Adjust]e: Adjust already initialized"))
  }

  private func pattern(_ row: [String]) -> LogPattern {
    LogPattern("\t[Adjust]\(row[0]): \(row[2])", wildcards: ["%d", "%@", "%.1f", "..."])
  }
}
