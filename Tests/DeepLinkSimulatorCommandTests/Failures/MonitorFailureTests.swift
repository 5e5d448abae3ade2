import XCTest

/// What a person reads of what must not happen, or is owed, word for word.
final class MonitorFailureTests: XCTestCase {
  func testWhatMustNotHappenShowsTheEvent() {
    assertFailures(
      ScenarioText(
        app: Self.app, steps: Self.taps,
        expect: #"{ "never": "store", "before": "openGate onboarding" }, "#
          + #"{ "never": "wait", "without": ["background", "kill"] }, "#
          + #"{ "never": "store", "while": ["tap", "openGate"] }, "#
          + #"{ "never": "route", "while": { "process": "active", "installed": true } }"#),
      """
        at        <stdin>:5:16
        expected  never store before openGate onboarding
        actual    store https://shop.example/a
                  ^ event N at 0s; openGate onboarding had not happened
        because   SIM-APP-2

        at        <stdin>:5:71
        expected  never wait without background or kill
        actual    wait 5s
                  ^ event N at 5s; there is no background or kill for it

        at        <stdin>:5:127
        expected  never store from tap to openGate
        actual    store https://shop.example/a
                  ^ event N at 0s; after tap
        because   SIM-APP-2

        at        <stdin>:5:179
        expected  never route while process = "active" and installed = true
        actual    route A
                  ^ event N at 5s
        because   SIM-APP-3
      """)
  }

  func testWhatIsOwedShowsWhatItIsOwedTo() {
    assertFailures(
      ScenarioText(
        app: Self.app, steps: Self.taps,
        expect: #"{ "whenever": "opens app", "eventually": ["drop", "background"] }, "#
          + #"{ "whenever": "store", "eventually": "route", "within": "4s" }, "#
          + #"{ "whenever": "store", "eventually": "drop", "within": "4s" }"#),
      """
        at        <stdin>:5:16
        expected  opens app                          drop or background
        actual    opens app https://shop.example/a   (nothing)
                                                     ^ 2: no such event followed event N; event N, route A, came instead
        because   SIM-APP-3

        at        <stdin>:5:83
        expected  store                          route within 4s
        actual    store https://shop.example/a   route A
                                                 ^ 2: event N comes 5s after event N
        because   SIM-APP-2

        at        <stdin>:5:147
        expected  store                          drop within 4s
        actual    store https://shop.example/a   (nothing)
                                                 ^ 2: no such event followed event N; event N, route A, came instead
        because   SIM-APP-3
      """)
  }

  func testWhatDoesNotHappenThenIsNoFailure() {
    assertHolds(
      #"{ "never": "route", "before": "openGate onboarding" }"#,
      #"{ "never": "route", "before": ["kill", "tap"] }"#, #"{ "never": "route", "without": "tap" }"#,
      #"{ "never": "route", "while": ["tap", "openGate"] }"#, #"{ "never": "route", "while": ["kill", "tap"] }"#,
      #"{ "never": "route", "while": { "closedGates": ["onboarding"] } }"#,
      #"{ "never": "install", "while": { "installed": true } }"#,
      #"{ "never": "store", "while": { "process": "background" } }"#)
  }

  func testWhatIsMadeGoodIsNoFailure() {
    assertHolds(
      #"{ "whenever": "opens app", "eventually": ["route", "store"] }"#,
      #"{ "whenever": "store", "eventually": "route", "within": "5s" }"#,
      #"{ "whenever": "tap", "eventually": "kill", "unless": "openGate" }"#,
      #"{ "whenever": "kill", "eventually": "drop" }"#,
      #"{ "whenever": "launch", "eventually": "route#1" }"#)
  }

  func testTheSecondOfAKindIsAnother() {
    let steps = Self.taps + #", { "tap": "https://shop.example/b" }"#
    let expect = #"{ "never": "route#2", "before": "tap#2" }, { "whenever": "tap#2", "eventually": "route#2" }"#
    let run = CapturedRun(["replay"], scenario: ScenarioText(app: Self.app, steps: steps, expect: expect))
    XCTAssertEqual(run.code, .success, run.output)
    let wrong = #"{ "never": "route#2", "without": "tap#3" }, { "whenever": "tap#2", "eventually": "route#3" }"#
    let failing = CapturedRun(["replay"], scenario: ScenarioText(app: Self.app, steps: steps, expect: wrong))
    XCTAssertEqual(failing.output.split(separator: "expected").count, 3, failing.output)
  }

  private func assertHolds(_ expectations: String..., line: UInt = #line) {
    for expectation in expectations {
      let run = CapturedRun(
        ["replay"], scenario: ScenarioText(app: Self.app, steps: Self.taps, expect: expectation))
      XCTAssertEqual(run.code, .success, run.output + run.diagnostics, line: line)
    }
  }

  func testEventsThatCannotBeAreComplainedAbout() {
    assertComplaints(
      ScenarioText(
        expect: #"{ "never": "route", "before": "didResolveDeepLink" }, { "whenever": "tab", "eventually": "launch" }"#),
      """
      <stdin>:5:44: error: didResolveDeepLink cannot be called here: the app does not have AppsFlyer; add "appsflyer" to "app"
        "expect": [{ "never": "route", "before": "didResolveDeepLink" }, { "whenever": "tab", "eventually": "launch" }],
                                                 ^
      <stdin>:5:82: error: unknown event "tab"; did you mean "tap"?
        "expect": [{ "never": "route", "before": "didResolveDeepLink" }, { "whenever": "tab", "eventually": "launch" }],
                                                                                       ^
      """)
  }
}
