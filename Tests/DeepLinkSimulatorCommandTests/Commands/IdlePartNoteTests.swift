import XCTest

/// What a file says, and what has no effect in its version of an SDK.
final class IdlePartNoteTests: XCTestCase {
  private static func adjust(_ members: String) -> ScenarioText { ScenarioText(app: #""adjust": { \#(members) }"#) }

  private static func appsFlyer(_ members: String) -> ScenarioText {
    ScenarioText(app: #""appsflyer": { \#(members) }"#)
  }

  /// Returns the notes about a scenario, each as its first line.
  private func notes(_ scenario: ScenarioText, _ arguments: [String] = ["replay"]) -> [String] {
    let run = CapturedRun(arguments, scenario: scenario)
    XCTAssertEqual(run.code, .success, run.output + run.diagnostics)
    return run.diagnostics.split(separator: "\n").map(String.init).filter { $0.hasPrefix("<stdin>") }
  }

  // MARK: One version

  func testASwitchOfAnOlderVersionGetsANoteWithItsPlace() {
    let scenario = Self.adjust(#""version": "5.5.2", "switches": { "delayStart": "5s" }"#)
    let run = CapturedRun(["replay"], scenario: scenario)
    XCTAssertEqual(run.code, .success)
    XCTAssertEqual(
      run.diagnostics,
      """
      <stdin>:3:58: note: the switch delayStart has no effect in Adjust 5.5.2, only since 4.9.0 and before 5.0.0; \
      remove it, or write "version": "4.38.4" in "adjust"
        "app": { "adjust": { "version": "5.5.2", "switches": { "delayStart": "5s" } } },
                                                               ^

      """)
  }

  func testASwitchOfANewerVersionNamesTheFirstOne() {
    XCTAssertEqual(
      notes(Self.adjust(#""version": "5.2", "switches": { "delaysFirstSession": true }"#)),
      [
        "<stdin>:3:56: note: the switch delaysFirstSession has no effect in Adjust 5.2, only since 5.3.0; "
          + #"remove it, or write "version": "5.3.0" in "adjust""#
      ])
  }

  func testTheDefaultVersionIsNamed() {
    XCTAssertEqual(
      notes(Self.adjust(#""switches": { "eventBuffering": true }"#)),
      [
        "<stdin>:3:38: note: the switch eventBuffering has no effect in Adjust 5.5.2, only before 5.0.0; "
          + #"remove it, or write "version": "4.38.4" in "adjust""#
      ])
  }

  func testAKeyOfTheSDKGetsANote() {
    XCTAssertEqual(
      notes(Self.appsFlyer(#""version": "6.0", "unifiedDeepLinking": true"#)),
      [
        "<stdin>:3:45: note: the key unifiedDeepLinking has no effect in AppsFlyer 6.0, only since 6.1.0; "
          + #"remove it, or write "version": "6.1" in "appsflyer""#
      ])
    XCTAssertEqual(
      notes(Self.appsFlyer(#""version": "7.0", "waitForATT": "5s""#)),
      [
        "<stdin>:3:45: note: the key waitForATT has no effect in AppsFlyer 7.0, only since 6.0.0 and before 7.0.0; "
          + #"remove it, or write "version": "6.18" in "appsflyer""#
      ])
  }

  func testASettingWithAnEffectGetsNone() {
    for app in [
      #""version": "4.38.4", "switches": { "delayStart": "5s", "eventBuffering": true }"#,
      #""version": "5.3.0", "switches": { "delaysFirstSession": true, "usesAppTrackingTransparency": false }"#,
      #""version": "5.4", "switches": { "attConsentWaitingInterval": "5s" }"#,
    ] {
      XCTAssertEqual(notes(Self.adjust(app)), [])
    }
    XCTAssertEqual(notes(Self.appsFlyer(#""version": "6.18", "waitForATT": "5s", "unifiedDeepLinking": true"#)), [])
  }

  func testADefaultGetsNone() {
    let defaults = #""delayStart": "0s", "eventBuffering": false"#
    XCTAssertEqual(notes(Self.adjust(#""version": "5.5.2", "switches": { \#(defaults) }"#)), [])
    XCTAssertEqual(
      notes(Self.adjust(#""version": "5.0.0", "switches": { "usesAppTrackingTransparency": true }"#)), [])
  }

  // MARK: Servers and calls

  func testAnAnswerToARequestThatTheVersionDoesNotSendGetsANote() {
    var scenario = Self.appsFlyer(#""version": "6.0""#)
    scenario.backend = #""appsflyer": { "deferredDeepLink": { "after": "1s" } }"#
    XCTAssertEqual(
      notes(scenario),
      [
        "<stdin>:4:31: note: the answer to deferredDeepLink has no effect in AppsFlyer 6.0, only since 6.1.0; "
          + #"remove it, or write "version": "6.1" in "appsflyer""#
      ])
  }

  func testAMemberOfAnAnswerThatTheVersionDoesNotReadGetsANote() {
    var scenario = Self.adjust(#""version": "5.4.1""#)
    scenario.backend = #""adjust": { "session": { "deeplink": "shop://shoes" } }"#
    XCTAssertEqual(
      notes(scenario),
      [
        "<stdin>:4:41: note: in the answer to session, the key deeplink has no effect in Adjust 5.4.1, only since 5.4.4; "
          + #"remove it, or write "version": "5.4.4" in "adjust""#
      ])
  }

  func testAStepThatTheVersionDoesNotKnowGetsANote() {
    var scenario = Self.adjust(#""version": "5.2.0""#)
    scenario.steps =
      ScenarioText.launched + #", { "call": "Adjust.endFirstSessionDelay" }, "#
      + #"{ "call": "Adjust.attributionWithTimeout", "with": 500 }, { "call": "Adjust.attribution" }"#
    let advice = #"remove it, or write "version":"#
    XCTAssertEqual(
      notes(scenario),
      [
        "<stdin>:4:52: note: the call Adjust.endFirstSessionDelay does not work in Adjust 5.2.0, only since 5.3.0; \(advice) "
          + #""5.3.0" in "adjust""#,
        "<stdin>:4:95: note: the call Adjust.attributionWithTimeout does not work in Adjust 5.2.0, only since 5.5.0; "
          + #"\#(advice) "5.5.0" in "adjust""#,
      ])
    var servers = Self.adjust(#""version": "5.4.1""#)
    servers.steps =
      ScenarioText.launched + #", { "backend": { "adjust": { "session": { "deeplink": "shop://shoes" } } } }"#
    XCTAssertEqual(
      notes(servers),
      [
        "<stdin>:4:90: note: in the answer to session, the key deeplink has no effect in Adjust 5.4.1, only since 5.4.4; "
          + #"\#(advice) "5.4.4" in "adjust""#
      ])
  }

  // MARK: Reactions

  func testAReactionToACallbackOfAnotherVersionGetsANote() {
    XCTAssertEqual(
      notes(ScenarioText(app: #""appsflyer": { "version": "7.0" }, "on": { "onAppOpenAttribution": "route-always" }"#)),
      [
        "<stdin>:3:55: note: the reaction to onAppOpenAttribution has no effect: AppsFlyer 7.0 has no "
          + "onAppOpenAttribution"
      ])
    XCTAssertEqual(
      notes(ScenarioText(app: #""appsflyer": {}, "on": { "onAppOpenAttribution": "route-always" }"#)), [])
  }

  // MARK: Several versions

  private static let delayed = ScenarioText(
    app: #""adjust": { "version": "5.3.0", "switches": { "delaysFirstSession": true } }"#)
  private static let start = "<stdin>:3:58: note: the switch delaysFirstSession has no effect in "

  func testAVariantOfTheCommandGetsANoteWithoutAdvice() {
    XCTAssertEqual(
      notes(Self.delayed, ["replay", "--variant", "adjust=5.2.0"]), [Self.start + "Adjust 5.2.0, only since 5.3.0"])
    XCTAssertEqual(notes(Self.delayed, ["replay", "--variant", "adjust=5.6.2"]), [])
  }

  func testVariantsThatCompareVersionsGetNone() {
    var scenario = ScenarioText(app: #""adjust": { "switches": { "delaysFirstSession": true } }"#)
    scenario.more = #""variants": { "adjust": ["5.2.0", "5.3.0"] }"#
    XCTAssertEqual(notes(scenario), [])
    XCTAssertEqual(notes(scenario, ["validate"]), [])
    scenario.more = #""variants": { "adjust": ["5.0.0", "5.2.0"] }"#
    XCTAssertEqual(notes(scenario).count, 2)
    scenario.more = #""variants": { "style": ["uikit-scenes", "swiftui-app-delegate"], "adjust": ["5.2.0"] }"#
    XCTAssertEqual(notes(scenario).count, 1)
  }

  func testAMatrixSaysOnceInHowManyVersions() {
    var scenario = Self.delayed
    scenario.app = #""scheme": "shop", "domains": ["shop.example"], "# + scenario.app
    scenario.steps = #"{ "install": {} }, { "tap": "https://shop.example/shoes" }"#
    let start = Self.start.replacing("58", with: "105")
    func notes(_ profiles: String?) -> [String] {
      let few = ["matrix", "--states", "not-running", "--styles", "uikit-scenes", "--links", "universal"]
      let run = CapturedRun(few + (profiles.map { ["--profiles", $0] } ?? []), scenario: scenario)
      return run.diagnostics.split(separator: "\n").map(String.init).filter { $0.hasPrefix("<stdin>") }
    }
    XCTAssertEqual(notes(nil), [])
    XCTAssertEqual(
      notes("adjust=5.2.0,adjust=5.3.0,adjust=5.0.0"), [start + "2 of 3 versions of Adjust, only since 5.3.0"])
    XCTAssertEqual(
      notes("adjust=5.2.0,adjust=5.0.0"), [start + "any of the 2 versions of Adjust, only since 5.3.0"])
    XCTAssertEqual(notes("adjust=5.2.0"), [start + "Adjust 5.2.0, only since 5.3.0"])
    XCTAssertEqual(notes("adjust=5.4.1,adjust=5.3.0"), [])
    XCTAssertEqual(notes("ios"), [])
  }

  // MARK: Other commands

  func testOtherCommandsSayIt() {
    let scenario = Self.adjust(#""version": "5.2.0", "switches": { "delaysFirstSession": true }"#)
    for arguments in [["validate"], ["explore"], ["replay", "--format", "jsonl"]] {
      let run = CapturedRun(arguments, scenario: scenario)
      XCTAssertEqual(run.code, .success, run.output)
      XCTAssertTrue(
        run.diagnostics.contains("note: the switch delaysFirstSession has no effect in Adjust 5.2.0"),
        run.diagnostics)
      XCTAssertFalse(run.output.contains("has no effect"))
    }
  }

  func testNoShippedScenarioHasAPartWithoutEffect() {
    let run = CapturedRun(["validate", "--quiet", Package.scenarios])
    let notes = run.diagnostics.split(separator: "\n").filter { $0.contains(": note: ") }
    XCTAssertEqual(notes, [])
  }
}
