import DeepLinkSimulator
import XCTest

/// What must hold at every moment, in every order.
final class MonitorTests: XCTestCase {
  /// A link whose answer comes before or after the login.
  private func race(_ expectation: String) -> String {
    """
    "app": {
      "scheme": "example", "domains": ["brandname.go.link"], "gates": ["login"],
      "routes": { "summer-clothes": "SummerClothes" }, "adjust": { "version": "5.5.2" }
    },
    "steps": [
      { "tap": "https://brandname.go.link/summer-clothes" }, { "install": {} }, { "launch": {} }, { "wait": "30s" },
      { "openGate": "login" }
    ],
    "expect": [\(expectation)]
    """
  }

  func testWhatHoldsInEveryOrderIsFoundToHold() throws {
    for expectation in [
      #"{ "never": "route", "before": "openGate login" }"#,
      #"{ "never": "route", "while": { "closedGates": ["login"] } }"#,
      #"{ "never": "route", "without": "adjustDeferredDeeplinkReceived" }"#,
      #"{ "whenever": "adjustDeferredDeeplinkReceived", "eventually": "route" }"#,
    ] {
      let report = try ExplorationRun(race(expectation)).explore()
      XCTAssertTrue(report.isComplete)
      XCTAssertTrue(report.passed, "\(expectation): \(report.failures)")
    }
  }

  func testTheOrderThatBreaksItIsFoundAndReplays() throws {
    for expectation in [
      #"{ "never": "openGate login", "before": "adjustDeferredDeeplinkReceived" }"#,
      #"{ "never": "openGate login", "without": "store" }"#,
      #"{ "never": "adjustDeferredDeeplinkReceived", "while": ["openGate login", "kill"] }"#,
      #"{ "whenever": "adjustDeferredDeeplinkReceived", "eventually": "store" }"#,
    ] {
      let run = try ExplorationRun(race(expectation))
      XCTAssertTrue(try Self.holds(Schedule(), run), "\(expectation) holds by default")
      let report = run.explore()
      let failure = try XCTUnwrap(report.failures.first, expectation)
      XCTAssertLessThan(failure.count, report.orderCount, expectation)
      XCTAssertFalse(try Self.holds(failure.closest.schedule, run), expectation)
    }
  }

  private static func holds(_ schedule: Schedule, _ run: ExplorationRun) throws -> Bool {
    try run.explorer().run(schedule).verdict.passed
  }

  func testCountsAreThoseOfRunningEachOrderAlone() throws {
    for expectation in [
      #"{ "never": "wait", "before": ["answer session", "answer click"] }"#,
      #"{ "never": "send", "while": ["wait", "openGate"] }"#,
      #"{ "never": "answer", "without": "send" }"#, #"{ "never": "store", "while": { "process": "active" } }"#,
      #"{ "whenever": "wait", "eventually": "answer session", "unless": "answer click" }"#,
      #"{ "never": "answer#2", "before": "wait" }"#, #"{ "whenever": "wait", "eventually": "answer#2" }"#,
    ] {
      let run = try ExplorationRun(race(expectation))
      let reports = [true, false].map { merging in
        run.explore {
          $0.mergesStates = merging
          $0.maximumDifferences = 2
        }
      }
      XCTAssertEqual(reports[0].failures.map(\.count), reports[1].failures.map(\.count), expectation)
      XCTAssertEqual(reports[0].outcomes, reports[1].outcomes, expectation)
      XCTAssertGreaterThan(reports[0].orderCount, 20)
    }
  }

  func testFactsOfManyGatesCountInEveryOrder() throws {
    for count in [60, 64, 70] {
      let gates = (0..<count).map { "\"gate \($0)\"" }.joined(separator: ", ")
      let run = try ExplorationRun(
        """
        "app": { "scheme": "shop", "gates": [\(gates)], "appsflyer": {} },
        "steps": [{ "install": {} }, { "launch": {} }, { "background": {} }, { "wait": "5s" }],
        "expect": [
          { "never": "onConversionDataSuccess", "while": { "process": "background", "closedGates": [\(gates)] } }
        ]
        """)
      let merged = run.explore()
      let unmerged = run.explore { $0.mergesStates = false }
      XCTAssertEqual(merged.failures.map(\.count), unmerged.failures.map(\.count), "\(count) gates")
      XCTAssertEqual(merged.failures.count, 1, "\(count) gates")
    }
  }

  func testATimeLimitCountsOnlyWhereLatenciesDo() throws {
    let late = #"{ "whenever": "store", "eventually": "route", "within": "5s" }"#
    let run = try ExplorationRun(race(late))
    XCTAssertFalse(run.explore { $0.mode = .timed }.passed)
    XCTAssertTrue(run.explore().passed)
  }
}
