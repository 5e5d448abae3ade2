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

  func testAnOrderThatDependsOnTimesIsOpenedWithThem() throws {
    let folder = try TemporaryFolder(for: self)
    let path = "\(Package.scenarios)/timed-races/a-slow-link-makes-the-return-too-soon.jsonc"
    let explored = CapturedRun(["explore", "--mode", "timed", path]).output
    let line = try XCTUnwrap(explored.split(separator: "\n").first { $0.hasPrefix("  step      ") })
    let words = line.split(separator: " ").map(String.init).dropFirst(3)
    XCTAssertTrue(words.contains("--order"), explored)
    XCTAssertTrue(explored.contains("--schedule 'answer shortLink#1 at 500.001ms' --mode=timed"), explored)
    let opened = StepSession(
      Array(words), ["until answer shortLink", "run"],
      hiding: folder)
    // Only from half a second on, the return is less than five seconds after the start.
    XCTAssertTrue(opened.answers[0].contains("500.001ms  backend    answer shortLink"), opened.answers[0])
    XCTAssertTrue(opened.answers[1].contains("end of the run: the expectation is not met"), opened.answers[1])
    let usual = CapturedRun(["step", path], input: "run\n")
    XCTAssertTrue(usual.output.contains("the expectation is met"), usual.output)
  }

  func testAnOrderThatDependsOnTimesKeepsThemBehindAnInjectedStep() throws {
    let folder = try TemporaryFolder(for: self)
    let path = "\(Package.scenarios)/timed-races/a-slow-link-makes-the-return-too-soon.jsonc"
    let session = StepSession(
      ["--order", "2", "--mode", "timed", path],
      ["until answer shortLink", "inject pasteboard a", "trace all", "save FOLDER/saved.json"], hiding: folder)
    XCTAssertTrue(session.answers[2].contains("500.001ms  backend    answer shortLink"), session.answers[2])
    XCTAssertTrue(session.last.hasPrefix("saved FOLDER/saved.json"), session.last)
    XCTAssertTrue(session.last.contains("answer shortLink#1 at 500.001ms"), session.last)
    XCTAssertTrue(session.last.contains("it replays to the same"), session.last)
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

  func testAFileThatLatenciesLeadElsewhereIsNotSaidToReplayToTheSame() throws {
    let folder = try TemporaryFolder(for: self)
    // The servers write the times of their answers into these, which latencies delay.
    let path = "\(Package.scenarios)/adjust/events/event-begins-the-first-session.jsonc"
    let delayed = StepSession(["--order", "4", path], ["run", "save FOLDER/saved.json"], hiding: folder)
    let answer = delayed.last.replacing("\n", with: " ")
    XCTAssertTrue(answer.contains("a replay respects latencies, and the causal orders of this session do not"), answer)
    XCTAssertTrue(answer.contains("replay it with --schedule '"), answer)
    let text = try String(contentsOfFile: "\(folder.path)/saved.json", encoding: .utf8)
    XCTAssertTrue(text.contains("schedule"), text)
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

  func testOutcomesNumberTheChoicesAsPendingDoes() throws {
    let folder = try TemporaryFolder(for: self)
    var scenario = StepSession.race
    // It can come at any time, and is the last in the list, behind what no timed order has next.
    scenario.more = #""anytime": [{ "background": {} }]"#
    try folder.write(scenario.text, to: "scenario.json")
    for options in [[], ["--order", "1"], ["--order", "1", "--mode", "timed"]] {
      let commands = [Self.launched, "next", "pending", "outcomes"]
      let answers = StepSession(options + ["\(folder.path)/scenario.json"], commands, hiding: folder).answers
      let pending = answers[2].split(separator: "\n")
      let choices = answers[3].split(separator: "\n").dropFirst().prefix { !$0.contains(" ×  ") }
      XCTAssertGreaterThan(choices.count, 2, answers[3])
      for choice in choices {
        // What stands before the number of a name is what pending begins with.
        let words = choice.split(separator: "#")[0].split(separator: " ", maxSplits: 1).map(String.init)
        let line = try XCTUnwrap(
          pending.first { $0.dropFirst(2).split(separator: " ").first.map(String.init) == words[0] }, answers[3])
        XCTAssertTrue(line.contains(" \(words[1])"), "\(options): \(answers[2])\n\(answers[3])")
      }
    }
  }

  // MARK: Orders of a mode

  func testAnEventThatNoTimedOrderHasNextIsRefused() throws {
    let timed = ["--order", "1", "--mode", "timed"]
    let answers = try session(
      timed,
      [
        Self.launched, "next", "choose timer deepLinkTimeout", "state screen", "choose answer launch", "choose 1",
        "run",
      ])
    XCTAssertEqual(
      answers.answers[2],
      "error: timer deepLinkTimeout cannot come next in any timed order; 1 (answer deferredDeepLink), 2 (answer launch) can"
    )
    XCTAssertTrue(answers.answers[4].contains("answer launch 200"), answers.answers[4])
    XCTAssertFalse(answers.last.contains("this is not a timed order"), answers.last)
    let causal = try session(["--order", "1"], [Self.launched, "next", "choose timer deepLinkTimeout"])
    XCTAssertTrue(causal.last.contains("timer deepLinkTimeout"), causal.last)
    XCTAssertFalse(causal.last.contains("error"), causal.last)
  }

  /// What is next in a timed order may be so only at later times than the earliest ones.
  func testAnEventThatIsNextAtLaterTimesIsTaken() throws {
    let answers = try session(
      ["--order", "1", "--mode", "timed"],
      [Self.launched, "next", "choose answer launch", "choose answer conversionData", "choose onConversionDataSuccess"])
    XCTAssertTrue(answers.last.contains("onConversionDataSuccess"), answers.last)
    XCTAssertFalse(answers.last.contains("error"), answers.last)
  }

  func testARunThatIsNoOrderOfTheModeSaysSo() throws {
    var scenario = StepSession.race
    scenario.backend =
      #""appsflyer": { "launch": { "after": ["1s", "5s"] }, "#
      + #""deferredDeepLink": { "after": ["1.5s", "2.5s"] }, "conversionData": { "after": "1s" } }"#
    scenario.steps = scenario.steps.replacingOccurrences(
      of: #"{ "openGate": "login" }, { "wait": "20s" }"#, with: #"{ "wait": "2s" }"#)
    scenario.expect = nil
    let folder = try TemporaryFolder(for: self)
    try folder.write(scenario.text, to: "scenario.json")
    // The line keeps the look-up waiting for longer than it can, as soon as the launch is late.
    let options = [
      "--mode", "timed", "--schedule", "onConversionDataSuccess#1 before answer deferredDeepLink#1",
      "\(folder.path)/scenario.json",
    ]
    let late = StepSession(
      options, [Self.launched, "choose wait 2s", "run", "outcomes", "back 3", "outcomes"], hiding: folder)
    XCTAssertTrue(
      late.answers[2].hasSuffix("this is not a timed order: timer deepLinkTimeout#1 came where none has it"),
      late.answers[2])
    let early = StepSession(options, [Self.launched, "run"], hiding: folder)
    XCTAssertFalse(early.last.contains("this is no"), early.last)
  }

  /// The clock of a causal order leaves latencies out, and its trace does not.
  func testTheTimeOfACausalOrderIsThatOfItsTrace() throws {
    let answers = try session(
      ["--order", "30"], [Self.launched, "until answer conversionData", "pending", "diff 11 15", "run"])
    XCTAssertTrue(answers.answers[1].contains("#21       2s  backend    answer conversionData 200"), answers.answers[1])
    XCTAssertTrue(answers.answers[1].contains("\nstep 14 · 2s · "), answers.answers[1])
    XCTAssertTrue(answers.answers[2].contains("300ms  backend    answer deferredDeepLink"), answers.answers[2])
    XCTAssertTrue(answers.last.contains(" · 20s · "), answers.last)
  }

  func testAtTheEndNothingCanComeAnyMore() throws {
    let answers = try session([], ["run", "outcomes"])
    XCTAssertEqual(answers.last, "error: the run is at its end; back goes to a point with a choice")
  }

  // MARK: Branches

  func testABranchIsKeptComparedAndTakenUpAgain() throws {
    let answers = try session(
      [],
      [
        Self.launched, "run", "branch default", "goto 12", "choose answer launch", "run", "branch other", "branch",
        "diff default other", "branch go default", "diff other", "diff default", "branch go othr",
      ])
    XCTAssertEqual(answers.answers[2], "kept this run as default; branch go default returns to it")
    let list = answers.answers[7].split(separator: "\n")
    XCTAssertEqual(list.count, 2, answers.answers[7])
    XCTAssertTrue(answers.answers[8].hasPrefix("the same up to #"), answers.answers[8])
    XCTAssertTrue(answers.answers[8].contains("default"), answers.answers[8])
    XCTAssertTrue(answers.answers[9].hasPrefix("on default"), answers.answers[9])
    XCTAssertTrue(answers.answers[10].hasPrefix("the same up to #"), answers.answers[10])
    XCTAssertEqual(answers.answers[11], "this run and default are the same")
    XCTAssertEqual(answers.answers[12], #"error: there is no branch "othr"; did you mean "other"?"#)
  }

  func testRunsWithOtherTimesOrPayloadsAreNotTheSame() throws {
    func run(_ time: String, _ link: String, _ name: String) -> [String] {
      [
        Self.launched,
        #"inject backend {"appsflyer": {"conversionData": {"after": "\#(time)", "body": {"deep_link_value": "\#(link)"}}}}"#,
        "run", "branch \(name)", "restart",
      ]
    }
    let answers = try session(
      [],
      run("2s", "a", "early") + run("2s", "a", "same") + run("10s", "b", "late") + [
        "diff early same", "diff early late",
      ])
    XCTAssertEqual(answers.answers[15], "early and same are the same")
    XCTAssertEqual(
      answers.answers[16],
      """
      early and late have the same events, but with differences:
        #25 answer conversionData 200: 3s against 11s
        #26 onConversionDataSuccess: 3s against 11s
        #26 onConversionDataSuccess: deep_link_value "a" against "b"
      """)
  }

  func testALongDifferenceSaysHowMuchMoreThereIs() throws {
    let answers = try session(
      [], ["next 2", "branch short", "goto 0", "run", "diff short"])
    let lines = answers.last.split(separator: "\n")
    XCTAssertEqual(lines.count, 15, answers.last)
    XCTAssertEqual(lines.last, "      … 9 more", answers.last)
  }

  func testDiffComparesWithTheDefaultOrderWhateverOrderWasOpened() throws {
    let schedule = ["--schedule", "answer launch#1 before answer deferredDeepLink#1"]
    let answers = try session(schedule, ["run", "diff"])
    XCTAssertTrue(answers.last.hasPrefix("the same up to #18; then"), answers.last)
    XCTAssertTrue(answers.last.contains("default run"), answers.last)
    let first = try session(["--order", "1"], ["run", "diff"])
    XCTAssertTrue(first.last.hasPrefix("so far this run is the same as the default one"), first.last)
  }

  func testABranchAndAMarkHaveNamesOfTheirOwn() throws {
    let answers = try session(
      [], ["branch go", "branch \"\"", "mark \"\"", "branch one", "mark one", "mark two", "branch two"])
    XCTAssertEqual(
      answers.answers,
      [
        "error: branch go needs the name of a branch that was kept", "error: a branch needs a name",
        "error: a mark needs a name", "kept this run as one; branch go one returns to it",
        #"error: "one" is a branch; a mark needs another name"#, "marked step 0 as two",
        "error: the name of a branch is one word, and not a number or a mark",
      ])
  }

  func testABranchInThePlaceOfAnotherRunSaysSo() throws {
    let answers = try session([], ["next", "branch one", "next", "branch one", "branch one"])
    XCTAssertEqual(
      answers.answers.filter { $0.hasPrefix("kept") },
      [
        "kept this run as one; branch go one returns to it",
        "kept this run as one, in place of the one kept at step 1; branch go one returns to it",
        "kept this run as one, in place of the one kept at step 2; branch go one returns to it",
      ])
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
    XCTAssertEqual(answers.answers[4], #"error: there is no field "appsflier"; did you mean "appsflyer"?"#)
    let unknown = try session([], ["state foo"])
    XCTAssertTrue(unknown.last.contains("pending, appsflyer, queues, servers"), unknown.last)
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
    let far = try session([], ["goto 99999999999999999999"]).answers[0]
    XCTAssertTrue(far.hasPrefix("error: there is no step 99999999999999999999: the run ends at step "), far)
  }
}
