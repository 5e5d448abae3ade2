import DeepLinkSimulatorXCTest
import Simulation
import Synchronization
import TestSupport
import UIKit
import XCTest

/// Random programs over queues, held against what Dispatch promises.
final class QueueProgramTests: SystemProbeCase {
  /// Keeps the last run of a program.
  private final class Kept: Sendable {
    let run = Mutex<QueueProgramRun?>(nil)
  }

  /// Keeps the orders that were tried.
  private final class Orders: Sendable {
    let orders = Mutex<Set<[Int]>>([])
  }

  private func log(_ program: QueueProgram, oracleSeed: UInt64? = nil) throws -> [QueueProgramRun.Entry] {
    let kept = Kept()
    var test = try scenario([.install, .launch, .wait(.seconds(1))]) { _ in
      let run = QueueProgramRun(program)
      kept.run.withLock { $0 = run }
      run.perform(program.steps)
    }
    if let oracleSeed {
      test.plan.appWork = AppWorkPolicy(turns: .isDecided, realTime: .isIgnored)
      test.oracle = SeededOracle(seed: oracleSeed)
    }
    let _: ScenarioRun = test.run()
    return kept.run.withLock { $0?.log ?? [] }
  }

  func testRandomProgramsKeepWhatDispatchPromises() throws {
    for seed in 0..<UInt64(Thoroughness.count(2_000, sample: 200)) {
      let program = QueueProgram(seed: seed)
      let first = try log(program)
      XCTAssertEqual(
        QueueProgramOracle.problems(program, first), [], "\(seed) \(program.steps) \(first.map(\.event))")
      if seed % 8 == 0 {
        let again = try log(program)
        XCTAssertEqual(first.map(\.event), again.map(\.event), "\(seed)")
        XCTAssertEqual(first.map(\.time), again.map(\.time), "\(seed)")
      }
      let other = try log(program, oracleSeed: seed)
      XCTAssertEqual(
        QueueProgramOracle.problems(program, other, conditions: .reordered), [],
        "\(seed) decided \(program.steps) \(other.map(\.event))")
    }
  }

  func testRealDispatchKeepsThePromises() {
    for seed in 0..<UInt64(Thoroughness.count(300, sample: 25)) {
      let program = QueueProgram(seed: seed)
      let done = expectation(description: "all blocks have ended")
      let needed = program.blocks.count { !$0.isCancelled }
      let count = Mutex(0)
      let run = QueueProgramRun(program) { number in
        guard !program.blocks[number].isCancelled else { return }
        let isLast = count.withLock { count in
          count += 1
          return count == needed
        }
        if isLast { done.fulfill() }
      }
      run.perform(program.steps)
      wait(for: [done], timeout: 10)
      let log = run.log
      XCTAssertEqual(
        QueueProgramOracle.problems(program, log, conditions: .real), [],
        "\(seed) \(program.steps) \(log.map(\.event))")
    }
  }

  /// A run of real Dispatch: 6 was running on an inner queue when the outer one was suspended.
  func testRealDispatchGoesOnWithAnInnerQueue() {
    let events: [QueueProgramRun.Event] = [
      .starts(0), .submits(1), .starts(1), .submits(2), .submitted(2), .ends(1), .starts(2), .ends(2), .submitted(1),
      .submits(3), .starts(3), .ends(3), .submitted(3), .submits(5), .submitted(5), .submits(4), .starts(4), .ends(4),
      .submitted(4), .submits(6), .submitted(6), .submits(8), .starts(5), .ends(5), .starts(6), .submits(7),
      .submitted(8), .submits(11), .submitted(11), .suspended(.serialOnSerial), .starts(8), .submits(9), .ends(0),
      .submitted(9), .submits(10), .submitted(10), .ends(8), .starts(11), .ends(11), .submitted(7), .ends(6),
      .starts(9), .ends(9), .starts(7), .ends(7), .resumes(.serialOnSerial), .starts(10), .ends(10),
    ]
    func problems(_ events: [QueueProgramRun.Event]) -> [String] {
      let log = events.enumerated().map { QueueProgramRun.Entry(event: $1, time: UInt64($0)) }
      return QueueProgramOracle.problems(QueueProgram(seed: 25), log, conditions: .real)
    }
    XCTAssertEqual(problems(events), [])
    let resumes = QueueProgramRun.Event.resumes(.serialOnSerial)
    XCTAssertEqual(
      problems(events.filter { $0 != resumes } + [resumes]), ["10 starts at 16, while serialOnSerial is suspended"])
  }

