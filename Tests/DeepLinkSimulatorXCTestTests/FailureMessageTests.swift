import DeepLinkSimulatorXCTest
import SampleApps
import XCTest

/// For each assertion, a run that meets it, and one that breaks it with a message, word for word.
final class FailureMessageTests: XCTestCase {
  private static let link = "https://example.onelink.me/H5hv?pid=Email&deep_link_value=apples"

  private func run(steps: [Step] = [.install, .tap(link)], backend: [BackendAnswer] = []) throws -> ScenarioRun {
    try ScenarioTest(
      Scenario(
        name: "A link opens its screen",
        app: AppDescription(domains: ["example.onelink.me"], routes: ["apples": "Apples"], sdks: [.appsFlyer()]),
        backend: backend, steps: steps, expect: [.never("onConversionDataSuccess")])
    ).run()
  }

  private func assertBreaks(
    _ assertion: TraceAssertion, in run: ScenarioRun? = nil, _ message: String, line: UInt = #line
  ) throws {
    let run = try run ?? self.run()
    let text = run.failures(of: assertion).map { $0.text(replayedBy: "MyTests/testLinks").withoutContext }.joined(
      separator: "\n")
    XCTAssertEqual(text, message, line: line)
  }

  func testARunMeetsWhatHolds() throws {
    let failures = try run().failures(
      of: .sequence("onAppOpenAttribution", "route Apples", "onConversionDataSuccess"),
      .consecutive("onAppOpenAttribution", "route Apples"),
      .exactly("onAppOpenAttribution", "onConversionDataSuccess"),
      .before("onAppOpenAttribution", "onConversionDataSuccess"), .caused("route Apples", by: "tap"),
      .never("no route"), .count("route", 1), .count("route", 0...2),
      .payload("onAppOpenAttribution", ["deep_link_value": "apples"]),
      .payload("onAppOpenAttribution", without: "deep_link_sub1"),
      .payload("onAppOpenAttribution", that: "names a fruit") { $0["deep_link_value"] == .string("apples") },
      .never("route", before: "opens app", "kill"), .never("route", without: "tap"),
      .never("route", from: "launch", to: "tap"), .never("route", while: ["process": "background"]),
      .whenever("opens app", eventually: "route", "store", unless: ["kill"], within: .seconds(5)),
      .nothingPending, .finally(["screen": "Apples", "storedLink": nil]), .finally(\.screen, "Apples"),
      .exhaustively(.sequence("onAppOpenAttribution", "route Apples"), .count("onConversionDataSuccess", 1)))
    XCTAssertEqual(failures, [])
  }

