import DeepLinkSimulator
import DeepLinkSimulatorReports
import XCTest

/// Diagrams are what Mermaid's documentation allows.
final class MermaidTests: XCTestCase {
  func testDiagramsOfRunsAreValid() throws {
    let diagrams = MermaidChecker.diagrams(in: try SampleRuns.document().text(as: .mermaid))
    XCTAssertEqual(diagrams.count, 2)
    for lines in diagrams {
      let checker = MermaidChecker(lines)
      XCTAssertEqual(checker.complaints, [])
      XCTAssertGreaterThan(checker.arrowCount, 5)
    }
    XCTAssertEqual(MermaidChecker(diagrams[0]).blockCounts["rect"], 1, "a frame around the event that failed")
  }

  func testAFailingOrderAndOneThatPassesShareADiagram() throws {
    let diagrams = MermaidChecker.diagrams(in: try SampleExplorations.document().text(as: .mermaid))
    let checker = MermaidChecker(diagrams[0])
    XCTAssertEqual(checker.complaints, [])
    XCTAssertEqual(checker.blockCounts["alt"], 1)
    let fails = try XCTUnwrap(diagrams[0].firstIndex { $0.contains("  alt ✘ fails") })
    let passes = try XCTUnwrap(diagrams[0].firstIndex { $0.contains("  else ✔ passes") })
    let routes = diagrams[0].indices.filter { diagrams[0][$0].contains("-->>lane_app: route Peaches") }
    XCTAssertEqual(routes.count { $0 < fails }, 0, "the orders part before the app opens anything")
    XCTAssertEqual(routes.count { $0 > fails && $0 < passes }, 2)
    XCTAssertEqual(routes.count { $0 > passes }, 1)
  }

  func testACombiningMarkHidesNoSpecialCharacter() throws {
    let text = """
      { "version": 1, "name": "marks", "app": { "scheme": "shop", "routes": { "a": "S;\u{301} #\u{301}9" } },
        "steps": [ { "install": {} }, { "tap": "shop://a" } ] }
      """
    var document = ReportDocument(title: "marks")
    document.runs = [ReportDocument.Run(try SampleRuns.report(text, file: "a.json"), replay: "")]
    let diagrams = MermaidChecker.diagrams(in: document.text(as: .mermaid))
    XCTAssertEqual(MermaidChecker(try XCTUnwrap(diagrams.first)).complaints, [])
    XCTAssert(diagrams[0].contains { $0.hasSuffix("route S#59;\u{301} #35;\u{301}9") }, "\(diagrams[0])")
  }

  func testLongRunsAreFolded() throws {
    var document = ReportDocument(title: "long")
    document.runs = [try SampleRuns.longRun(taps: 30)]
    let diagrams = MermaidChecker.diagrams(in: document.text(as: .mermaid))
    let checker = MermaidChecker(try XCTUnwrap(diagrams.first))
    XCTAssertEqual(checker.complaints, [])
    XCTAssertLessThan(checker.arrowCount, document.runs[0].eventCount)
    XCTAssertTrue(diagrams[0].contains { $0.contains("more event") })
  }

  func testTheCheckerNoticesWhatMermaidWouldNotRead() {
    let head = ["sequenceDiagram", "participant a as A"]
    let faults = [
      "a->>b: text", "a->>a: 1; 2", "a->>a: #9", "a->>a:", "Note over a,a,a: x", "alt x", "end", "a->>a: end", "else x",
      "a => a: x", "participant end as x",
    ]
    for fault in faults { XCTAssertNotEqual(MermaidChecker(head + [fault]).complaints, [], fault) }
    XCTAssertNotEqual(MermaidChecker(["graph TD"]).complaints, [])
    let valid = head + ["alt x", "a->>a: #59;", "else y", "rect rgb(1, 2, 3)", "Note right of a: z", "end", "end"]
    XCTAssertEqual(MermaidChecker(valid).complaints, [])
  }
}

extension ReportDocument.Run {
  /// How many events the run has.
  fileprivate var eventCount: Int {
    if case .ran(let result, _) = report.ending { result.trace.events.count } else { 0 }
  }
}
