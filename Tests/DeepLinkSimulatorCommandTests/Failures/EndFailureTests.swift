import XCTest

/// What a person reads of an unmet `finally` and of a run that is not exhausted, word for word.
final class EndFailureTests: XCTestCase {
  func testFinallyShowsWhatDecidedEachPart() {
    assertFailures(
      ScenarioText(
        app: Self.app, steps: Self.taps,
        expect:
          #"{ "finally": { "screen": "B", "storedLink": "shop://a", "process": "background", "scene": "background", "#
          + #""installed": false, "closedGates": ["onboarding"], "pending": ["answer event"] } }"#),
      """
        at        <stdin>:5:29
        expected  screen = "B"
        actual    screen = "A"
                            ^ event N, route A, was the last to decide it
        because   SIM-APP-3

        at        <stdin>:5:44
        expected  storedLink = "shop://a"
        actual    storedLink = null
                               ^ event N, route A, was the last to decide it
        because   SIM-APP-3

        at        <stdin>:5:70
        expected  process = "background"
        actual    process = "active"
                             ^ event N, sceneDidBecomeActive, was the last to decide it
        because   IOS-LIFE-1

        at        <stdin>:5:95
        expected  scene = "background"
        actual    scene = "foregroundActive"
                           ^ event N, sceneDidBecomeActive, was the last to decide it
        because   IOS-LIFE-1

        at        <stdin>:5:118
        expected  installed = false
        actual    installed = true
                              ^ event N, install, was the last to decide it

        at        <stdin>:5:138
        expected  closedGates = ["onboarding"]
        actual    closedGates = []
                                 ^ event N, openGate onboarding, was the last to decide it

        at        <stdin>:5:169
        expected  pending = ["answer event"]
        actual    pending = []
                             ^ what was still to come when the run ended
      """)
  }

  func testFinallyShowsThatNothingDecided() {
    assertFailures(
      ScenarioText(
        app: Self.adjustApp, steps: Self.waits, expect: #"{ "finally": { "screen": "A", "storedLink": "shop://a" } }"#),
      """
        at        <stdin>:5:29
        expected  screen = "A"
        actual    screen = null
                           ^ nothing in the run changed it

        at        <stdin>:5:44
        expected  storedLink = "shop://a"
        actual    storedLink = null
                               ^ nothing in the run changed it
      """)
  }

  func testExhaustiveShowsWhatNobodyMentions() {
    assertFailures(
      ScenarioText(
        app: Self.adjustApp, more: #""exhaustive": true"#, steps: Self.waits,
        expect: #"{ "callback": "adjustAttributionChanged" }"#),
      """
        at        <stdin>
        expected  no callback but those that expectations mention
        actual    adjustSessionTrackingSucceeded
                  ^ the scenario is exhaustive, and no expectation mentions event N
        because   ADJ-SES-9
      """)
  }

  func testEveryFailureIsShown() {
    assertFailures(
      ScenarioText(app: Self.adjustApp, steps: Self.waits, expect: #"{ "never": "launch" }, { "never": "install" }"#),
      """
        at        <stdin>:5:16
        expected  never launch
        actual    launch
                  ^ event N at 0s

        at        <stdin>:5:39
        expected  never install
        actual    install
                  ^ event N at 0s
      """)
  }
}
