import SDKContract
import XCTest

@testable import IOSModel

final class PlatformPropertyTests: XCTestCase {
  func testEverythingThatIsPlannedIsLegal() {
    let exploration = PlatformExploration.shared
    XCTAssertGreaterThan(exploration.states, 1000)
    for contradiction in exploration.contradictions.prefix(5) {
      XCTFail("\(contradiction)")
    }
    XCTAssertEqual(exploration.contradictions.count, 0)
    XCTAssertEqual(exploration.inconsistencies.prefix(5), [])
  }

  func testEachStyleGetsExactlyTheCallsItIsSaidToGet() {
    for style in AppStyle.allCases {
      let reached = PlatformExploration.shared.calls[style, default: []]
      XCTAssertEqual(SystemCall.labels(for: style).filter { !reached.contains($0) }, [], "\(style): never called")
      XCTAssertEqual(reached.subtracting(SystemCall.labels(for: style)).sorted(), [], "\(style): called all the same")
    }
  }

  func testNoPlanSurvivesTheLossOfACallThatChangesTheState() throws {
    for style in AppStyle.allCases {
      var machine = PlatformRun(style).machine
      for input in [PlatformInput.openLink(PlatformRun.scheme), .leave, .openLink(PlatformRun.universal)] {
        let steps = try machine.steps(for: input)
        var states = machine
        for (index, step) in steps.enumerated() {
          let changesState = step.process != states.process || step.scene != states.scene
          if changesState, index + 1 < steps.count {
            XCTAssertFalse(isLegal(steps, without: index, from: machine), "\(style), \(input) without \(step)")
          }
          try states.perform(step)
        }
        machine = states
      }
    }
  }

  private func isLegal(_ steps: [PlatformStep], without index: Int, from start: PlatformMachine) -> Bool {
    var machine = start
    do {
      for (position, step) in steps.enumerated() where position != index { try machine.perform(step) }
      return true
    } catch {
      return false
    }
  }

  func testThePlanOfAStateIsAlwaysTheSame() throws {
    for style in AppStyle.allCases {
      let machine = PlatformRun(style).machine
      XCTAssertEqual(
        try machine.steps(for: .openLink(PlatformRun.universal)),
        try machine.steps(for: .openLink(PlatformRun.universal)))
    }
  }
}
