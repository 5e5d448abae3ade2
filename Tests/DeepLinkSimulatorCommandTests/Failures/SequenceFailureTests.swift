import XCTest

/// What a person reads of an unmet `order`, `consecutive` or `exactly`, word for word.
final class SequenceFailureTests: XCTestCase {
  func testOrderShowsTheEventThatCameTooEarly() {
    assertFailures(
      ScenarioText(
        app: Self.adjustApp, steps: Self.waits,
        expect:
          #"{ "sequence": ["adjustSessionTrackingSucceeded", "sceneDidBecomeActive", "adjustAttributionChanged"] }"#),
      """
        at        <stdin>:5:16
        expected  adjustSessionTrackingSucceeded   sceneDidBecomeActive             adjustAttributionChanged
        actual    sceneDidBecomeActive             adjustSessionTrackingSucceeded   adjustAttributionChanged
                  ^ 1: event N is sceneDidBecomeActive, not adjustSessionTrackingSucceeded
        because   IOS-LIFE-1
      """)
  }

  func testOrderShowsWhatDidNotCome() {
    assertFailures(
      ScenarioText(
        app: Self.adjustApp, steps: Self.waits, expect: #"{ "sequence": ["install", "launch", "uninstall"] }"#),
      """
        at        <stdin>:5:16
        expected  install   launch   uninstall
        actual    install   launch   (nothing)
                                     ^ 3: uninstall did not come after that
      """)
  }

  func testOrderWantsOneEventForEachPattern() {
    assertFailures(
      ScenarioText(app: Self.adjustApp, steps: Self.waits, expect: #"{ "sequence": ["launch", "launch", "wait"] }"#),
      """
        at        <stdin>:5:16
        expected  launch   launch    wait
        actual    launch   wait 5s   (nothing)
                           ^ 2: event N is wait 5s, not launch
      """)
  }

  func testOrderShowsThatNothingCame() {
    assertFailures(
      ScenarioText(app: Self.adjustApp, steps: Self.waits, expect: #"{ "sequence": ["uninstall", "background"] }"#),
      """
        at        <stdin>:5:16
        expected  uninstall   background
        actual    (nothing)
                  ^ 1: uninstall did not come
      """)
  }

  func testOrderTellsEventsOfOneNameApart() {
    assertFailures(
      ScenarioText(app: Self.adjustApp, steps: Self.waits, expect: #"{ "sequence": ["send#2", "send#1"] }"#),
      """
        at        <stdin>:5:16
        expected  send#2           send#1
        actual    send session 1   send attribution initiated by sdk
                  ^ 1: event N is send session 1, not send#2
        because   ADJ-SES-4
      """)
  }

  func testOrderTellsEventsApartByWhatTheyAreAbout() {
    assertFailures(
      ScenarioText(app: Self.app, steps: Self.taps, expect: #"{ "sequence": ["tap", "route B"] }"#),
      """
        at        <stdin>:5:16
        expected  tap                          route B
        actual    tap https://shop.example/a   (nothing)
                                               ^ 2: route B did not come after that; event N, route A, came instead
        because   SIM-APP-3
      """)
  }

  func testLongOrdersArePrintedOneEventALine() {
    assertFailures(
      ScenarioText(
        app: Self.adjustApp, steps: Self.waits,
        expect:
          #"{ "sequence": ["willFinishLaunching", "didFinishLaunching", "willConnectTo", "sceneDidBecomeActive", "#
          + #""adjustAttributionChanged", "adjustSessionTrackingSucceeded"] }"#),
      """
        at        <stdin>:5:16
            expected                         actual
          1 willFinishLaunching              willFinishLaunching
          2 didFinishLaunching               didFinishLaunching
          3 willConnectTo                    willConnectTo
          4 sceneDidBecomeActive             sceneDidBecomeActive
      >   5 adjustAttributionChanged         adjustSessionTrackingSucceeded
          6 adjustSessionTrackingSucceeded   adjustAttributionChanged
        differs   5: event N is adjustSessionTrackingSucceeded, not adjustAttributionChanged
        because   ADJ-SES-9
      """)
  }

  func testConsecutiveShowsWhatCameBetween() {
    assertFailures(
      ScenarioText(app: Self.app, steps: Self.taps, expect: #"{ "consecutive": ["store", "route B"] }"#),
      """
        at        <stdin>:5:16
        expected  store                          route B
        actual    store https://shop.example/a   route A
                                                 ^ 2: event N is route A, not route B
        because   SIM-APP-3
      """)
  }

  func testConsecutiveShowsThatItDidNotBegin() {
    assertFailures(
      ScenarioText(app: Self.app, steps: Self.taps, expect: #"{ "consecutive": ["route B", "route A"] }"#),
      """
        at        <stdin>:5:16
        expected  route B     route A
        actual    (nothing)
                  ^ 1: route B did not come
      """)
  }

  func testExactlyShowsWhatIsMissing() {
    assertFailures(
      ScenarioText(
        app: Self.adjustApp, steps: Self.waits,
        expect:
          #"{ "exactly": ["adjustSessionTrackingSucceeded", "adjustAttributionChanged", "adjustAttributionChanged"] }"#),
      """
        at        <stdin>:5:16
        expected  adjustSessionTrackingSucceeded   adjustAttributionChanged   adjustAttributionChanged
        actual    adjustSessionTrackingSucceeded   adjustAttributionChanged   (nothing)
                                                                              ^
                  3: adjustAttributionChanged did not come after that
      """)
  }

  func testExactlyShowsWhatIsTooMuch() {
    assertFailures(
      ScenarioText(
        app: Self.adjustApp, steps: Self.waits, expect: #"{ "exactly": ["adjustSessionTrackingSucceeded"] }"#),
      """
        at        <stdin>:5:16
        expected  adjustSessionTrackingSucceeded   (nothing)
        actual    adjustSessionTrackingSucceeded   adjustAttributionChanged
                                                   ^ 2: event N is adjustAttributionChanged, where nothing was expected
        because   ADJ-ATT-1
      """)
  }

  func testExactlyNothingShowsWhatCame() {
    assertFailures(
      ScenarioText(app: Self.adjustApp, steps: Self.waits, expect: #"{ "exactly": [] }"#),
      """
        at        <stdin>:5:16
        expected  (nothing)
        actual    adjustSessionTrackingSucceeded   adjustAttributionChanged
                  ^ 1: event N is adjustSessionTrackingSucceeded, where nothing was expected
        because   ADJ-SES-9
      """)
  }

  func testOrderShowsTheMissingEventAndNotOneBeforeTheSequence() {
    assertFailures(
      ScenarioText(
        app: Self.app, steps: Self.taps, expect: #"{ "sequence": ["tap", "uninstall", "install", "launch"] }"#),
      """
        at        <stdin>:5:16
        expected  tap                          uninstall   install   launch
        actual    tap https://shop.example/a   (nothing)
                                               ^ 2: uninstall did not come after that
      """)
  }

  func testWideCharactersKeepTheColumns() {
    assertFailures(
      ScenarioText(name: #"日本語"#, app: Self.wideApp, steps: Self.taps, expect: #"{ "sequence": ["route 画面", "tap"] }"#),
      """
        at        <stdin>:5:16
        expected  route 画面                   tap
        actual    tap https://shop.example/a   route 画面
                  ^ 1: event N is tap https://shop.example/a, not route 画面
      """)
  }

  func testAResultIsShownNextToTheOneThatIsExpected() {
    assertFailures(
      ScenarioText(
        app: #""appsflyer": { "unifiedDeepLinking": true }"#,
        expect: #"{ "exactly": ["didResolveDeepLink found", "onConversionDataSuccess"] }"#),
      """
        at        <stdin>:5:16
        expected  didResolveDeepLink found      onConversionDataSuccess
        actual    didResolveDeepLink notFound   onConversionDataSuccess
                  ^ 1: event N is didResolveDeepLink notFound, not didResolveDeepLink found
        because   AF-DDL-4
      """)
  }
}
