import DeepLinkSimulator
import XCTest

@testable import Simulation

/// How an unmet expectation is laid out.
final class FailureTextTests: XCTestCase {
  func testTheRuleIsPrintedOnLinesOfItsOwn() {
    let rule = AdjustRule.allCases.max { $0.rule.statement.count < $1.rule.statement.count } ?? AdjustRule.allCases[0]
    let lines = lines(["a", "b"], ["a", "c"], difference: 1, rule: .adjust(rule))
    XCTAssertEqual(
      lines[0...3],
      ["  at        f.json:7:3", "  expected  a   b", "  actual    a   c", "                ^ 2: differs"])
    let words = lines.dropFirst(4).map { $0.dropFirst(12) }.joined(separator: " ")
    XCTAssertEqual(words, "\(rule.id): \(rule.rule.statement)")
    XCTAssert(lines[4].hasPrefix("  because   "))
    for line in lines { XCTAssertLessThanOrEqual(line.columnCount, FailureText.lineWidth) }
  }

  func testAStepOfTheScenarioNeedsNoReason() {
    XCTAssertFalse(lines(["a"], ["b"], rule: .simulation(.userStep)).contains { $0.hasPrefix("  because") })
  }

  func testTheCaretStandsUnderTheFirstDifferentCharacter() {
    XCTAssertEqual(
      lines(["screen = \"画面\""], ["screen = \"画\""]).suffix(2),
      ["  actual    screen = \"画\"", "                        ^ differs"])
  }

  func testAnExplanationWithoutRoomBehindTheCaretIsPrintedUnderIt() {
    let cells = ["first", String(repeating: "x", count: 85), "end"]
    XCTAssertEqual(
      lines(cells, ["first", cells[1], "other"], difference: 2).suffix(2),
      [String(repeating: " ", count: 108) + "^", "            3: differs"])
  }

  func testSequencesThatAreTooWideArePrintedOneEventALine() {
    let events = (1...12).map { "callback number \($0)" }
    let lines = lines(events, Array(events.dropLast()) + ["another"], difference: 11)
    XCTAssertEqual(lines[1], "      expected             actual")
    XCTAssertEqual(lines[2], "    1 callback number 1    callback number 1")
    XCTAssertEqual(lines[13], ">  12 callback number 12   another")
    XCTAssertEqual(lines[14], "  differs   12: differs")
  }

  func testAFailureFitsTheRoomThereIs() {
    let events = (1...4).map {
      "callback number \($0) with a long name and a link https://example.com/a/b/c/d/e/f/g/h/i"
    }
    let failures = [(events, Array(events.dropLast())), ([events[0]], [events[1]]), (["a"], ["b"])]
    for (expected, actual) in failures {
      let failure = ExpectationFailure(
        location: nil, expected: expected, actual: actual, firstDifference: expected.count - 1,
        explanation: "the events that were expected are not those that came, and this is said at length")
      let lines = FailureText(failure, file: "f.json", width: 60).lines
      for line in lines { XCTAssertLessThanOrEqual(line.columnCount, 60, line) }
      let text = lines.joined(separator: " ").replacing(" ", with: "")
      XCTAssertTrue(text.contains("thisissaidatlength"), text)
      XCTAssertTrue(expected.count == 1 && text.contains("b") || text.contains("callbacknumber1"), text)
    }
  }

  func testAFailureWithoutAPlaceNamesTheFile() {
    let failure = ExpectationFailure(location: nil, expected: ["a"], actual: ["b"], explanation: "differs")
    XCTAssertEqual(FailureText(failure, file: "f.json").lines.first, "  at        f.json")
  }

  private func lines(
    _ expected: [String], _ actual: [String], difference: Int? = nil, rule: RuleID? = nil
  ) -> [String] {
    let event = rule.map {
      TraceEvent(
        index: 1, time: .zero, lane: .user, occurrence: .step(.tap, nil), rule: $0, cause: 0, process: .notRunning,
        scene: nil)
    }
    let failure = ExpectationFailure(
      location: SourceLocation(line: 7, column: 3), expected: expected, actual: actual, firstDifference: difference,
      explanation: "differs", event: event)
    return FailureText(failure, file: "f.json").lines
  }
}
