import DeepLinkSimulator
import XCTest

/// What an exploration says of a scenario: what is compared as a set, what is blamed, and what it does not claim.
final class OrderVerdictTests: XCTestCase {
  private let pending = """
    "settle": "2s",
    "app": {
      "scheme": "fruits", "domains": ["fruits.onelink.me"],
      "appsflyer": { "version": "6.15", "unifiedDeepLinking": true }, "adjust": { "version": "5.5.2" }
    },
    "backend": {
      "appsflyer": {
        "launch": { "after": "1s" }, "conversionData": { "after": "1h" }, "deferredDeepLink": { "after": "2s" }
      },
      "adjust": { "session": { "after": "1s" }, "attribution": { "after": "1h" } }
    },
    "steps": [{ "install": {} }, { "launch": {} }, { "wait": "2s" }],
    "expect": [{ "finally": { "pending": ["answer conversionData", "answer attribution"] } }]
    """

  func testWhatIsPendingIsComparedAsASet() throws {
    let run = try ExplorationRun(pending)
    for merges in [true, false] {
      let report = run.explore {
        $0.mode = .timed
        $0.mergesStates = merges
      }
      XCTAssertEqual(report.verdict, .holds)
      let found = report.outcomes.map(\.outcome.finalState.pending)
      XCTAssertEqual(found, [["answer attribution", "answer conversionData"]])
    }
    let replayed = Simulator.run(run.plan, makeApp: run.makeApp)
    XCTAssertEqual(replayed.finalState.pending, ["answer attribution", "answer conversionData"])
    XCTAssertTrue(ExpectationChecker(run.plan.scenario, replayed).check().passed)
    let twice = try ExplorationRun(pending.replacing(#", "answer attribution"]"#, with: #", "answer conversionData"]"#))
    XCTAssertEqual(twice.explore { $0.mode = .timed }.verdict, .fails)
  }

  func testClosedGatesAreComparedAsASet() throws {
    let run = try ExplorationRun(
      """
      "app": { "scheme": "shop", "gates": ["b", "a"] }, "steps": [{ "install": {} }, { "launch": {} }],
      "expect": [{ "finally": { "closedGates": ["a", "b"] } }, { "finally": { "closedGates": ["b", "a"] } }]
      """)
    XCTAssertEqual(run.explore().verdict, .holds)
    XCTAssertEqual(Simulator.run(run.plan, makeApp: run.makeApp).finalState.closedGates, ["a", "b"])
  }

  func testPartsSeePendingEventsAsASearchDoes() throws {
    let explorer = try ExplorationRun(pending.replacing("answer attribution\"]", with: "x\"]")).explorer {
      $0.mode = .timed
    }
    nonisolated(unsafe) var parts: [ExplorationPart] = []  // Sound: both calls run on this thread, one by one.
    explorer.explore(parts: Array(0..<explorer.partCount()), file: "test.json") {
      parts.append($0)
      return true
    }
    var (whole, together) = (explorer.explore(), explorer.report(on: parts))
    (whole.ordersRun, together.ordersRun) = (nil, nil)
    XCTAssertEqual(together, whole)
  }

  func testTheEndOfTheProcessIsBlamedForAScreenThatIsGone() throws {
    let run = try ExplorationRun(
      """
      "app": { "scheme": "shop", "routes": { "shoes": "Shoes" } },
      "steps": [{ "install": {} }, { "tap": "shop://shoes" }, { "kill": "force-quit" }],
      "expect": [{ "finally": { "screen": "Shoes" } }]
      """)
    let result = Simulator.run(run.plan, makeApp: run.makeApp)
    let failure = try XCTUnwrap(ExpectationChecker(run.plan.scenario, result).check().failures.first)
    XCTAssertEqual(failure.explanation, "event 18, not running, was the last to decide it")
    XCTAssertEqual(failure.rule?.text, "IOS-LIFE-14")
  }

  func testMoreOrdersThanCanBeCountedAreSaidToBeSo() throws {
    let waits = [String](repeating: #"{ "wait": "1s" }"#, count: 40).joined(separator: ", ")
    let anytime = (0..<30).map { #"{ "network": "\#($0 % 2 == 0 ? "offline" : "online")" }"# }.joined(separator: ", ")
    let report = try ExplorationRun(
      #""app": { "scheme": "shop" }, "steps": [{ "install": {} }, \#(waits)], "anytime": [\#(anytime)]"#
    ).explorer { $0.budget = 1_000_000 }.explore()
    XCTAssertEqual(report.orderCount, .uncountable)
    XCTAssertEqual(report.orderCount.groupedOrders, "more than 10^19 orders")
    XCTAssertNil(report.outcomes.last?.count.exact)
  }

  func testCountsAddUpToMoreThanCanBeCounted() throws {
    let most = OrderCount(UInt64.max - 1)
    XCTAssertEqual(most.description, "18446744073709551614")
    XCTAssertEqual(most + 1, .uncountable)
    XCTAssertEqual((most + 1) + 1, .uncountable)
    XCTAssertLessThan(most, .uncountable)
    for count in [0, 1, most, .uncountable] {
      XCTAssertEqual(try JSONDecoder().decode(OrderCount.self, from: JSONEncoder().encode(count)), count)
    }
    XCTAssertThrowsError(try JSONDecoder().decode(OrderCount.self, from: Data(#""many""#.utf8)))
  }

  func testAnUnfinishedSearchIsNoPass() throws {
    let run = try ExplorationRun(OrderCountTests.links(4, waits: 3))
    let report = run.explore { $0.budget = 300 }
    XCTAssertEqual(report.verdict, .holdsAsFarAsExplored)
    XCTAssertFalse(report.passed)
    XCTAssertEqual(run.explore().verdict, .holds)
  }

  func testASequenceThatCanNeverComeIsRefused() throws {
    let cases = [
      #"{ "consecutive": ["tap", "route"] }"#:
        "\"tap\" can never be here: consecutive looks only at callbacks and at what the app does; use sequence",
      #"{ "consecutive": ["route", "answer launch"] }"#:
        "\"answer launch\" can never be here: consecutive looks only at callbacks and at what the app does; use sequence",
      #"{ "consecutive": ["route#2", "route#1"] }"#: "route#1 can never come after route#2",
    ]
    for (expectation, expected) in cases {
      let text = #"""
        { "version": 1, "name": "test", "app": { "scheme": "shop", "appsflyer": { "version": "6.15" } },
          "steps": [{ "install": {} }], "expect": [\#(expectation)] }
        """#
      let scenario = try ScenarioFile(name: "test.json", bytes: Array(text.utf8)).result.get()
      guard case .failure(let error) = ScenarioCompiler().compile(scenario) else {
        XCTFail("\(expectation) is not refused")
        continue
      }
      XCTAssertEqual(error.problems.map(\.message), [expected])
    }
  }
}
