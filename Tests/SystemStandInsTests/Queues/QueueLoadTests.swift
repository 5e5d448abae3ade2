import DeepLinkSimulatorXCTest
import TestSupport
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

  func testManyBlocksAllRun() throws {
    for (name, queue) in Self.queues {
      let seen = try seen { saw in
        // It is sound because everything runs on one thread.
        nonisolated(unsafe) var done = 0
        for number in 0..<Self.count {
          queue(number).async {
            done += 1
            if done == Self.count { saw("all") }
          }
        }
      }
      XCTAssertEqual(seen, ["all"], name)
    }
  }

  /// What an app may do thousands of times, until it is done.
  private static let loads: [(String, @Sendable (@escaping @Sendable () -> Void) -> Void)] = [
    (
      "sync",
      { done in
        let queue = DispatchQueue(label: "queue")
        for _ in 0..<count { queue.async {} }
        for _ in 0..<count { queue.sync {} }
        done()
      }
    ),
    (
      "semaphore, while others wait",
      { done in
        for _ in 0..<count { DispatchQueue.main.async {} }
        let semaphore = DispatchSemaphore(value: 0)
        for _ in 0..<count {
          DispatchQueue.global().async { semaphore.signal() }
          semaphore.wait()
        }
        done()
      }
    ),
    (
      "suspended",
      { done in
        let queue = DispatchQueue(label: "queue")
        queue.suspend()
        for _ in 0..<count { queue.async {} }
        let other = DispatchQueue(label: "other")
        for _ in 0..<1000 {
          other.suspend()
          other.async {}
          other.resume()
        }
        queue.resume()
        queue.async(execute: done)
      }
    ),
    (
      "group",
      { done in
        let group = DispatchGroup()
        for _ in 0..<count { DispatchQueue.global().async(group: group) {} }
        group.notify(queue: .main, execute: done)
      }
    ),
    (
      "delays",
      { done in
        let group = DispatchGroup()
        for number in 0..<(count / 2) {
          group.enter()
          DispatchQueue.main.asyncAfter(deadline: .now() + .microseconds(number)) { group.leave() }
        }
        group.notify(queue: .main, execute: done)
      }
    ),
    (
      "operations",
      { done in
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        for _ in 0..<count { queue.addOperation {} }
        queue.addOperation(done)
      }
    ),
    (
      "one after another",
      { done in
        let queue = DispatchQueue(label: "queue")
        @Sendable func next(_ number: Int) {
          number == count ? done() : queue.async { next(number + 1) }
        }
        next(0)
      }
    ),
  ]

  private static let count = Thoroughness.count(10_000, sample: 1_000)

  func testManyCallsAllReturn() throws {
    for (name, load) in Self.loads {
      var test = try scenario([.install, .launch, .wait(.seconds(30))]) { saw in load { saw("done") } }
      test.plan.eventLimit = 1_000_000
      let run: ScenarioRun = test.run()
      XCTAssertEqual(run.trace.events.count { "\($0)".contains("saw done") }, 1, name)
    }
  }
}
