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

  func testNoRouteInsteadOfAScreen() {
    let tapped = Self.tapped.replacingOccurrences(of: "=apples", with: "=figs")
    assertFailures(
      ScenarioText(
        app: Self.deepLinks, steps: tapped,
        expect: #"{ "event": "route Apples" }, { "sequence": ["tap", "route"] }"#),
      """
        at        <stdin>:5:16
        expected  route Apples at least once
        actual    route Apples never
                               ^
                  there is no such event; event N, no route figs, set off by event N, didResolveDeepLink, came instead
        because   AF-UDL-1

        at        <stdin>:5:45
        expected  tap                                                     route
        actual    tap https://shop.onelink.me/Ab1C?deep_link_value=figs   (nothing)
                                                                          ^
                  2: route did not come after that; event N, no route figs, set off by event N, didResolveDeepLink, came
                  instead
        because   AF-UDL-1
      """)
  }

  func testWhereTheSameLinkLeadsInsteadOrElseTheLastOne() {
    assertFailures(
      ScenarioText(
        app: Self.deepLinks,
        steps: ScenarioText.launched
          + #", { "tap": "https://shop.onelink.me/a" }, { "tap": "https://shop.example/b" }"#,
        expect: #"{ "event": "opens nothing" }, { "event": "opens browser https://shop.onelink.me/a" }, "#
          + #"{ "event": "opens App Store" }"#),
      """
        at        <stdin>:5:16
        expected  opens nothing at least once
        actual    opens nothing never
                                ^ there is no such event; event N, opens browser https://shop.example/b, came instead
        because   IOS-ROUTE-8

        at        <stdin>:5:46
        expected  opens browser https://shop.onelink.me/a at least once
        actual    opens browser https://shop.onelink.me/a never
                                                          ^ event N is opens browser https://shop.example/b
        because   IOS-ROUTE-8

        at        <stdin>:5:102
        expected  opens App Store at least once
        actual    opens App Store never
                                  ^ there is no such event
      """)
  }

  func testALinkThatTheAppOnlyStores() {
    assertFailures(
      ScenarioText(
        app: Self.deepLinks + #", "gates": ["onboarding"]"#, steps: Self.tapped, expect: #"{ "event": "route" }"#),
      """
        at        <stdin>:5:16
        expected  route at least once
        actual    route never
                        ^
                  there is no such event; event N, store apples, set off by event N, didResolveDeepLink, came instead
        because   AF-UDL-1
      """)
  }

  func testACallbackThatNothingHandled() {
    let app = Self.deepLinks + #", "on": { "didResolveDeepLink": "missing" }"#
    assertFailures(
      ScenarioText(
        app: app, steps: Self.tapped,
        expect: #"{ "event": "didResolveDeepLink found" }, { "sequence": ["tap", "didResolveDeepLink"] }, "#
          + #"{ "whenever": "tap", "eventually": "didResolveDeepLink" }"#),
      """
        at        <stdin>:5:16
        expected  didResolveDeepLink found at least once
        actual    didResolveDeepLink found never
                                           ^ event N: the SDK had it for the app, and nothing handled it
        because   AF-UDL-1

        at        <stdin>:5:57
        expected  tap                                                       didResolveDeepLink
        actual    tap https://shop.onelink.me/Ab1C?deep_link_value=apples   (nothing)
                                                                            ^
                  2: didResolveDeepLink did not come after that; event N: the SDK had it for the app, and nothing handled
                  it
        because   AF-UDL-1

        at        <stdin>:5:104
        expected  tap                                                       didResolveDeepLink
        actual    tap https://shop.onelink.me/Ab1C?deep_link_value=apples   (nothing)
                                                                            ^
                  2: no such event followed event N; event N: the SDK had it for the app, and nothing handled it
        because   AF-UDL-1
      """)
  }

  func testAScreenWhoseLinkNothingHandled() {
    let app = Self.deepLinks + #", "on": { "didResolveDeepLink": "missing" }"#
    assertFailures(
      ScenarioText(
        app: app, steps: Self.tapped,
        expect: #"{ "event": "route" }, { "whenever": "tap", "eventually": "route Apples" }, "#
          + #"{ "finally": { "screen": "Apples" } }, { "sequence": ["tap", "route Pears"] }"#),
      """
        at        <stdin>:5:16
        expected  route at least once
        actual    route never
                        ^
                  there is no such event; event N: the SDK had didResolveDeepLink for the app, and nothing handled it
        because   AF-UDL-1

        at        <stdin>:5:38
        expected  tap                                                       route Apples
        actual    tap https://shop.onelink.me/Ab1C?deep_link_value=apples   (nothing)
                                                                            ^
                  2: no such event followed event N; event N: the SDK had didResolveDeepLink for the app, and nothing
                  handled it
        because   AF-UDL-1

        at        <stdin>:5:104
        expected  screen = "Apples"
        actual    screen = null
                           ^
                  nothing in the run changed it; event N: the SDK had didResolveDeepLink for the app, and nothing handled
                  it
        because   AF-UDL-1

        at        <stdin>:5:130
        expected  tap                                                       route Pears
        actual    tap https://shop.onelink.me/Ab1C?deep_link_value=apples   (nothing)
                                                                            ^ 2: route Pears did not come after that
      """)
  }
}
