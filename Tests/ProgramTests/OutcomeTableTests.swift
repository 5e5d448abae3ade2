import XCTest

@testable import LibraryCheck

/// What the check of the library says of its table and the snapshot.
final class OutcomeTableTests: XCTestCase {
  private func check(_ rows: [String], against kept: String) throws -> CheckReport {
    let path = try temporaryFolder().appendingPathComponent("outcomes.txt").path
    try kept.write(toFile: path, atomically: true, encoding: .utf8)
    let report = OutcomeTable(rows: rows).compare(with: path)
    XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), kept, "comparing changes nothing")
    return report.naming(path)
  }

  private let differs = "FILE differs; accept what is right with --write"

  func testTheSameTablePasses() throws {
    let report = try check(["a | 1", "b | 2"], against: "a | 1\nb | 2\n")
    XCTAssertTrue(report.passed)
    XCTAssertEqual(report.lines, ["2 rows as in FILE"])
  }

  func testARowThatIsDifferentIsShownAsItWasAndAsItIs() throws {
    let report = try check(["a | 1", "b | 3"], against: "a | 1\nb | 2\n")
    XCTAssertFalse(report.passed)
    XCTAssertEqual(report.lines, ["- b | 2", "+ b | 3", differs])
  }

  func testARowThatIsMissingIsShown() throws {
    let report = try check(["b | 2"], against: "a | 1\nb | 2\n")
    XCTAssertFalse(report.passed)
    XCTAssertEqual(report.lines, ["- a | 1", differs])
  }

  func testARowThatIsNewIsShown() throws {
    let report = try check(["a | 1", "b | 2"], against: "b | 2\n")
    XCTAssertFalse(report.passed)
    XCTAssertEqual(report.lines, ["+ a | 1", differs])
  }

  func testRowsInAnotherOrderAreDifferent() throws {
    let report = try check(["b | 2", "a | 1"], against: "a | 1\nb | 2\n")
    XCTAssertFalse(report.passed)
    XCTAssertEqual(report.lines.last, differs)
  }

  func testASnapshotThatIsNotThereIsSaidToBeSo() throws {
    let path = try temporaryFolder().appendingPathComponent("none.txt").path
    let report = OutcomeTable(rows: ["a"]).compare(with: path).naming(path)
    XCTAssertFalse(report.passed)
    XCTAssertEqual(report.lines, ["FILE cannot be read; make it with --write"])
  }

  func testAWrittenSnapshotIsThatOfTheTable() throws {
    let path = try temporaryFolder().appendingPathComponent("outcomes.txt").path
    let table = OutcomeTable(rows: ["a | 1", "b | 2"])
    let report = table.write(to: path).naming(path)
    XCTAssertTrue(report.passed)
    XCTAssertEqual(report.lines, ["2 rows written to FILE"])
    XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "a | 1\nb | 2\n")
    XCTAssertTrue(table.compare(with: path).passed)
  }

  func testASnapshotThatCannotBeWrittenIsSaidToBeSo() throws {
    let path = try temporaryFolder().appendingPathComponent("no folder/outcomes.txt").path
    let report = OutcomeTable(rows: ["a"]).write(to: path).naming(path)
    XCTAssertFalse(report.passed)
    XCTAssertEqual(report.lines, ["FILE cannot be written"])
  }
}

extension CheckReport {
  /// The report with a word in the place of a path.
  fileprivate func naming(_ path: String) -> CheckReport {
    CheckReport(lines: lines.map { $0.replacingOccurrences(of: path, with: "FILE") }, passed: passed)
  }
}
