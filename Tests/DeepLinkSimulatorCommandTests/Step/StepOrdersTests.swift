import XCTest

/// Orders in a session: those that explore prints, what can still come, and runs beside each other.
final class StepOrdersTests: XCTestCase {
  private static let launched = "until AppsFlyerLib.start"

  private func session(_ options: [String], _ commands: [String]) throws -> StepSession {
    let folder = try TemporaryFolder(for: self)
    try folder.write(StepSession.race.text, to: "scenario.json")
    return StepSession(options + ["\(folder.path)/scenario.json"], commands, hiding: folder)
  }

  func testTheLineThatExplorePrintsOpensTheFailure() throws {
    let folder = try TemporaryFolder(for: self)
    try folder.write(StepSession.race.text, to: "scenario.json")
    let explored = CapturedRun(["explore", "\(folder.path)/scenario.json"]).output
    let line = try XCTUnwrap(explored.split(separator: "\n").first { $0.hasPrefix("  step      ") })
    var words = line.split(separator: " ").map(String.init)
    XCTAssertEqual(words.removeFirst(), "step")
    XCTAssertEqual(Array(words.prefix(2)), ["deeplink-sim", "step"])
    let run = CapturedRun(Array(words.dropFirst()), input: "run\nquit\n")
    XCTAssertEqual(run.code, .failure, run.output + run.diagnostics)
    XCTAssertTrue(run.output.contains("1 of 1 expectations not met") || run.output.contains("is not met"), run.output)
  }

  func testAnOrderIsOpenedByNumberAndBySchedule() throws {
    let number = try session(["--order", "1"], ["run"])
    XCTAssertEqual(number.run.diagnostics, "")
    let schedule = try session(["--schedule", "answer launch#1 before answer deferredDeepLink#1"], ["run"])
    XCTAssertTrue(schedule.last.contains("answer launch 200"), schedule.last)
    let labels = schedule.last.split(separator: "\n").map(String.init)
    let launch = try XCTUnwrap(labels.firstIndex { $0.contains("answer launch 200") })
    let look = try XCTUnwrap(labels.firstIndex { $0.contains("answer deferredDeepLink 200") })
    XCTAssertLessThan(launch, look)
  }

  func testAnOrderThatThereIsNotIsRefused() throws {
    let none = try session(["--order", "99999999"], [])
    XCTAssertEqual(none.run.code, .usage)
    XCTAssertTrue(none.run.diagnostics.contains("has"), none.run.diagnostics)
  }

  func testAVariantIsOpened() throws {
    let variant = try session(["--variant", "style=uikit-app-delegate"], ["run", "trace all"])
    XCTAssertEqual(variant.run.diagnostics, "")
    XCTAssertFalse(variant.last.contains("willConnectTo"), variant.last)
    XCTAssertTrue(variant.last.contains("applicationDidBecomeActive"), variant.last)
  }

  func testOutcomesSayWhichChoiceLeadsToTheFailure() throws {
    let answers = try session([], [Self.launched, "outcomes", "next", "outcomes"])
    let first = answers.answers[1]
    XCTAssertTrue(first.hasPrefix("from here "), first)
    XCTAssertTrue(first.contains("answer deferredDeepLink#1"), first)
    XCTAssertTrue(first.contains("route A, route A"), first)
    XCTAssertTrue(first.contains("fail"), first)
    XCTAssertTrue(first.contains("hold"), first)
  }

  func testAtTheEndNothingCanComeAnyMore() throws {
    let answers = try session([], ["run", "outcomes"])
    XCTAssertEqual(answers.last, "error: the run is at its end; back goes to where something could be chosen")
  }

  // MARK: Branches

  func testABranchIsKeptComparedAndTakenUpAgain() throws {
    let answers = try session(
      [],
      [
        Self.launched, "run", "branch default", "goto 12", "choose answer launch", "run", "branch other", "branch",
        "diff default other", "branch go default", "diff other", "diff default", "branch go othr",
      ])
    XCTAssertEqual(answers.answers[2], "kept this run as default; branch go default comes back to it")
    let list = answers.answers[7].split(separator: "\n")
    XCTAssertEqual(list.count, 2, answers.answers[7])
    XCTAssertTrue(answers.answers[8].hasPrefix("the same up to #"), answers.answers[8])
    XCTAssertTrue(answers.answers[8].contains("default"), answers.answers[8])
    XCTAssertTrue(answers.answers[9].hasPrefix("on default"), answers.answers[9])
    XCTAssertTrue(answers.answers[10].hasPrefix("the same up to #"), answers.answers[10])
    XCTAssertEqual(answers.answers[11], "this run and default are the same")
    XCTAssertEqual(answers.answers[12], #"error: there is no branch "othr"; did you mean "other"?"#)
  }

  // MARK: Breakpoints

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

  func testAStateThatNoRunCanBeInIsRefused() throws {
    let answers = try session(
      [],
      [
        "break route if process=actve", "break route if scene=front", "until network=on", "until installed=true",
        "break route if process=not running", "break route if screen=Nowhere",
      ])
    XCTAssertEqual(
      Array(answers.answers.prefix(4)),
      [
        #"error: process is never "actve"; did you mean "active"?"#,
        #"error: scene is never "front"; it is one of unattached, foregroundInactive, foregroundActive, background, none"#,
        #"error: network is never "on"; it is one of online, offline"#,
        #"error: installed is never "true"; it is one of yes, no"#,
      ])
    XCTAssertFalse(answers.answers.dropFirst(4).contains { $0.contains("error") }, answers.last)
  }

  // MARK: The inside

  func testTheInsideOfAnSDKItsServersAndTheQueues() throws {
    let answers = try session(
      [], [Self.launched, "state appsflyer", "state queues", "state servers", "state appsflier"])
    XCTAssertTrue(answers.answers[1].contains("launchCounter"), answers.answers[1])
    XCTAssertTrue(answers.answers[2].contains("answer deferredDeepLink"), answers.answers[2])
    XCTAssertTrue(answers.answers[2].contains("because of #"), answers.answers[2])
    XCTAssertTrue(answers.answers[3].contains("deferredDeepLink"), answers.answers[3])
    XCTAssertTrue(answers.answers[3].contains("after 300ms to 9s"), answers.answers[3])
    XCTAssertTrue(answers.answers[4].hasPrefix("error: there is no field"), answers.answers[4])
  }

  // MARK: Choosing by name

  func testAnEventIsChosenByItsName() throws {
    let answers = try session([], [Self.launched, "choose answer launch", "choose answer lanch"])
    XCTAssertTrue(answers.answers[1].contains("answer launch 200"), answers.answers[1])
    XCTAssertTrue(answers.answers[2].hasPrefix(#"error: "answer lanch" cannot come next"#), answers.answers[2])
  }

  func testAStepThatDoesNotExistChangesNothing() throws {
    let answers = try session([], ["next 3", "goto 9999", "pending", "next", "back", "pending"])
    XCTAssertTrue(answers.answers[1].hasPrefix("error: there is no step 9999"), answers.answers[1])
    XCTAssertEqual(answers.answers[2], answers.answers[5])
  }
}
