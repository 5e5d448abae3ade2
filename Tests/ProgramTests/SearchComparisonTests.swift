import DeepLinkSimulatorCommand
import XCTest

@testable import LibraryCheck

/// What is said of a search that does not find what another one finds.
final class SearchComparisonTests: XCTestCase {
  /// A scenario in which another order does not meet the expectation in line 6.
  private func scenario() throws -> LibraryScenario {
    let folder = try temporaryFolder()
    try """
    {
      "version": 1, "name": "Two answers",
      "app": { "scheme": "shop", "appsflyer": { "version": "6.15", "unifiedDeepLinking": true } },
      "steps": [{ "install": {} }, { "launch": {} }],
      "expect": [
        { "sequence": ["answer deferredDeepLink", "answer conversionData"] } ]
    }
    """.write(to: folder.appendingPathComponent("a.jsonc"), atomically: true, encoding: .utf8)
    return try XCTUnwrap(LibraryScenario.all(in: folder.path).first)
  }

  func testASearchThatFindsTheSameIsNotComplainedAbout() throws {
    let scenario = try scenario()
    let finding = ScenarioFinding(scenario)
    XCTAssertEqual(finding.name, scenario.name)
    XCTAssertEqual(finding.method, .allOrders)
    XCTAssertEqual(finding.complaints, [])
    XCTAssertTrue(finding.row.hasPrefix("\(scenario.name) | 301 (all) | "), finding.row)
    XCTAssertTrue(finding.row.contains("fails 6 in "), finding.row)
  }

  func testALineThatTheReductionChangesIsShownOfBothSearches() throws {
    let scenario = try scenario()
    let report = scenario.exploreBare()
    var changed = report
    changed.failures = []
    let complaints = SearchComparison(search: changed, other: report).differences(of: scenario)
    XCTAssertEqual(complaints.count, 1)
    let lines = try XCTUnwrap(complaints.first).split(separator: "\n").map(String.init)
    XCTAssertEqual(lines.first, "the reduction changes the result")
    XCTAssertEqual(
      lines.dropFirst().map { String($0.prefix(11)) }, ["  with     ", "  without  "])
    XCTAssertEqual(lines.map { $0.contains(#""result":"pass""#) }, [false, true, false])
    XCTAssertEqual(lines.map { $0.contains(#""result":"fail""#) }, [false, false, true])
    XCTAssertEqual(SearchComparison(search: report, other: report).differences(of: scenario), [])
  }

  func testLinesThatTheReductionLosesAreCounted() throws {
    let scenario = try scenario()
    var report = scenario.exploreBare()
    report.failures = []
    var fewer = report
    fewer.outcomes = []
    XCTAssertEqual(
      SearchComparison(search: fewer, other: report).differences(of: scenario),
      ["the reduction changes the result\n  with     1 lines\n  without  2 lines"])
  }

  func testASearchThatDoesNotComeToItsEndIsSaidToBeSo() throws {
    let scenario = try scenario()
    let report = scenario.exploreBare { $0.maximumDifferences = 0 }
    XCTAssertEqual(SearchComparison(search: report, other: report).incompleteness, ["the search is not complete"])
    let whole = scenario.exploreBare()
    XCTAssertEqual(SearchComparison(search: whole, other: report).incompleteness, [])
  }

  func testWhatTheSearchDoesNotFindIsShownWithItsOrder() throws {
    let scenario = try scenario()
    let all = scenario.exploreBare()
    let random = scenario.exploreBare { $0.strategy = .random(seed: 1, count: 30) }
    XCTAssertEqual(SearchComparison(search: all, other: random).missed, [])
    var search = all
    search.outcomes = []
    search.failures = []
    let outcome = try XCTUnwrap(all.outcomes.first?.example.schedule.text)
    let failure = try XCTUnwrap(all.failures.first?.closest.schedule.text)
    XCTAssertFalse(failure.isEmpty)
    XCTAssertEqual(
      SearchComparison(search: search, other: all).missed,
      [
        "the search misses the outcome of \(outcome.quoted)",
        "the search misses the failure at line 6 of \(failure.quoted)",
      ])
    var unplaced = all
    unplaced.failures[0].failure.location = nil
    XCTAssertEqual(
      SearchComparison(search: all, other: unplaced).missed,
      ["the search misses the failure at the end of \(failure.quoted)"])
  }

  func testRandomOrdersThatFindNothingCheckNothing() throws {
    let report = try scenario().exploreBare()
    var random = report
    random.outcomes = []
    random.failures = []
    XCTAssertEqual(SearchComparison(search: report, other: random).missed, ["random orders have no outcome"])
  }
}