  // MARK: All orders

  private struct Call {
    let queue: ProgramQueue
    let isBarrier: Bool
  }

  /// Whether Dispatch promises that one block of several comes before a later one.
  private static func isOrdered(_ one: Call, _ other: Call) -> Bool {
    guard one.queue == other.queue, one.queue != .global else { return false }
    return !one.queue.serialPath.isEmpty || one.isBarrier || other.isBarrier
  }

  /// All orders that Dispatch permits.
  private static func orders(of calls: [Call]) -> Set<[Int]> {
    var orders: Set<[Int]> = []
    func goOn(_ order: [Int]) {
      guard order.count < calls.count else { return _ = orders.insert(order) }
      for next in calls.indices where !order.contains(next) {
        let isFree = (0..<next).allSatisfy { order.contains($0) || !isOrdered(calls[$0], calls[next]) }
        if isFree { goOn(order + [next]) }
      }
    }
    goOn([])
    return orders
  }

  /// The orders that an exploration tries.
  private func explored(_ calls: [Call]) throws -> Set<[Int]> {
    var test = try scenario([.install, .launch]) { saw in
      let serial = DispatchQueue(label: "serial")
      let concurrent = DispatchQueue(label: "concurrent", attributes: .concurrent)
      let target = DispatchQueue(label: "target")
      let onSerial = DispatchQueue(label: "on serial", attributes: .concurrent, target: target)
      for (number, call) in calls.enumerated() {
        let queue: DispatchQueue =
          switch call.queue {
          case .main: .main
          case .serial, .serialOnSerial, .serialOnConcurrent, .innermost: serial
          case .concurrent: concurrent
          case .concurrentOnSerial: onSerial
          case .global: .global()
          }
        queue.async(flags: call.isBarrier ? .barrier : []) { saw("\(number)") }
      }
    }
    test.plan.appWork = AppWorkPolicy(turns: .isDecided, realTime: .isIgnored)
    let found = Orders()
    let assertion = TraceAssertion.run("records its order") { run in
      let order = run.trace.events.compactMap { event -> Int? in
        let words = "\(event)".split(separator: " ")
        return words.firstIndex(of: "saw").flatMap { Int(words[$0 + 1]) }
      }
      found.orders.withLock { _ = $0.insert(order) }
      return true
    }
    let failures: [OrderTestFailure] = test.failuresInOrders(of: [assertion])
    XCTAssertEqual(failures, [])
    return found.orders.withLock { $0 }
  }

  func testAnExplorationTriesTheOrdersThatDispatchPermits() throws {
    let queues: [ProgramQueue] = [.main, .serial, .concurrent, .global, .concurrentOnSerial]
    for seed in 0..<UInt64(Thoroughness.count(100, sample: 8)) {
      var random = SeededRandom(seed: seed)
      let calls = (0..<(2 + random.next(3))).map { _ in
        Call(queue: queues[random.next(queues.count)], isBarrier: random.next(3) == 0)
      }
      let (permitted, tried) = (Self.orders(of: calls), try explored(calls))
      XCTAssertEqual(permitted.subtracting(tried), [], "missing in \(seed) \(calls)")
      XCTAssertEqual(tried.subtracting(permitted), [], "impossible in \(seed) \(calls)")
    }
  }
}
