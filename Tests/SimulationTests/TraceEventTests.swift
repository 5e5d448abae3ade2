import SDKContract
import XCTest

@testable import Simulation

/// Tests what an event of a trace takes and keeps.
final class TraceEventTests: XCTestCase {
  func testAnEventIsOneCacheLine() {
    XCTAssertEqual(MemoryLayout<TraceEvent>.stride, 64)
  }

  func testAnEventKeepsEachLane() {
    for lane in [Lane.user, .os, .app, .backend, .sdk(SDKName(rawValue: "one")), .sdk(SDKName(rawValue: "two"))] {
      XCTAssertEqual(event(in: lane).lane, lane)
      XCTAssertEqual(event(in: lane).lane.rawValue, lane.rawValue)
    }
  }

  func testTheNamesOfSDKsAreNotCountedInBytes() {
    for number in 1...300 {
      let name = SDKName(rawValue: "sdk \(number)")
      XCTAssertEqual(event(in: .sdk(name)).lane.rawValue, "sdk \(number)")
    }
  }

  func testAnEventKeepsEachState() {
    for process in ProcessState.allCases {
      for scene in [nil] + SceneState.allCases {
        var event = event(in: .user)
        event.process = process
        event.scene = scene
        XCTAssertEqual(event.process, process)
        XCTAssertEqual(event.scene, scene)
      }
    }
  }

  func testALaneCanBeReplaced() {
    var event = event(in: .user)
    event.lane = .sdk(SDKName(rawValue: "two"))
    XCTAssertEqual(event.lane.rawValue, "two")
  }

  func testAFurtherRuleIsOneThatIsNotTheFirst() {
    let (first, second) = (RuleID(SimulationRule.integrationCall), RuleID(SimulationRule.setByApp))
    XCTAssertEqual(event(in: .app, rule: first, furtherRule: second).rules, [first, second])
    XCTAssertNil(event(in: .app, rule: first, furtherRule: first).furtherRule)
    XCTAssertNil(event(in: .app, rule: first).furtherRule)
  }

  func testNamesOfSDKsAreEqualWhereTheirTextsAre() {
    XCTAssertEqual(SDKName(rawValue: "one"), SDKName(rawValue: "one"))
    XCTAssertNotEqual(SDKName(rawValue: "one"), SDKName(rawValue: "two"))
  }

  private func event(in lane: Lane, rule: RuleID = RuleID(SimulationRule.setByApp), furtherRule: RuleID? = nil)
    -> TraceEvent
  {
    TraceEvent(
      index: 1, time: .zero, lane: lane, occurrence: .note("note"), rule: rule, cause: 0, furtherRule: furtherRule,
      process: .active, scene: nil)
  }
}
