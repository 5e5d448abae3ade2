import XCTest

/// What a person reads of a callback that did not come because another one brought another result, word for word.
final class OtherResultFailureTests: XCTestCase {
  private static let unanswered = #""appsflyer": { "conversionData": { "failure": "offline" } }"#
  private static let appsFlyer = #""appsflyer": {}"#
  private static let deepLinks =
    #""domains": ["shop.onelink.me"], "routes": { "apples": "Apples", "pears": "Pears" }, "#
    + #""appsflyer": { "unifiedDeepLinking": true }"#
  private static let tapped =
    ScenarioText.launched + #", { "wait": "5s" }, { "tap": "https://shop.onelink.me/Ab1C?deep_link_value=apples" }"#

  func testAFailureThatCameInsteadOfASuccess() {
    assertFailures(
      ScenarioText(
        app: Self.appsFlyer, backend: Self.unanswered, expect: #"{ "event": "onConversionDataSuccess" }"#),
      """
        at        <stdin>:6:16
        expected  onConversionDataSuccess at least once
        actual    onConversionDataSuccess never
                                          ^ there is no such event; event N, onConversionDataFail, came instead
        because   AF-ERR-5
      """)
  }

  func testASuccessThatCameInsteadOfAFailureInASequence() {
    assertFailures(
      ScenarioText(
        app: #""adjust": {}"#, steps: ScenarioText.launched + #", { "wait": "5s" }"#,
        expect: #"{ "sequence": ["launch", "adjustSessionTrackingFailed"] }"#),
      """
        at        <stdin>:5:16
        expected  launch   adjustSessionTrackingFailed
        actual    launch   (nothing)
                           ^
                  2: adjustSessionTrackingFailed did not come after that; event N, adjustSessionTrackingSucceeded, came
                  instead
        because   ADJ-SES-9
      """)
  }

  func testAFailureThatCameInsteadOfTheResponse() {
    assertFailures(
      ScenarioText(
        app: Self.appsFlyer, backend: Self.unanswered,
        expect: #"{ "whenever": "launch", "eventually": "onConversionDataSuccess" }"#),
      """
        at        <stdin>:6:16
        expected  launch   onConversionDataSuccess
        actual    launch   (nothing)
                           ^ 2: no such event followed event N; event N, onConversionDataFail, came instead
        because   AF-ERR-5
      """)
  }

  func testAnotherArgumentOfTheResponse() {
    assertFailures(
      ScenarioText(
        app: Self.deepLinks,
        expect: #"{ "whenever": "launch", "eventually": "didResolveDeepLink found" }"#),
      """
        at        <stdin>:5:16
        expected  launch   didResolveDeepLink found
        actual    launch   (nothing)
                           ^ 2: no such event followed event N; event N, didResolveDeepLink notFound, came instead
        because   AF-DDL-4
      """)
  }

  func testAnotherScreenWithTheCallbackThatSetItOff() {
    assertFailures(
      ScenarioText(
        app: Self.deepLinks, steps: Self.tapped,
        expect: #"{ "whenever": "tap", "eventually": "route Pears" }"#),
      """
        at        <stdin>:5:16
        expected  tap                                                       route Pears
        actual    tap https://shop.onelink.me/Ab1C?deep_link_value=apples   (nothing)
                                                                            ^
                  2: no such event followed event N; event N, route Apples, set off by event N, didResolveDeepLink,
                  came instead
        because   AF-UDL-1
      """)
  }

  func testWhatASequenceHasAlreadyDidNotComeInstead() {
    assertFailures(
      ScenarioText(
        app: Self.deepLinks, steps: Self.tapped, expect: #"{ "sequence": ["route Apples", "route Pears"] }"#),
      """
        at        <stdin>:5:16
        expected  route Apples   route Pears
        actual    route Apples   (nothing)
                                 ^ 2: route Pears did not come after that
      """)
  }

  func testACallbackThatOnlySharesItsFirstWordIsNotNamed() {
    assertFailures(
      ScenarioText(
        app: #""adjust": {}"#, steps: ScenarioText.launched + #", { "wait": "5s" }"#,
        expect: #"{ "event": "adjustEventTrackingSucceeded" }"#),
      """
        at        <stdin>:5:16
        expected  adjustEventTrackingSucceeded at least once
        actual    adjustEventTrackingSucceeded never
                                               ^ there is no such event
      """)
  }

  func testACallbackThatCameBeforeIsNotNamed() {
    assertFailures(
      ScenarioText(
        app: Self.appsFlyer, steps: ScenarioText.launched + #", { "wait": "5s" }"#,
        expect: #"{ "event": "onConversionDataSuccess", "times": 2 }"#),
      """
        at        <stdin>:5:16
        expected  onConversionDataSuccess twice
        actual    onConversionDataSuccess once
                                          ^ event N is the last one
        because   AF-GCD-2
      """)
  }
}
