import DeepLinkSimulator
import TestSupport
import XCTest

/// The number of legal orders of scenarios for which a formula gives it.
final class OrderCountTests: XCTestCase {
  func testEachLinkIsAskedForThenAnsweredThenHandedOver() throws {
    // Words of n letters, three times each, as the encyclopedia of integer sequences counts them: A213863.
    for (links, expected) in [(1, 1), (2, 7), (3, 106), (4, 2575), (5, 87595)] as [(Int, UInt64)] {
      XCTAssertEqual(Self.wordCount(links: links, waits: 0), expected)
      try assertCount(expected, Self.links(links))
    }
  }

  func testAnAnswerComesBeforeOrAfterEachWait() throws {
    for (links, waits) in [(1, 1), (1, 2), (1, 5), (2, 1), (2, 2), (2, 5), (3, 2)] {
      try assertCount(Self.wordCount(links: links, waits: waits), Self.links(links, waits: waits))
    }
  }

  /// Counts without any simulation: a step comes any time, an answer after its request, a callback after its answer and
  /// after those before it.
  private static func wordCount(links: Int, waits: Int) -> UInt64 {
    var known: [[Int]: UInt64] = [:]
    func count(_ steps: Int, _ answered: Int, _ called: Int) -> UInt64 {
      if called == links, steps == links + waits { return 1 }
      if let count = known[[steps, answered, called]] { return count }
      var total: UInt64 = 0
      if steps < links + waits { total += count(steps + 1, answered, called) }
      let open = min(steps, links) - answered
      if open > 0 { total += UInt64(open) * count(steps, answered + 1, called) }
      if called < answered { total += count(steps, answered, called + 1) }
      known[[steps, answered, called]] = total
      return total
    }
    return count(0, 0, 0)
  }

  func testAnswersWithinTheSameTimesComeInAnyOrder() throws {
    // All requests are sent at once, no answer is due before the last of them, and nothing follows an answer: n!
    for (starts, expected) in [(2, 2), (3, 6), (4, 24), (6, 720), (10, 3_628_800)] as [(Int, UInt64)] {
      try assertCount(expected, Self.starts(starts), .timed)
    }
  }

  func testAnswersAtDifferentTimesComeInOneOrder() throws {
    try assertCount(1, Self.links(1, waits: 3), .timed)
  }

  func testCallbacksKeepTheOrderOfTheAnswers() throws {
    // Each answer queues a callback, and the queue keeps its order: n! times the Catalan number.
    for (links, expected) in [(1, 1), (2, 4), (3, 30), (4, 336), (5, 5040)] as [(Int, UInt64)] {
      try assertCount(expected, Self.links(links, hasDelegate: true), .timed)
    }
  }

  func testAClickWhoseAnswerNothingDependsOnMakesNoOrders() throws {
    func orders(_ clicks: String, answer: String = "") throws -> OrderCount {
      let run = try ExplorationRun(
        """
        "app": { "scheme": "shop", "domains": ["brand.go.link"], "adjust": { "switches": { "appleAds": "\(clicks)" } } },
        "backend": { "adjust": { "click": { \(answer) } } },
        "steps": [{ "install": {} }, { "launch": {} }], "expect": [{ "event": "install" }]
        """)
      return run.explore().orderCount
    }
    XCTAssertEqual(try orders("where-they-matter"), try orders("never"))
    XCTAssertNotEqual(try orders("where-they-matter"), try orders("always"))
    let refused = "\"status\": 500, \"body\": {}"
    XCTAssertEqual(try orders("where-they-matter", answer: refused), try orders("always", answer: refused))
  }

  func testMergingStatesChangesNothing() throws {
    let run = try ExplorationRun(Self.links(5, hasDelegate: true))
    let differences = Thoroughness.count(4, sample: 3)
    for mode in OrderMode.allCases {
      let merged = run.explore {
        $0.mode = mode
        $0.maximumDifferences = differences
      }
      let single = run.explore {
        $0.mode = mode
        $0.maximumDifferences = differences
        $0.mergesStates = false
      }
      XCTAssertEqual(withoutCost(merged), withoutCost(single))
      XCTAssertGreaterThan(merged.orderCount, 100)
    }
  }

  private func withoutCost(_ report: ExplorationReport) -> ExplorationReport {
    var report = report
    report.ordersRun = nil
    return report
  }

  private func assertCount(
    _ expected: UInt64, _ text: String, _ mode: OrderMode = .causal, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let report = try ExplorationRun(text).explore { $0.mode = mode }
    XCTAssertEqual(report.orderCount, OrderCount(expected), file: file, line: line)
    XCTAssertTrue(report.isComplete, "\(report.limits)", file: file, line: line)
  }

  /// App code starts some sessions at once, and no server answers them.
  static func starts(_ count: Int) -> String {
    let steps = [String](repeating: #"{ "call": "AppsFlyerLib.start" }"#, count: count)
    return """
      "app": {
        "scheme": "shop",
        "appsflyer": {
          "version": "6.15", "minTimeBetweenSessions": "0s", "integration": { "omit": ["start", "setDelegate"] }
        }
      },
      "backend": { "appsflyer": { "launch": { "after": ["1s", "10s"], "failure": "offline" } } },
      "steps": [{ "install": {} }, { "launch": {} }, \(steps.joined(separator: ", "))]
      """
  }

  /// App code asks for the resolution of some short links, one after the other, and then waits.
  static func links(_ count: Int, waits: Int = 0, hasDelegate: Bool = false) -> String {
    let calls = (0..<count).map {
      #"{ "call": "AppsFlyerLib.performOnAppAttribution", "with": "https://shop.onelink.me/abcd/link\#($0)" }"#
    }
    let steps = calls + [String](repeating: #"{ "wait": "20s" }"#, count: waits)
    let omitted = hasDelegate ? #"["start"]"# : #"["start", "setDelegate"]"#
    return """
      "app": { "scheme": "shop", "appsflyer": { "version": "6.15", "integration": { "omit": \(omitted) } } },
      "backend": { "appsflyer": { "shortLink": { "after": ["1s", "10s"] } } },
      "steps": [{ "install": {} }, { "launch": {} }, \(steps.joined(separator: ", "))]
      """
  }
}