  func testOrder() throws {
    try assertBreaks(
      .sequence("onConversionDataSuccess", "route Apples"),
      """
      ✘ A link opens its screen
        expected  onConversionDataSuccess   route Apples
        actual    route Apples              onConversionDataSuccess
                  ^ 1: event 16 is route Apples, not onConversionDataSuccess; event 15, onAppOpenAttribution, set it off
        because   AF-OAOA-1: A long OneLink is resolved on the device, and onAppOpenAttribution gets its parameters.
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testMonitors() throws {
    try assertBreaks(
      .never("route", before: "onConversionDataSuccess"),
      """
      ✘ A link opens its screen
        expected  never route before onConversionDataSuccess
        actual    route Apples
                  ^ event 16 at 1ms; onConversionDataSuccess had not happened; event 15, onAppOpenAttribution, set it off
        because   AF-OAOA-1: A long OneLink is resolved on the device, and onAppOpenAttribution gets its parameters.
        replay    swift test --filter MyTests/testLinks
      """)
    try assertBreaks(
      .whenever("route", eventually: "store", "drop"),
      """
      ✘ A link opens its screen
        expected  route          store or drop
        actual    route Apples   (nothing)
                                 ^ 2: no such event followed event 16; event 15, onAppOpenAttribution, set it off
        because   AF-OAOA-1: A long OneLink is resolved on the device, and onAppOpenAttribution gets its parameters.
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testConsecutive() throws {
    try assertBreaks(
      .consecutive("onAppOpenAttribution", "onConversionDataSuccess"),
      """
      ✘ A link opens its screen
        expected  onAppOpenAttribution   onConversionDataSuccess
        actual    onAppOpenAttribution   route Apples
                                         ^
                  2: event 16 is route Apples, not onConversionDataSuccess; event 15, onAppOpenAttribution, set it off
        because   AF-OAOA-1: A long OneLink is resolved on the device, and onAppOpenAttribution gets its parameters.
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testExactly() throws {
    try assertBreaks(
      .exactly("onAppOpenAttribution"),
      """
      ✘ A link opens its screen
        expected  onAppOpenAttribution   (nothing)
        actual    onAppOpenAttribution   onConversionDataSuccess
                                         ^ 2: event 20 is onConversionDataSuccess, where nothing was expected
        because   AF-GCD-2: Conversion data of the install's first counted session carries is_first_launch true.
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testBefore() throws {
    try assertBreaks(
      .before("onConversionDataSuccess", "onAppOpenAttribution"),
      """
      ✘ A link opens its screen
        expected  onConversionDataSuccess   onAppOpenAttribution
        actual    onAppOpenAttribution      onConversionDataSuccess
                  ^ 1: event 15 is onAppOpenAttribution, and onConversionDataSuccess is event 20
        because   AF-OAOA-1: A long OneLink is resolved on the device, and onAppOpenAttribution gets its parameters.
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testBeforeWithAnEventThatDoesNotCome() throws {
    try assertBreaks(
      .before("didResolveDeepLink", "route"),
      """
      ✘ A link opens its screen
        expected  didResolveDeepLink   route
        actual    route Apples         (nothing)
                  ^ 1: event 16 is route Apples, not didResolveDeepLink; event 15, onAppOpenAttribution, set it off
        because   AF-OAOA-1: A long OneLink is resolved on the device, and onAppOpenAttribution gets its parameters.
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testCause() throws {
    try assertBreaks(
      .caused("route Apples", by: "onConversionDataSuccess"),
      """
      ✘ A link opens its screen
        expected  route Apples caused by onConversionDataSuccess
        actual    route Apples caused by onAppOpenAttribution
                                           ^
                  event 16 comes from 15 onAppOpenAttribution, from 8 AppsFlyerLib.continue, from 7 willConnectTo
        because   AF-OAOA-1: A long OneLink is resolved on the device, and onAppOpenAttribution gets its parameters.
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testCauseOfAnEventThatDoesNotCome() throws {
    try assertBreaks(
      .caused("store", by: "onAppOpenAttribution"),
      """
      ✘ A link opens its screen
        expected  store at least once
        actual    store never
                        ^ there is no such event
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testNever() throws {
    try assertBreaks(
      .never("route"),
      """
      ✘ A link opens its screen
        expected  never route
        actual    route Apples
                  ^ event 16 at 1ms; event 15, onAppOpenAttribution, set it off
        because   AF-OAOA-1: A long OneLink is resolved on the device, and onAppOpenAttribution gets its parameters.
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testCount() throws {
    try assertBreaks(
      .count("onAppOpenAttribution", 2),
      """
      ✘ A link opens its screen
        expected  onAppOpenAttribution twice
        actual    onAppOpenAttribution once
                                       ^ event 15 is the last one
        because   AF-OAOA-1: A long OneLink is resolved on the device, and onAppOpenAttribution gets its parameters.
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testCountInARange() throws {
    try assertBreaks(
      .count("route", 2...3),
      """
      ✘ A link opens its screen
        expected  route 2 to 3 times
        actual    route once
                        ^ event 16 is the last one; event 15, onAppOpenAttribution, set it off
        because   AF-OAOA-1: A long OneLink is resolved on the device, and onAppOpenAttribution gets its parameters.
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testPayloadOfACallbackThatDoesNotCome() throws {
    try assertBreaks(
      .payload("didResolveDeepLink", ["deep_link_value": "apples"]),
      """
      ✘ A link opens its screen
        expected  didResolveDeepLink at least once
        actual    didResolveDeepLink never
                                     ^ there is no such event
        replay    swift test --filter MyTests/testLinks
      """)
    try assertBreaks(
      .payload("didResolveDeepLink", that: "has a campaign") { $0["campaign"] != nil },
      """
      ✘ A link opens its screen
        expected  didResolveDeepLink at least once
        actual    didResolveDeepLink never
                                     ^ there is no such event
        replay    swift test --filter MyTests/testLinks
      """)
    try assertBreaks(
      .payload("didResolveDeepLink", without: "campaign"),
      """
      ✘ A link opens its screen
        expected  didResolveDeepLink at least once
        actual    didResolveDeepLink never
                                     ^ there is no such event
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testTheRunAsAWhole() throws {
    try assertBreaks(
      .run("the app shows two screens") { $0.trace.events.filter { $0.label.hasPrefix("route") }.count == 2 },
      """
      ✘ A link opens its screen
        expected  the app shows two screens
        actual    it does not hold
                  ^ what the test says of the run
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testAnExhaustiveAssertionThatDoesNotHold() throws {
    try assertBreaks(
      .exhaustively(.never("route Apples"), .sequence("onAppOpenAttribution", "route", "onConversionDataSuccess")),
      """
      ✘ A link opens its screen
        expected  never route Apples
        actual    route Apples
                  ^ event 16 at 1ms; event 15, onAppOpenAttribution, set it off
        because   AF-OAOA-1: A long OneLink is resolved on the device, and onAppOpenAttribution gets its parameters.
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testAScheduleThatDoesNotFit() throws {
    let test = try ScenarioTest(
      Scenario(
        name: "A link opens its screen",
        app: AppDescription(domains: ["example.onelink.me"], routes: ["apples": "Apples"], sdks: [.appsFlyer()]),
        steps: [.install, .tap(Self.link)]))
    try assertBreaks(
      .count("route", 1), in: test.run(order: "didResolveDeepLink#1 before onAppOpenAttribution#1"),
      """
      ✘ A link opens its screen
        expected  the schedule fits
        actual    it does not fit
                  ^
                  "didResolveDeepLink#1" cannot come before "onAppOpenAttribution#1": after event 17, nothing can come but
                  "onAppOpenAttribution#1"
        order     didResolveDeepLink#1 before onAppOpenAttribution#1
        replay    swift test --filter MyTests/testLinks
      ✘ A link opens its screen
        expected  route once
        actual    route never
                        ^ there is no such event
        order     didResolveDeepLink#1 before onAppOpenAttribution#1
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testPayloadByKeyPath() throws {
    try assertBreaks(
      .payload("onAppOpenAttribution", ["deep_link_value": "peaches"]),
      """
      ✘ A link opens its screen
        expected  onAppOpenAttribution.deep_link_value = "peaches"
        actual    onAppOpenAttribution.deep_link_value = "apples"
                                                          ^ event 15 at 1ms
        because   AF-OAOA-1: A long OneLink is resolved on the device, and onAppOpenAttribution gets its parameters.
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testPayloadWithoutAKey() throws {
    try assertBreaks(
      .payload("onAppOpenAttribution", without: "deep_link_value"),
      """
      ✘ A link opens its screen
        expected  onAppOpenAttribution.deep_link_value = (absent)
        actual    onAppOpenAttribution.deep_link_value = "apples"
                                                         ^ event 15 at 1ms
        because   AF-OAOA-1: A long OneLink is resolved on the device, and onAppOpenAttribution gets its parameters.
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testPayloadByClosure() throws {
    try assertBreaks(
      .payload("onConversionDataSuccess", that: "has a campaign") { $0["campaign"] != nil },
      """
      ✘ A link opens its screen
        expected  onConversionDataSuccess has a campaign
        actual    onConversionDataSuccess {"af_message":"organic install","af_status":"Organic","install_time":"2…
                                          ^ event 20 at 1.2s
        because   AF-GCD-2: Conversion data of the install's first counted session carries is_first_launch true.
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testNothingPending() throws {
    try assertBreaks(
      .nothingPending,
      in: run(steps: [.install, .launch, .background, .suspend], backend: [.appsFlyer(.launch, after: .seconds(5))]),
      """
      ✘ A link opens its screen
        expected  nothing pending
        actual    answer launch
                  ^ what was still to come when the run ended
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testFinalState() throws {
    try assertBreaks(
      .finally(["screen": "Peaches"]),
      """
      ✘ A link opens its screen
        expected  screen = "Peaches"
        actual    screen = "Apples"
                            ^
                  event 16, route Apples, was the last to decide it; event 15, onAppOpenAttribution, set it off
        because   AF-OAOA-1: A long OneLink is resolved on the device, and onAppOpenAttribution gets its parameters.
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testFinalStateByKeyPath() throws {
    try assertBreaks(
      .finally(\.storedLink, Self.link),
      """
      ✘ A link opens its screen
        expected  storedLink = "https://example.onelink.me/H5hv?pid=Email&deep_link_value=apples"
        actual    storedLink = nil
                               ^ what held when the run ended
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testTheScenariosOwnExpectations() throws {
    try assertBreaks(
      .expectationsOfScenario,
      """
      ✘ A link opens its screen
        expected  never onConversionDataSuccess
        actual    onConversionDataSuccess
                  ^ event 20 at 1.2s
        because   AF-GCD-2: Conversion data of the install's first counted session carries is_first_launch true.
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testExhaustiveness() throws {
    try assertBreaks(
      .exhaustively(.sequence("onAppOpenAttribution", "route Apples")),
      """
      ✘ A link opens its screen
        expected  nothing but what the assertions mention
        actual    onConversionDataSuccess
                  ^ no assertion mentions event 20, onConversionDataSuccess
        because   AF-GCD-2: Conversion data of the install's first counted session carries is_first_launch true.
        replay    swift test --filter MyTests/testLinks
      """)
  }

  func testWhatIsSkippedIsListed() throws {
    let assertion = TraceAssertion.exhaustively(
      .sequence("onAppOpenAttribution", "route Apples"), skipping: ["onConversionDataSuccess"])
    XCTAssertEqual(try run().failures(of: assertion), [])
    XCTAssertEqual(
      try run().skipReport(of: assertion), "A link opens its screen: skipped 20 onConversionDataSuccess")
  }

  func testAFileIsReplayedByItsNameAndTheExpectationsPlaceIsShown() throws {
    let file = "Scenarios/problems/opened-twice/opens-the-same-screen-at-every-return.jsonc"
    let run = try ScenarioTest(file: file, app: .named(in: .samples)).run()
    let failures = run.failures(of: .count("route", 7))
    XCTAssertEqual(
      failures.map { $0.text().withoutContext }.joined(),
      """
      ✘ Problem: the app opens the same screen at every return
        expected  route 7 times
        actual    route 4 times
                        ^ event 61 is the last one; event 60, onConversionDataSuccess, set it off
        because   AF-GCD-4: From 6.14.6 on, a later session is given the cached conversion data without another request.
        replay    deeplink-sim replay --verbose Scenarios/problems/opened-twice/opens-the-same-screen-at-every-return.jsonc
      """)
  }

  func testAScenarioThatIsWrongIsRefusedInTheWordsOfTheCommand() throws {
    XCTAssertThrowsError(
      try ScenarioTest(Scenario(name: "Wrong", app: AppDescription(domains: ["no domain"]), steps: [.install]))
    ) { error in
      XCTAssertEqual(
        "\(error)",
        """
        scenario:4:24: error: "no domain" is not a domain; write "example.com"
          "app": { "domains": ["no domain"] },
                               ^
        """)
    }
    XCTAssertThrowsError(
      try ScenarioTest(Scenario(name: "Wrong", app: AppDescription(), steps: [.install, .launch, .suspend]))
    ) { error in
      XCTAssertEqual(
        "\(error)",
        """
        scenario:7:7: error: an app that is active cannot be suspended: only an app in the background is (IOS-LIFE-26)
            { "suspend": {} }
              ^
        """)
    }
  }
}
