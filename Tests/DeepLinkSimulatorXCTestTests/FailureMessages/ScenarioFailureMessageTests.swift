import DeepLinkSimulatorXCTest
import SampleApps
import XCTest

/// What the assertions about a whole scenario say, word for word.
final class ScenarioFailureMessageTests: FailureMessageCase {
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

  func testTheScenariosOwnExpectationsFailAsAssertionsDo() throws {
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

  func testAnExhaustiveAssertionReportsWhatItsPartsReport() throws {
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

  func testAnEventThatNoAssertionMentionsIsNamed() throws {
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

  func testAScheduleThatDoesNotFitSaysWhatCouldComeInstead() throws {
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
