import XCTest

/// What a person reads of a screen that did not come because no callback brought the app a link to follow, word for word.
final class UnfollowedCallbackFailureTests: XCTestCase {
  private static let routes = #""scheme": "shop", "domains": ["shop.onelink.me"], "routes": { "apples": "Apples" }, "#
  private static let settled = ScenarioText.launched + #", { "wait": "5s" }"#
  private static let apples = #"{ "event": "route Apples" }"#

  func testAPayloadWithoutTheKeyOfADestination() {
    assertFailures(
      ScenarioText(
        app: Self.routes + #""appsflyer": {}"#, steps: Self.settled + #", { "tap": "shop://x?fruit=apples" }"#,
        expect: #"{ "sequence": ["tap", "route Apples"] }, { "whenever": "tap", "eventually": "route" }, "#
          + #"{ "finally": { "screen": "Apples" } }"#),
      """
        at        <stdin>:5:16
        expected  tap                         route Apples
        actual    tap shop://x?fruit=apples   (nothing)
                                              ^
                  2: route Apples did not come after that; the app did nothing in event N, onAppOpenAttribution (its
                  payload has no "deep_link_value")
        because   AF-OAOA-2

        at        <stdin>:5:57
        expected  tap                         route
        actual    tap shop://x?fruit=apples   (nothing)
                                              ^
                  2: no such event followed event N; the app did nothing in event N, onAppOpenAttribution (its payload
                  has no "deep_link_value")
        because   AF-OAOA-2

        at        <stdin>:5:116
        expected  screen = "Apples"
        actual    screen = null
                           ^
                  nothing in the run changed it; the app did nothing in event N, onConversionDataSuccess (the install is
                  organic), nor in event N, onAppOpenAttribution (its payload has no "deep_link_value")
        because   AF-OAOA-2
      """)
  }

  func testAPayloadWithoutAnyOfSeveralKeys() {
    assertFailures(
      ScenarioText(
        app: Self.routes + #""destinationKeys": ["page", "item"], "appsflyer": { "unifiedDeepLinking": true }"#,
        steps: Self.settled + #", { "tap": "https://shop.onelink.me/Ab1C?deep_link_value=apples" }"#,
        expect: Self.apples),
      """
        at        <stdin>:5:16
        expected  route Apples at least once
        actual    route Apples never
                               ^
                  there is no such event; the app did nothing in event N, onConversionDataSuccess (the install is
                  organic), nor in event N, didResolveDeepLink (its payload has none of "page", "item")
        because   AF-UDL-1
      """)
  }

  func testAResultWithoutALinkAndAnOrganicInstall() {
    assertFailures(
      ScenarioText(
        app: Self.routes + #""appsflyer": { "unifiedDeepLinking": true }"#, steps: Self.settled, expect: Self.apples),
      """
        at        <stdin>:5:16
        expected  route Apples at least once
        actual    route Apples never
                               ^
                  there is no such event; the app did nothing in event N, didResolveDeepLink (its result has no link),
                  nor in event N, onConversionDataSuccess (the install is organic)
        because   AF-GCD-2
      """)
  }

  func testConversionDataOfALaterLaunch() {
    assertFailures(
      ScenarioText(
        app: Self.routes + #""appsflyer": {}"#,
        steps: #"{ "tap": "https://shop.onelink.me/Ab1C?deep_link_value=apples" }, "# + Self.settled
          + #", { "kill": {} }, { "wait": "10s" }, { "launch": {} }, { "wait": "5s" }"#,
        expect: #"{ "whenever": "kill", "eventually": "route Apples" }"#),
      """
        at        <stdin>:5:16
        expected  kill   route Apples
        actual    kill   (nothing)
                         ^
                  2: no such event followed event N; the app did nothing in event N, onConversionDataSuccess (it is not
                  the first launch)
        because   AF-GCD-4
      """)
  }

  func testADeferredLinkThatTheAppHasFollowedBefore() {
    assertFailures(
      ScenarioText(
        app: Self.routes + #""appsflyer": { "unifiedDeepLinking": true }"#,
        steps: #"{ "tap": "https://shop.onelink.me/Ab1C?deep_link_value=apples" }, "# + Self.settled,
        expect: #"{ "sequence": ["route Apples", "onConversionDataSuccess", "route Apples"] }"#),
      """
        at        <stdin>:5:16
        expected  route Apples   onConversionDataSuccess   route Apples
        actual    route Apples   onConversionDataSuccess   (nothing)
                                                           ^
                  3: route Apples did not come after that; the app did nothing in event N, onConversionDataSuccess (the
                  app has followed the deferred link before)
        because   AF-GCD-2
      """)
  }

  func testACallbackThatTheAppFollowedIsNotNamed() {
    assertFailures(
      ScenarioText(
        app: Self.routes + #""appsflyer": { "unifiedDeepLinking": true }"#,
        steps: Self.settled + #", { "tap": "https://shop.onelink.me/Ab1C?deep_link_value=apples" }"#,
        expect: #"{ "sequence": ["tap", "route Apples", "route Apples"] }"#),
      """
        at        <stdin>:5:16
        expected  tap                                                       route Apples   route Apples
        actual    tap https://shop.onelink.me/Ab1C?deep_link_value=apples   route Apples   (nothing)
                                                                                           ^
                  3: route Apples did not come after that
      """)
  }

  func testACallbackThatDidNotComeIsNotExplainedByOthers() {
    assertFailures(
      ScenarioText(
        app: Self.routes + #""appsflyer": { "unifiedDeepLinking": true }"#, steps: Self.settled,
        expect: #"{ "event": "onAppOpenAttribution" }"#),
      """
        at        <stdin>:5:16
        expected  onAppOpenAttribution at least once
        actual    onAppOpenAttribution never
                                       ^ there is no such event
      """)
  }
}
