import DeepLinkSimulatorXCTest
import UIKit
import XCTest

/// Many queues and blocks of a simulated app.
final class QueueLoadTests: SystemProbeCase {
  private static let queues: [(String, @Sendable (Int) -> DispatchQueue)] = {
    let serial = DispatchQueue(label: "serial")
    let concurrent = DispatchQueue(label: "concurrent", attributes: .concurrent)
    let child = DispatchQueue(label: "child", target: serial)
    return [
      ("main", { _ in .main }), ("serial", { _ in serial }), ("concurrent", { _ in concurrent }),
      ("global", { _ in .global() }), ("child", { $0 % 2 == 0 ? serial : child }),
      ("many", { _ in DispatchQueue(label: "one of many") }),
      ("many children", { _ in DispatchQueue(label: "one of many", target: serial) }),
    ]
  }()

  func testManyBlocksTakeNoLongerThanTheirNumber() throws {
    for (name, queue) in Self.queues {
      let start = ContinuousClock().now
      let seen = try seen { saw in
        // It is sound because everything runs on one thread.
        nonisolated(unsafe) var count = 0
        for number in 0..<10_000 {
          queue(number).async {
            count += 1
            if count == 10_000 { saw("all") }
          }
        }
      }
      XCTAssertEqual(seen, ["all"])
      let time = ContinuousClock().now - start
      XCTAssertLessThan(time, .seconds(8), "\(name) takes \(time)")
    }
  }
}
