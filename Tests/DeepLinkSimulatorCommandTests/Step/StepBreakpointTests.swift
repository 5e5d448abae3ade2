import XCTest

/// Breakpoints of a session, and the conditions of `break` and `until`.
final class StepBreakpointTests: XCTestCase {
  private func session(_ options: [String], _ commands: [String]) throws -> StepSession {
    let folder = try TemporaryFolder(for: self)
    try folder.write(StepSession.race.text, to: "scenario.json")
    return StepSession(options + ["\(folder.path)/scenario.json"], commands, hiding: folder)
  }

  func testAConditionThatCanNeverHoldIsRefused() throws {
    let answers = try session(
      [],
      [
        "break route if screen=Nonsense", "break route if closedGates=logn", "break route if screen=",
        "break route if screen=none and process=active", "break route if screen=A if x", "until screen=Nowhere",
        "until screen=", "break route if", "break if screen=A", "break rule", "break lane",
        "break route if storedLink=none if x", "until closedGates=foo", "break route if closedGates=login",
      ])
    XCTAssertEqual(
      answers.answers,
      [
        #"error: screen is never "Nonsense"; it is one of A, B, none"#,
        #"error: closedGates is never "logn"; did you mean "login"?"#,
        "error: screen needs a value, such as screen=A",
        #"error: there can be only one condition, FIELD=VALUE, and this has more: "none and process=active""#,
        #"error: there can be only one condition, FIELD=VALUE, and this has more: "A if x""#,
        #"error: screen is never "Nowhere"; it is one of A, B, none"#,
        "error: screen needs a value, such as screen=A",
        "error: if needs a condition, FIELD=VALUE, such as if screen=none",
        "error: break takes an event, rule ID or lane NAME before if",
        "error: break rule needs the ID of a rule, such as break rule SIM-NET-1",
        "error: break lane needs the name of a lane, such as break lane backend",
        #"error: there can be only one condition, FIELD=VALUE, and this has more: "none if x""#,
        #"error: closedGates is never "foo"; it is one of login, none"#,
        "run stops at route if closedGates=login",
      ])
  }

  func testTheScreensOfAnAppInSwiftAreNotKnown() throws {
    let folder = try TemporaryFolder(for: self)
    var scenario = StepSession.race
    scenario.app += #", "uses": "fruit-udl""#
    try folder.write(scenario.text, to: "scenario.json")
    let session = StepSession(
      ["\(folder.path)/scenario.json"], ["break route if screen=Anything", "until screen="], hiding: folder)
    XCTAssertEqual(session.answers[0], "run stops at route if screen=Anything")
    XCTAssertEqual(session.answers[1], "error: screen needs a value, such as screen=none")
  }

  func testABreakpointByRuleByLaneAndUnderACondition() throws {
    let rule = try session([], ["break rule AF-DDL-3", "run"])
    XCTAssertTrue(rule.last.contains("stopped: breakpoint rule AF-DDL-3"), rule.last)
    let lane = try session([], ["break lane appsflyer", "run"])
    XCTAssertTrue(lane.last.contains("stopped: breakpoint lane appsflyer"), lane.last)
    XCTAssertTrue(lane.last.contains("send deferredDeepLink"), lane.last)
    let condition = try session([], ["break onConversionDataSuccess if screen=none", "run"])
    XCTAssertFalse(condition.last.contains("stopped"), condition.last)
    let met = try session([], ["break onConversionDataSuccess if screen=A", "run"])
    XCTAssertTrue(met.last.contains("stopped: breakpoint onConversionDataSuccess if screen=A"), met.last)
  }

  func testABreakpointThatCanNeverBeHitIsRefused() throws {
    let answers = try session(
      [], ["break rule AF-DDL-33", "break lane appsflier", "break didResolveDeepLnk", "break route if scren=A"])
    XCTAssertEqual(
      answers.answers,
      [
        #"error: there is no rule "AF-DDL-33"; did you mean "AF-DDL-3"?"#,
        #"error: there is no lane "appsflier"; did you mean "appsflyer"?"#,
        answers.answers[2], #"error: there is no field "scren"; did you mean "screen"?"#,
      ])
    XCTAssertTrue(answers.answers[2].contains(#"did you mean "didResolveDeepLink"?"#), answers.answers[2])
  }

  func testABreakpointOnARuleOrALaneNeedsItsWord() throws {
    let answers = try session(
      [], ["break AF-DDL-3", "break af-ddl-3 if screen=none", "break appsflyer", "break didResolveDeepLink"])
    XCTAssertEqual(
      answers.answers,
      [
        #"error: "AF-DDL-3" is a rule and no event; write break rule AF-DDL-3"#,
        #"error: "af-ddl-3" is a rule and no event; write break rule af-ddl-3"#,
        #"error: "appsflyer" is a lane and no event; write break lane appsflyer"#,
        "run stops at didResolveDeepLink",
      ])
  }

  func testAStateThatNoRunCanBeInIsRefused() throws {
    let answers = try session(
      [],
      [
        "break route if process=actve", "break route if scene=front", "until network=on", "until installed=true",
        "break route if process=not running", "break route if screen=B",
      ])
    XCTAssertEqual(
      Array(answers.answers.prefix(4)),
      [
        #"error: process is never "actve"; did you mean "active"?"#,
        #"error: scene is never "front"; it is one of unattached, foregroundInactive, foregroundActive, background, none"#,
        #"error: network is never "on"; it is one of offline, online"#,
        #"error: installed is never "true"; it is one of yes, no"#,
      ])
    XCTAssertFalse(answers.answers.dropFirst(4).contains { $0.contains("error") }, answers.last)
  }
}
