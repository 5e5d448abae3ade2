import DeepLinkSimulator
import XCTest

/// Steps that may be done at any time.
final class AnytimeTests: XCTestCase {
  /// An app without SDKs that is opened by a link, so that nothing but these steps makes orders.
  private func opened(anytime: String, steps: String = "", expect: String = "") -> String {
    """
    "app": { "scheme": "shop", "gates": ["login"], "routes": { "a": "A" } },
    "steps": [{ "install": {} }, { "tap": "shop://a" }, { "wait": "10s" }\(steps)],
    "anytime": [\(anytime)],
    "expect": [\(expect)]
    """
  }

  private func labels(_ result: RunResult) -> [String] { result.trace.events.map(\.label) }

  func testTheDefaultOrderHasNoneOfThem() throws {
    let with = try ExplorationRun(opened(anytime: #"{ "kill": {} }, { "install": {} }, { "network": "offline" }"#))
    let without = try ExplorationRun(opened(anytime: ""))
    XCTAssertEqual(
      Simulator.run(with.plan, makeApp: with.makeApp).trace.events.map(JSONLines.record),
      Simulator.run(without.plan, makeApp: without.makeApp).trace.events.map(JSONLines.record))
    XCTAssertEqual(labels(with.explorer().replay([])), labels(without.explorer().replay([])))
  }

  func testAStepThatIsAlwaysPossibleComesBetweenAnyTwoTurns() throws {
    let plain = try ExplorationRun(opened(anytime: ""))
    let events = SimulationSession.run(plain.plan, makeApp: plain.makeApp) { session in
      var count = 0
      while session.advance() { count += 1 }
      return count
    }
    let run = try ExplorationRun(opened(anytime: #"{ "pasteboard": "x" }"#))
    let report = run.explore { $0.mergesStates = false }
    XCTAssertTrue(report.isComplete)
    let orders = try (1...XCTUnwrap(report.orderCount.exact)).map {
      try labels(run.explorer().replay(XCTUnwrap(run.explorer().order($0)).choices))
    }
    let alone = plain.explore().orderCount
    XCTAssertEqual(Set(orders).count, Int(report.orderCount.exact ?? 0))
    // Two calls of the launch and two notifications come in the turn of the call before them.
    XCTAssertEqual(Set(orders.compactMap { $0.firstIndex(of: "pasteboard x") }).count, events + 1 - 4)
    XCTAssertEqual(orders.filter { !$0.contains("pasteboard x") }.count, Int(alone.exact ?? 0))
  }

  func testTwoAnswersToTheTrackingPromptAreTwoStates() throws {
    func run(_ answers: [String]) throws -> ExplorationRun {
      try ExplorationRun(
        """
        "app": { "scheme": "shop", "adjust": {} },
        "steps": [
          { "install": {} }, { "launch": {} }, { "wait": "5s" }, { "call": "Adjust.idfa" }, { "wait": "1s" }
        ],
        "anytime": [\(answers.map { "{ \"trackingAuthorization\": \"\($0)\" }" }.joined(separator: ", "))],
        "expect": [{ "callback": "idfa", "payload": { "idfa": "00000000-0000-0000-0000-000000000000" } }]
        """)
    }
    func failing(_ answers: [String], mergesStates: Bool) throws -> [OrderCount] {
      try run(answers).explore {
        $0.mergesStates = mergesStates
        $0.maximumDifferences = 2
      }.failures.map(\.count)
    }
    let expected = try failing(["authorized", "denied"], mergesStates: false)
    XCTAssertEqual(expected.count, 1)
    XCTAssertEqual(try failing(["authorized", "denied"], mergesStates: true), expected)
    XCTAssertEqual(try failing(["denied", "authorized"], mergesStates: true), expected)
  }

  func testEachOrderReplaysByNumberAndBySchedule() throws {
    let run = try ExplorationRun(
      opened(
        anytime: #"{ "background": {} }, { "foreground": {} }, { "kill": "force-quit" }"#, steps: #", { "wait": "1s" }"#
      ))
    let report = run.explore()
    XCTAssertTrue(report.isComplete)
    XCTAssertGreaterThan(report.orderCount, 15)
    var seen: Set<[String]> = []
    let count = try XCTUnwrap(report.orderCount.exact)
    for number in stride(from: 1, through: count, by: max(1, Int(count) / 60)) {
      let order = try XCTUnwrap(run.explorer().order(number))
      let events = labels(run.explorer().replay(order.choices))
      XCTAssertEqual(
        try labels(run.explorer().run(order.schedule).result), events, "\(number): \(order.schedule.text)")
      seen.insert(events)
    }
    XCTAssertGreaterThanOrEqual(seen.count, min(60, Int(report.orderCount.exact ?? 0)))
  }

  func testOnlyWhatIsPossibleIsOffered() throws {
    let run = try ExplorationRun(
      opened(
        anytime:
          #"{ "background": {} }, { "foreground": {} }, { "kill": {} }, { "alert": {} }, { "dismissAlert": {} }, "#
          + #"{ "trackingAuthorization": "denied" }, { "openGate": "login" }, { "uninstall": {} }"#))
    let report = run.explore {
      $0.maximumDifferences = 2
      $0.shrinks = false
    }
    XCTAssertGreaterThan(report.orderCount, 30)
    XCTAssertEqual(report.failures, [])
    for outcome in report.outcomes {
      let result = run.explorer().replay(outcome.example.choices)
      XCTAssertFalse(labels(result).contains { $0.hasPrefix("The ") }, "\(labels(result))")
      var process = ProcessState.notRunning
      for event in result.trace.events {
        if event.rule == .simulation(.anytimeStep) {
          XCTAssertTrue(event.occurrence.name == "uninstall" || process.runsCode || process == .suspended, "\(event)")
        }
        process = event.process
      }
    }
  }

  func testStatesAreMergedWithoutALoss() throws {
    for anytime in [
      #"{ "background": {} }, { "kill": {} }"#,
      #"{ "network": "offline" }, { "network": "online" }"#,
    ] {
      let run = try ExplorationRun(opened(anytime: anytime, expect: #"{ "finally": { "screen": "A" } }"#))
      let reports = [true, false].map { merging in
        var report = run.explore {
          $0.mergesStates = merging
          $0.shrinks = false
        }
        report.ordersRun = nil
        return report
      }
      XCTAssertTrue(reports[0].isComplete)
      XCTAssertEqual(reports[0], reports[1])
      XCTAssertEqual(run.bruteForceCount(limit: 3000), Int(reports[0].orderCount.exact ?? 0))
    }
  }

  func testWhatIsNotPossibleAnyMoreIsLeftOut() throws {
    let run = try ExplorationRun(
      opened(
        anytime: #"{ "kill": "force-quit" }"#, steps: #", { "background": {} }, { "foreground": {} }"#,
        expect: #"{ "whenever": "tap", "eventually": "foreground" }"#))
    let report = run.explore()
    XCTAssertTrue(report.isComplete && report.passed)
    XCTAssertTrue(report.outcomes.allSatisfy { $0.outcome.impossibleStep == nil })
    let result = try run.explorer().run(Schedule(parsing: "anytime kill#1 before background#1")).result
    XCTAssertNil(result.illegalStep)
    XCTAssertEqual(result.trace.events.count { $0.rule == .simulation(.stepLeftOut) }, 1)
    XCTAssertEqual(result.finalState.process, .notRunning)
  }

  func testAScheduleThatNamesAStepWhereItIsNotPossibleDoesNotFit() throws {
    let run = try ExplorationRun(opened(anytime: #"{ "foreground": {} }"#))
    for text in ["anytime foreground#1 before wait#1", "anytime kill#1 before wait#1"] {
      XCTAssertThrowsError(try run.explorer().run(Schedule(parsing: text)).result, text)
    }
  }

  func testAStepCanComeWhenNothingElseDoes() throws {
    let run = try ExplorationRun(opened(anytime: #"{ "background": {} }"#))
    let result = try run.explorer().run(Schedule(parsing: "anytime background#1 before end#1")).result
    XCTAssertEqual(result.finalState.process, .background)
    XCTAssertEqual(labels(result).filter { $0 == "wait 10s" || $0 == "background" }, ["wait 10s", "background"])
  }

  func testEqualStepsAreNotTriedInBothOrders() throws {
    let one = try ExplorationRun(opened(anytime: #"{ "pasteboard": "x" }, { "pasteboard": "x" }"#)).explore()
    let two = try ExplorationRun(opened(anytime: #"{ "pasteboard": "x" }, { "pasteboard": "y" }"#)).explore()
    XCTAssertLessThan(one.orderCount, two.orderCount)
  }
}
