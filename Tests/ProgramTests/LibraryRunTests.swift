import XCTest

@testable import LibraryCheck

/// What the check of the library says of its searches.
final class LibraryRunTests: XCTestCase {
  private let counts = [
    "1 scenarios searched with the reduction and without it, in all orders",
    "1 scenarios searched with the reduction and without it, in orders close to the default one, and by random orders",
    "1 scenarios searched with the reduction and without it, in orders close to the default one",
  ]

  private func finding(
    _ name: String, _ method: ScenarioFinding.Method, _ complaints: String...
  ) -> ScenarioFinding {
    ScenarioFinding(name: name, row: "\(name) | row", method: method, complaints: complaints)
  }

  func testALibraryWithAllKindsOfScenariosPasses() {
    let run = LibraryRun([finding("a", .allOrders), finding("b", .randomOrders), finding("c", .closeOrders)])
    XCTAssertTrue(run.report.passed)
    XCTAssertEqual(run.report.lines, counts)
    XCTAssertEqual(run.table.rows, ["a | row", "b | row", "c | row"])
  }

  func testComplaintsComeFirstWithTheirFile() {
    let run = LibraryRun([
      finding("a", .allOrders), finding("b", .randomOrders, "first", "second"), finding("c", .closeOrders, "third"),
    ])
    XCTAssertFalse(run.report.passed)
    XCTAssertEqual(run.report.lines, ["b: first", "b: second", "c: third"] + counts)
  }

  func testALibraryThatDoesNotCheckTheSearchFails() {
    let run = LibraryRun([finding("a", .allOrders), finding("c", .closeOrders)])
    XCTAssertFalse(run.report.passed)
    XCTAssertEqual(
      run.report.lines,
      [
        counts[0], counts[1].replacingOccurrences(of: "1 scen", with: "0 scen"),
        "a library without such a scenario does not check the search", counts[2],
      ])
  }

  func testWhatOneCheckFindsIsNotLostBehindAnother() {
    var wrong = CheckReport()
    wrong.complain("wrong")
    var right = CheckReport()
    right.say("right")
    for report in [wrong + right, right + wrong] {
      XCTAssertFalse(report.passed)
      XCTAssertEqual(Set(report.lines), ["wrong", "right"])
    }
    XCTAssertTrue((right + right).passed)
  }
}
