import XCTest

/// What a person reads of an unmet expectation about one kind of event, word for word.
final class EventFailureTests: XCTestCase {
  func testTimesShowsTheEventThatIsOneTooMany() {
    assertFailures(
      ScenarioText(app: Self.adjustApp, steps: Self.waits, expect: #"{ "event": "send", "times": 1 }"#),
      """
        at        <stdin>:5:16
        expected  send once
        actual    send twice
                       ^ event N, send attribution initiated by sdk, is one too many
        because   ADJ-ATT-2
      """)
  }

  func testTimesShowsTheLastOfTooFew() {
    assertFailures(
      ScenarioText(app: Self.adjustApp, steps: Self.waits, expect: #"{ "event": "send", "times": 3 }"#),
      """
        at        <stdin>:5:16
        expected  send 3 times
        actual    send twice
                       ^ event N is the last one
        because   ADJ-ATT-2
      """)
  }

  func testTimesZeroShowsTheFirst() {
    assertFailures(
      ScenarioText(app: Self.adjustApp, steps: Self.waits, expect: #"{ "event": "send", "times": 0 }"#),
      """
        at        <stdin>:5:16
        expected  send never
        actual    send twice
                       ^ event N, send session 1, is one too many
        because   ADJ-SES-4
      """)
  }

  func testTooFewEventsAreComparedWithTheLowerBound() {
    assertFailures(
      ScenarioText(app: Self.adjustApp, steps: Self.waits, expect: #"{ "event": "send", "times": { "atLeast": 3 } }"#),
      """
        at        <stdin>:5:16
        expected  send at least 3 times
        actual    send twice
                       ^ event N is the last one
        because   ADJ-ATT-2
      """)
  }

  func testTooManyEventsAreComparedWithTheUpperBound() {
    assertFailures(
      ScenarioText(app: Self.adjustApp, steps: Self.waits, expect: #"{ "event": "send", "times": { "atMost": 1 } }"#),
      """
        at        <stdin>:5:16
        expected  send at most once
        actual    send twice
                       ^ event N, send attribution initiated by sdk, is one too many
        because   ADJ-ATT-2
      """)
  }

  func testBetweenTwoBounds() {
    assertFailures(
      ScenarioText(
        app: Self.adjustApp, steps: Self.waits, expect: #"{ "event": "send", "times": { "atLeast": 4, "atMost": 5 } }"#),
      """
        at        <stdin>:5:16
        expected  send 4 to 5 times
        actual    send twice
                       ^ event N is the last one
        because   ADJ-ATT-2
      """)
  }

  func testAnEventThatDidNotCome() {
    assertFailures(
      ScenarioText(
        app: Self.adjustApp, steps: Self.waits, expect: #"{ "callback": "adjustDeferredDeeplinkReceived" }"#),
      """
        at        <stdin>:5:16
        expected  adjustDeferredDeeplinkReceived at least once
        actual    adjustDeferredDeeplinkReceived never
                                                 ^ there is no such event
      """)
  }

  func testAnEventOfANameWithBlanksThatCameForAnotherLink() {
    assertFailures(
      ScenarioText(
        app: #""scheme": "shop", "routes": { "summer": "Summer" }"#,
        steps: #"{ "install": {} }, { "tap": "shop://summer" }, { "wait": "1s" }, { "tap": "shop://winter" }"#,
        expect: #"{ "event": "opens app shop://fall" }, { "event": "no route fall" }"#),
      """
        at        <stdin>:5:16
        expected  opens app shop://fall at least once
        actual    opens app shop://fall never
                                        ^ event N is opens app shop://summer
        because   IOS-ROUTE-20

        at        <stdin>:5:54
        expected  no route fall at least once
        actual    no route fall never
                                ^ there is no such event; event N, no route winter, came instead
        because   SIM-APP-4
      """)
  }

  func testAnEventThatDidNotComeASecondTime() {
    assertFailures(
      ScenarioText(app: Self.adjustApp, steps: Self.waits, expect: #"{ "callback": "adjustAttributionChanged#2" }"#),
      """
        at        <stdin>:5:16
        expected  adjustAttributionChanged#2 at least once
        actual    adjustAttributionChanged#2 never
                                             ^ event N is the last one, number 1
        because   ADJ-ATT-1
      """)
  }

  func testAnEventThatWasAboutSomethingElse() {
    assertFailures(
      ScenarioText(app: Self.app, steps: Self.taps, expect: #"{ "event": "route B" }"#),
      """
        at        <stdin>:5:16
        expected  route B at least once
        actual    route B never
                          ^ there is no such event; event N, route A, came instead
        because   SIM-APP-3
      """)
  }

  func testACallbackThatNobodyTook() {
    assertFailures(
      ScenarioText(
        app: #""appsflyer": {}"#,
        steps: #"{ "install": {} }, { "launch": {} }, { "releaseDelegate": "appsflyer" }, { "wait": "5s" }"#,
        expect: #"{ "callback": "onConversionDataSuccess" }"#),
      """
        at        <stdin>:5:16
        expected  onConversionDataSuccess at least once
        actual    onConversionDataSuccess never
                                          ^ event N: the SDK had it for the app, and nothing handled it
        because   AF-GCD-2
      """)
  }

  func testPayloadShowsEachValueThatDiffers() {
    assertFailures(
      ScenarioText(
        app: Self.adjustApp, steps: Self.waits,
        expect: #"{ "callback": "adjustAttributionChanged", "payload": { "network": "Facebook", "campaign": null } }"#),
      """
        at        <stdin>:5:69
        expected  adjustAttributionChanged.network = "Facebook"
        actual    adjustAttributionChanged.network = "Organic"
                                                      ^ event N at 1.1s
        because   ADJ-ATT-1

        at        <stdin>:5:92
        expected  adjustAttributionChanged.campaign = null
        actual    adjustAttributionChanged.campaign = (absent)
                                                      ^ event N at 1.1s
        because   ADJ-ATT-1
      """)
  }

  func testPayloadShowsAnAbsentValue() {
    assertFailures(
      ScenarioText(
        app: Self.adjustApp, steps: Self.waits,
        expect: #"{ "callback": "adjustSessionTrackingSucceeded", "payload": { "a.b": 1 } }"#),
      """
        at        <stdin>:5:75
        expected  adjustSessionTrackingSucceeded.a.b = 1
        actual    adjustSessionTrackingSucceeded.a.b = (absent)
                                                       ^ event N at 600ms
        because   ADJ-SES-9
      """)
  }

  func testAnAbsentValueHasTheNameThatMayBeMeant() {
    assertFailures(
      ScenarioText(
        app: #""scheme": "shop", "appsflyer": { "unifiedDeepLinking": true }"#,
        steps: #"{ "install": {} }, { "launch": {} }, { "wait": "5s" }, { "tap": "shop://a?b=1" }"#,
        expect: """
          { "callback": "didResolveDeepLink#2", "payload": { "host": "b", "clickEvent.b": "2", "matchtype": "x" } }
          """),
      """
        at        <stdin>:5:65
        expected  didResolveDeepLink.host = "b"
        actual    didResolveDeepLink.host = (absent)
                                            ^ event N at 5.001s; did you mean "click_event.host"?
        because   AF-UDL-1

        at        <stdin>:5:78
        expected  didResolveDeepLink.clickEvent.b = "2"
        actual    didResolveDeepLink.clickEvent.b = (absent)
                                                    ^ event N at 5.001s; did you mean "click_event.b"?
        because   AF-UDL-1

        at        <stdin>:5:99
        expected  didResolveDeepLink.matchtype = "x"
        actual    didResolveDeepLink.matchtype = (absent)
                                                 ^ event N at 5.001s; did you mean "match_type"?
        because   AF-UDL-1
      """)
  }

  func testAfterShowsTheTime() {
    assertFailures(
      ScenarioText(
        app: Self.adjustApp, steps: Self.waits, expect: #"{ "callback": "adjustAttributionChanged", "after": "2s" }"#),
      """
        at        <stdin>:5:16
        expected  adjustAttributionChanged at 2s or later
        actual    adjustAttributionChanged at 1.1s
                                              ^ event N, adjustAttributionChanged
        because   ADJ-ATT-1
      """)
  }

  func testBeforeShowsTheTime() {
    assertFailures(
      ScenarioText(
        app: Self.adjustApp, steps: Self.waits, expect: #"{ "callback": "adjustAttributionChanged", "before": "1s" }"#),
      """
        at        <stdin>:5:16
        expected  adjustAttributionChanged at 1s or earlier
        actual    adjustAttributionChanged at 1.1s
                                               ^ event N, adjustAttributionChanged
        because   ADJ-ATT-1
      """)
  }

  func testNeverShowsTheEvent() {
    assertFailures(
      ScenarioText(app: Self.adjustApp, steps: Self.waits, expect: #"{ "never": "sceneDidBecomeActive" }"#),
      """
        at        <stdin>:5:16
        expected  never sceneDidBecomeActive
        actual    sceneDidBecomeActive
                  ^ event N at 0s
        because   IOS-LIFE-1
      """)
  }

  func testAnotherResultOfTheCallbackIsShown() {
    assertFailures(
      ScenarioText(
        app: #""appsflyer": { "unifiedDeepLinking": true }"#,
        expect: #"{ "event": "didResolveDeepLink found", "times": 1 }"#),
      """
        at        <stdin>:5:16
        expected  didResolveDeepLink found once
        actual    didResolveDeepLink found never
                                           ^ there is no such event; event N, didResolveDeepLink notFound, came instead
        because   AF-DDL-4
      """)
  }

  func testALinkThatNamesNoDestinationHasNoSpaceAfterTheEvent() {
    assertFailures(
      ScenarioText(
        app: #""scheme": "shop", "routes": { "a": "A" }, "adjust": {}"#,
        steps: #"{ "install": {} }, { "launch": {} }, { "wait": "5s" }, { "tap": "shop://?a=1" }"#,
        expect: #"{ "never": "no route" }"#),
      """
        at        <stdin>:5:16
        expected  never no route
        actual    no route
                   ^ event N at 5.4s; event N, resolvedDeeplink, set it off
        because   ADJ-RES-2
      """)
  }

  // MARK: What an SDK does not call

  func testACallbackThatTheAppDoesNotImplementIsNamedAsTheReason() {
    let app = Self.adjustApp + #", "on": { "adjustAttributionChanged": "missing" }"#
    assertFailures(
      ScenarioText(app: app, steps: Self.waits, expect: #"{ "event": "adjustAttributionChanged" }"#),
      """
        at        <stdin>:5:16
        expected  adjustAttributionChanged at least once
        actual    adjustAttributionChanged never
                                           ^
                  there is no such event; the SDK would have called it at 1.1s, but the app does not implement it
      """)
    assertFailures(
      ScenarioText(app: app, steps: Self.waits, expect: #"{ "sequence": ["launch", "adjustAttributionChanged"] }"#),
      """
        at        <stdin>:5:16
        expected  launch   adjustAttributionChanged
        actual    launch   (nothing)
                           ^
                  2: adjustAttributionChanged did not come after that; the SDK would have called it at 1.1s, but the app
                  does not implement it
      """)
  }

  func testACallbackWithoutADelegateIsNamedAsTheReason() {
    assertFailures(
      ScenarioText(
        app: Self.adjustApp, steps: ScenarioText.launched + #", { "releaseDelegate": "adjust" }"#,
        expect: #"{ "event": "adjustAttributionChanged" }"#),
      """
        at        <stdin>:5:16
        expected  adjustAttributionChanged at least once
        actual    adjustAttributionChanged never
                                           ^
                  there is no such event; the SDK would have called it at 1.1s, but there was no delegate
      """)
  }
}
