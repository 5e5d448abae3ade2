import DeepLinkSimulator
import XCTest

/// Expectations that no order can meet, in flows of minutes whose latencies are open: looking for the event that loses
/// them ends, however many continuations there are. Both shapes were found by random inputs, and did not end once.
final class UnmeetableExpectationTests: XCTestCase {
  private func report(_ expectations: String) throws -> ExplorationReport {
    let link = "fruits://open?pid=Email&deep_link_value=peaches"
    let run = try ExplorationRun(
      """
      "platform": { "style": "uikit-app-delegate" },
      "app": {
        "scheme": "fruits", "domains": ["fruits.onelink.me"], "routes": { "peaches": "Peaches" },
        "appsflyer": { "version": "6.15", "unifiedDeepLinking": true }
      },
      "steps": [
        { "install": {} }, { "launch": {} }, { "wait": "1m" }, { "kill": {} }, { "tap": "\(link)" }, { "wait": "1m" },
        { "background": {} }, { "wait": "1m" }, { "tap": "\(link)" }, { "wait": "1m" }, { "tap": "\(link)" }
      ],
      "expect": [\(expectations)]
      """)
    return run.explore {
      $0.mode = .timed
      $0.budget = 40
      $0.findsPointOfNoReturn = true
    }
  }

  private func assertEndsUndecided(_ expectations: String, line: UInt = #line) throws {
    let report = try report(expectations)
    XCTAssertEqual(report.verdict, .fails, line: line)
    XCTAssertFalse(report.isComplete, line: line)
    for failure in report.failures {
      guard case .undecided? = failure.noReturn else {
        return XCTFail("\(String(describing: failure.noReturn)) within the budget", line: line)
      }
    }
  }

  /// Two final states that cannot both be.
  func testFinalStatesThatContradictEachOther() throws {
    try assertEndsUndecided(
      #"{ "finally": { "screen": "SummerClothes" } }, { "finally": { "screen": "Peaches", "pending": [] } }"#)
  }

  /// A value in a payload that no order brings.
  func testAPayloadThatNeverComes() throws {
    try assertEndsUndecided(#"{ "callback": "didResolveDeepLink#4", "payload": { "media_source": "" } }"#)
  }
}
