import DeepLinkSimulator
import XCTest

@testable import Simulation

/// How a trace of long labels in every lane is laid out.
final class TextTraceTests: XCTestCase {
  private let sdks: [SDKName] = [.appsFlyer, .adjust]

  func testLinesStayWithinTheirWidthWhateverTheLabels() {
    let long = String(repeating: "https://shop.example/", count: 20)
    let lanes: [Lane] = [.user, .os, .app, .sdk(.appsFlyer), .sdk(.adjust), .backend]
    let lines = TextTrace(lanes.enumerated().map { event($0.offset + 1, $0.element, long) }, sdks: sdks).lines
    XCTAssertEqual(lines.count, lanes.count + 1)
    for line in lines { XCTAssertLessThanOrEqual(line.columnCount, TextTrace.lineWidth, line) }
    for (line, lane) in zip(lines.dropFirst(), lanes) {
      let start = lines[0].range(of: lane.rawValue)?.lowerBound
      XCTAssertEqual(line.range(of: "tap")?.lowerBound.utf16Offset(in: line), start?.utf16Offset(in: lines[0]))
      XCTAssert(line.hasSuffix("…  SIM-USER-1"), line)
    }
  }

  func testALabelGoesOnOverEmptyColumns() {
    let link = "https://shop.example/" + String(repeating: "a", count: 70)
    let events = [event(1, .user, link), event(2, .os, link), event(3, .app, "A"), event(4, .backend, "B")]
    for line in TextTrace(events, sdks: sdks).lines[1...2] { XCTAssert(line.contains("tap \(link) "), line) }
  }

  func testATimeStandsAtTheFirstOfItsEvents() {
    let times: [Int64] = [0, 0, 1_500_000, 1_500_000]
    let lines = TextTrace(times.enumerated().map { event($0.offset + 1, .user, "x", time: $0.element) }, sdks: sdks)
      .lines
    XCTAssertEqual(
      lines,
      [
        "#  time  user   rule", "1    0s  tap x  SIM-USER-1", "2        tap x  SIM-USER-1",
        "3  1.5s  tap x  SIM-USER-1",
        "4        tap x  SIM-USER-1",
      ])
  }

  func testWhereThereIsLittleRoomLanesShareAColumnAndNothingIsLost() {
    let link = "https://shop.example/" + String(repeating: "a", count: 70)
    let events = [event(1, .user, link), event(2, .os, "画面 \(link)"), event(3, .backend, "B")]
    let lines = TextTrace(events, sdks: sdks, width: 80).lines
    for line in lines { XCTAssertLessThanOrEqual(line.columnCount, 80, line) }
    XCTAssertTrue(lines[0].hasPrefix("#  time  lane     event"), lines[0])
    let rules = lines.filter { $0.hasSuffix("  SIM-USER-1") }
    XCTAssertEqual(
      Set(rules.map { $0.dropLast("SIM-USER-1".count) }.map { String($0).columnCount }).count, 1, "\(lines)")
    let text = lines.joined().replacing(" ", with: "").replacing("SIM-USER-1", with: "")
    XCTAssertEqual(text.components(separatedBy: link).count - 1, 2, text)
  }

  func testWideCharactersTakeTwoColumns() {
    let events = [event(1, .user, "画面を開く"), event(2, .os, "😀 🇩🇪 e\u{301}"), event(3, .backend, "plain")]
    for width in [80, 160] {
      let lines = TextTrace(events, sdks: sdks, width: width).lines.dropFirst()
      let starts = lines.map { line in
        (line.firstRange(of: "SIM-USER-1")?.lowerBound).map { String(line[..<$0]).columnCount }
      }
      XCTAssertEqual(Set(starts).count, 1, "\(width): \(lines)")
    }
  }

  func testTimesAreWrittenAsPeopleDo() {
    let times: [Int64] = [0, 10_648_315_050_000, 10_648_315_150_000]
    let lines = TextTrace(times.enumerated().map { event($0.offset + 1, .user, "x", time: $0.element) }, sdks: sdks)
      .lines
    XCTAssertTrue(lines[2].hasPrefix("2  4 months 1 day  tap x"), lines[2])
    XCTAssertTrue(lines[3].hasPrefix("3          +100ms  tap x"), lines[3])
  }

  func testAnEmptyTraceHasItsHead() {
    XCTAssertEqual(TextTrace([], sdks: []).lines, ["#  time    rule"])
  }

  private func event(_ index: Int, _ lane: Lane, _ argument: String, time: Int64 = 0) -> TraceEvent {
    TraceEvent(
      index: index, time: VirtualInstant(microseconds: time), lane: lane, occurrence: .step(.tap, argument),
      rule: .simulation(.userStep), cause: 0, process: .notRunning, scene: nil)
  }
}
