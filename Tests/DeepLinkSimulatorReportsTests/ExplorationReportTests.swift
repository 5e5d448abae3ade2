import DeepLinkSimulator
import DeepLinkSimulatorReports
import Foundation
import XCTest

/// Reports of explorations and matrices.
final class ExplorationReportTests: XCTestCase {
  private func page(_ document: ReportDocument) throws -> [String: Any] {
    let page = document.text(as: .html)
    let start = try XCTUnwrap(page.range(of: "id=\"report\">"))
    let end = try XCTUnwrap(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let value = try JSONSerialization.jsonObject(with: Data(page[start.upperBound..<end.lowerBound].utf8))
    return try XCTUnwrap(value as? [String: Any])
  }

  // MARK: The orders that are shown

  func testAFailingOrderStandsBesideOneThatPassesAndPartsFromItAtOneDecision() throws {
    let document = try SampleExplorations.document()
    let failure = try XCTUnwrap(document.explorations[0].failures.first)
    let failing = document.runs[try XCTUnwrap(failure.failing)]
    let passing = document.runs[try XCTUnwrap(failure.passing)]
    guard case .ran(let bad, let badVerdict) = failing.report.ending,
      case .ran(let good, let goodVerdict) = passing.report.ending
    else { return XCTFail("the orders were not run") }
    XCTAssertFalse(badVerdict.passed)
    XCTAssertTrue(goodVerdict.passed)
    let shared = zip(bad.trace.events, good.trace.events).prefix { $0.label == $1.label }.count
    XCTAssertGreaterThan(shared, 10, "they part late")
    // Where they part, the failing order knows of the other event, and of the run in which it comes.
    let other = good.trace.events[shared].label
    let branch = failing.branches.first { $0.event == shared + 1 && $0.run == failure.passing }
    XCTAssertEqual(
      branch.map { String($0.name.prefix { $0 != "#" }) }.map { other.hasPrefix($0) }, true, "\(failing.branches)")
  }

  func testThePointOfNoReturnIsAnEventOfTheFailingOrder() throws {
    let document = try SampleExplorations.document()
    let failure = try XCTUnwrap(document.explorations[0].failures.first)
    let index = try XCTUnwrap(failure.noReturn)
    guard case .ran(let result, _) = document.runs[try XCTUnwrap(failure.failing)].report.ending else {
      return XCTFail("the order was not run")
    }
    let label = result.trace.events[index - 1].label
    XCTAssertTrue(label.hasPrefix(try XCTUnwrap(failure.failure.pointOfNoReturn).label), label)
  }

  func testEachOutcomeHasAnExampleThatCanBePlayed() throws {
    let exploration = try SampleExplorations.document().explorations[0]
    XCTAssertGreaterThan(exploration.outcomes.count, 1)
    XCTAssertTrue(exploration.outcomes.allSatisfy { $0.run != nil && $0.passes != nil })
    XCTAssertEqual(Set(exploration.outcomes.map(\.passes)), [true, false])
  }

  func testAnOrderIsRunOnceHoweverOftenItIsShown() throws {
    let runs = try SampleExplorations.document().runs
    let names = runs.map { "\($0.report.file) \($0.role ?? "")" }
    XCTAssertEqual(names.count, Set(names).count, "\(names)")
  }

  // MARK: For programs

  func testJUnitHasAFailureForARaceAndSkipsWhatWasNotExploredCompletely() throws {
    let text = try SampleExplorations.document().text(as: .junit)
    XCTAssertTrue(text.contains("<testsuites name=\"explore Scenarios\" tests=\"4\" failures=\"1\" errors=\"1\""), text)
    XCTAssertTrue(text.contains("<skipped message=\""), text)
    XCTAssertTrue(text.contains("<property name=\"replay\" value=\"deeplink-sim replay --order "), text)
    XCTAssertTrue(text.contains("<property name=\"order\" value=\"--order "), text)
    XCTAssertTrue(text.contains("<property name=\"rule\" value=\"AF-"), text)
    XCTAssertTrue(
      text.contains("<property name=\"coverage\" value=\"301 orders (causal), all that are legal\"/>"), text)
  }

  func testAnnotationsAndSARIFPointAtTheExpectationThatARaceBreaks() throws {
    let document = try SampleExplorations.document()
    let lines = document.text(as: .github).split(separator: "\n")
    XCTAssertEqual(lines.count, 2, "\(lines)")
    XCTAssertTrue(lines[0].hasPrefix("::error file=Scenarios/race.json,line=15,col="), String(lines[0]))
    XCTAssertTrue(lines[0].contains("fails     in "), String(lines[0]))
    XCTAssertTrue(document.text(as: .sarif).contains("\"startLine\":15"))
  }

  func testMarkdownCountsScenariosAndOrders() throws {
    let text = try SampleExplorations.document().text(as: .markdown)
    XCTAssertTrue(text.contains("**4 scenarios: 1 passed, 1 failed, 1 not explored completely, 1 invalid** · "), text)
    XCTAssertTrue(text.contains("Fails in "), text)
  }

  func testTheTraceHasAProcessForEachOrder() throws {
    let document = try SampleExplorations.document()
    let text = document.text(as: .trace)
    XCTAssertEqual(text.components(separatedBy: "\"process_name\"").count - 1, document.runs.count)
    XCTAssertTrue(text.contains("two answers; one click · the default order"), "")
  }

  // MARK: The page

  func testThePageHasOutcomesPairsAndBranches() throws {
    let report = try page(try SampleExplorations.document())
    let explorations = try XCTUnwrap(report["explorations"] as? [[String: Any]])
    XCTAssertEqual(explorations.compactMap { $0["result"] as? String }, ["fail", "pass", "unfinished", "invalid"])
    let runs = try XCTUnwrap(report["runs"] as? [[String: Any]])
    let failure = try XCTUnwrap((explorations[0]["failures"] as? [[String: Any]])?.first)
    for key in ["failing", "passing"] {
      XCTAssertTrue(runs.indices.contains(try XCTUnwrap(failure[key] as? Int)), key)
    }
    XCTAssertNotNil(failure["pointOfNoReturn"] as? Int)
    let events = try XCTUnwrap(runs[try XCTUnwrap(failure["failing"] as? Int)]["events"] as? [[String: Any]])
    let branches = events.flatMap { $0["branches"] as? [[String: Any]] ?? [] }
    XCTAssertTrue(branches.contains { ($0["run"] as? Int).map(runs.indices.contains) == true }, "\(branches)")
  }

  func testThePageShowsWhatTheSDKWaitsForAndHasCalled() throws {
    let document = try SampleExplorations.document()
    let report = try page(document)
    let runs = try XCTUnwrap(report["runs"] as? [[String: Any]])
    let events = try XCTUnwrap(runs[0]["events"] as? [[String: Any]])
    let states = events.compactMap { $0["state"] as? [String: Any] }
    XCTAssertTrue(states.contains { ($0["appsflyer waits for"] as? String)?.contains("deferredDeepLink") == true })
    XCTAssertTrue(states.contains { $0["appsflyer waits for"] is NSNull }, "the requests are answered in the end")
    XCTAssertTrue(
      states.contains { ($0["appsflyer has called"] as? String)?.contains("onConversionDataSuccess") == true })
  }

  func testTheMatrixOpensARunForEachVariantThatThereIs() throws {
    let report = try page(try SampleExplorations.matrix())
    let matrices = try XCTUnwrap(report["matrices"] as? [[String: Any]])
    let rows = try XCTUnwrap(matrices.first?["rows"] as? [[String: Any]])
    let cells = try XCTUnwrap(rows.first?["cells"] as? [[String: Any]])
    XCTAssertEqual(cells.map { $0["run"] as? Int }, [0, 1, nil])
    XCTAssertEqual(cells.compactMap { $0["result"] as? String }, ["fail", "pass", "impossible"])
  }

  func testTheMatrixIsATableInMarkdownAndACaseEachInJUnit() throws {
    let document = try SampleExplorations.matrix()
    let markdown = document.text(as: .markdown)
    XCTAssertTrue(markdown.contains("| | uikit-scenes | swiftui | none |"), markdown)
    XCTAssertTrue(markdown.contains("| ✘ route &lt;Shoes&gt;<br>nothing routed | ✔ route Hats | – |"), markdown)
    let xml = document.text(as: .junit)
    XCTAssertTrue(xml.contains("tests=\"3\" failures=\"1\" errors=\"0\""), xml)
    XCTAssertTrue(xml.contains("<skipped message=\"there is no | such style\"/>"), xml)
  }

  func testTheSameExplorationGivesTheSameBytes() throws {
    let documents = try (0..<2).map { _ in try SampleExplorations.document() }
    for kind in ReportKind.allCases {
      let texts = documents.map { $0.text(as: kind) }
      XCTAssertEqual(texts[0], texts[1], kind.rawValue)
    }
  }
}
