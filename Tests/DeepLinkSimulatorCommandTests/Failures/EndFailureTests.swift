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

  /// The answer and the time-out are two events of the queue, and one of them comes.
  func testARequestThatMayTimeOutIsPendingOnce() {
    for (app, backend, pending) in [
      (#""scheme": "shop", "adjust": {}"#, #""adjust": { "session": { "after": ["50s", "70s"] } }"#, "answer session"),
      (
        #""scheme": "shop", "appsflyer": {}"#, #""appsflyer": { "launch": { "after": ["50s", "70s"] } }"#,
        "answer launch"
      ),
    ] {
      let scenario = ScenarioText(
        app: app, backend: backend, more: #""settle": "0s""#, steps: ScenarioText.launched + #", { "wait": "1s" }"#,
        expect: #"{ "finally": { "pending": ["\#(pending)"] } }"#)
      for command in [["replay"], ["explore", "--mode", "timed"]] {
        let run = CapturedRun(command, scenario: scenario)
        XCTAssertEqual(run.code, .success, run.output)
      }
    }
  }

  func testALinkThatDoesNotOpenTheAppIsTheReason() {
    let app = #""scheme": "shop", "domains": ["shop.example.com"], "routes": { "a": "A" }"#
    func steps(_ link: String) -> String { #"{ "install": {} }, { "launch": {} }, { "tap": "\#(link)" }"# }
    assertFailures(
      ScenarioText(
        app: app, steps: steps("https://www.shop.example.com/a"),
        expect: #"{ "finally": { "screen": "A" } }, { "event": "opens app" }"#),
      """
        at        <stdin>:5:29
        expected  screen = "A"
        actual    screen = null
                           ^
                  nothing in the run changed it; event N, opens browser https://www.shop.example.com/a, is not the app
        because   IOS-ROUTE-8

        at        <stdin>:5:50
        expected  opens app at least once
        actual    opens app never
                            ^
                  there is no such event; event N, opens browser https://www.shop.example.com/a, is not the app
        because   IOS-ROUTE-8
      """)
    assertFailures(
      ScenarioText(app: app, steps: steps("shp://a"), expect: #"{ "sequence": ["tap", "route A"] }"#),
      """
        at        <stdin>:5:16
        expected  tap           route A
        actual    tap shp://a   (nothing)
                                ^ 2: route A did not come after that; event N, opens nothing shp://a, is not the app
        because   IOS-ROUTE-21
      """)
  }

  func testALinkThatDoesNotOpenTheAppIsWhyNoResponseFollows() {
    let app = #""scheme": "shop", "routes": { "a": "A" }"#
    func steps(_ links: String...) -> String {
      #"{ "install": {} }, { "launch": {} }"# + links.map { #", { "tap": "\#($0)" }"# }.joined()
    }
    let routes = #"{ "whenever": "tap#2", "eventually": "route" }"#
    assertFailures(
      ScenarioText(app: app, steps: steps("shop://a", "shp://a"), expect: routes),
      """
        at        <stdin>:5:16
        expected  tap#2         route
        actual    tap shp://a   (nothing)
                                ^ 2: no such event followed event N; event N, opens nothing shp://a, is not the app
        because   IOS-ROUTE-21
      """)
    // The link came before what the response was expected for.
    assertFailures(
      ScenarioText(app: app, steps: steps("shp://a", "shop://b"), expect: routes),
      """
        at        <stdin>:5:16
        expected  tap#2          route
        actual    tap shop://b   (nothing)
                                 ^ 2: no such event followed event N; event N, no route b, came instead
        because   SIM-APP-4
      """)
  }

  func testALinkBeforeTheInstallIsNotTheReason() {
    assertFailures(
      ScenarioText(
        app: #""scheme": "shop", "domains": ["shop.example.com"], "routes": { "a": "A" }"#,
        steps: #"{ "install": {} }, { "uninstall": {} }, { "tap": "https://shop.example.com/a" }, { "install": {} }"#,
        expect: #"{ "finally": { "screen": "A" } }, { "event": "scene(continue:)" }"#),
      """
        at        <stdin>:5:29
        expected  screen = "A"
        actual    screen = null
                           ^ nothing in the run changed it

        at        <stdin>:5:50
        expected  scene(continue:) at least once
        actual    scene(continue:) never
                                   ^ there is no such event
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
