import DeepLinkSimulator
import XCTest

@testable import Simulation

final class EventQueueTests: XCTestCase {
  private func event(
    _ cause: Int, at time: Int64, in queue: SerialQueue? = nil, scope: PendingEvent.Scope = .process
  ) -> PendingEvent {
    PendingEvent(
      earliest: VirtualInstant(microseconds: time), latest: VirtualInstant(microseconds: time), cause: cause,
      queue: queue, rule: .simulation(.userStep), scope: scope, action: .step(cause))
  }

  private func drain(_ queue: inout EventQueue, codeRuns: Bool = true) -> [Int] {
    var order: [Int] = []
    var candidates: [EventQueue.Candidate] = []
    while true {
      queue.collectEnabled(into: &candidates, codeRuns: codeRuns)
      guard let first = candidates.first else { return order }
      order.append(queue.remove(first).cause)
    }
  }

  func testAnEventIsSmallBecauseQueuesAreLong() {
    XCTAssertLessThanOrEqual(MemoryLayout<PendingEvent>.stride, 80)
  }

  func testEventsComeByTimeAndOfEqualTimesInTheOrderOfTheirSubmission() {
    var queue = EventQueue(queueCount: 5)
    for (cause, time) in [(1, 5), (2, 3), (3, 5), (4, 3), (5, 0)] as [(Int, Int64)] {
      queue.submit(event(cause, at: time))
    }
    XCTAssertEqual(queue.events.map(\.cause), [5, 2, 4, 1, 3])
    XCTAssertEqual(drain(&queue), [5, 2, 4, 1, 3])
  }

  func testABlockKeepsItsPlaceInItsSerialQueueWhateverItsDueTime() {
    var queue = EventQueue(queueCount: 5)
    queue.submit(event(1, at: 10, in: .first))
    queue.submit(event(2, at: 1, in: .first))
    queue.submit(event(3, at: 5, in: .second))
    queue.submit(event(4, at: 1, in: .first))
    XCTAssertEqual(drain(&queue), [3, 1, 2, 4])
  }

  func testOfASerialQueueOnlyTheFirstEventCanComeNext() {
    var queue = EventQueue(queueCount: 5)
    queue.submit(event(1, at: 0, in: .second))
    queue.submit(event(2, at: 0, in: .second))
    queue.submit(event(3, at: 0, in: .third))
    queue.submit(event(4, at: 0))
    var candidates: [EventQueue.Candidate] = []
    queue.collectEnabled(into: &candidates, codeRuns: true)
    XCTAssertEqual(candidates.compactMap { queue[$0.place]?.cause }, [1, 3, 4])
  }

  func testEventsOfTheProcessWaitWhileItsCodeDoesNotRun() {
    var queue = EventQueue(queueCount: 5)
    queue.submit(event(1, at: 0))
    queue.submit(event(2, at: 1, in: .user, scope: .device))
    queue.submit(event(3, at: 2, in: .first))
    XCTAssertEqual(drain(&queue, codeRuns: false), [2])
    XCTAssertEqual(drain(&queue), [1, 3])
  }

  func testEventsOfAProcessCanBeDropped() {
    var queue = EventQueue(queueCount: 5)
    for cause in 1...600 { queue.submit(event(cause, at: 0, in: .first)) }
    queue.submit(event(601, at: 0, scope: .device))
    XCTAssertEqual(queue.removeAll { $0.scope == .process }, 600)
    XCTAssertEqual(drain(&queue), [601])
  }

  func testALongQueueStaysInOrderWhileItIsFilledAndEmptied() {
    var queue = EventQueue(queueCount: 5)
    var candidates: [EventQueue.Candidate] = []
    var order: [Int] = []
    for cause in 1...3000 {
      queue.submit(event(cause, at: Int64(cause), in: .first))
      guard cause % 3 == 0 else { continue }
      queue.collectEnabled(into: &candidates, codeRuns: true)
      if let first = candidates.first { order.append(queue.remove(first).cause) }
    }
    XCTAssertEqual(order + drain(&queue), Array(1...3000))
  }

  func testTheFirstEventIsTheFirstOfThoseThatCouldComeNext() {
    var random = RandomChooser(seed: 7, order: 0)
    var queue = EventQueue(queueCount: 5)
    var candidates: [EventQueue.Candidate] = []
    var counts = (none: 0, some: 0)
    for cause in 1...6000 {
      // More are added than taken at first, and later more are taken than added, so the queue gets long and short.
      if random.next(below: 6000) > cause / 2 + 1000 {
        let serial: SerialQueue? = [nil, nil, .first, .second][random.next(below: 4)]
        let scope: PendingEvent.Scope = random.next(below: 5) == 0 ? .device : .process
        queue.submit(event(cause, at: Int64(random.next(below: 900)), in: serial, scope: scope))
      }
      let codeRuns = random.next(below: 3) > 0
      let end: Int64? = random.next(below: 3) == 0 ? Int64(random.next(below: 900)) : nil
      queue.collectEnabled(into: &candidates, codeRuns: codeRuns)
      let first = queue.firstEnabled(codeRuns: codeRuns, until: end)
      let expected = candidates.first { candidate in end.map { candidate.earliest.microseconds <= $0 } ?? true }
      XCTAssertEqual(first?.submission, expected?.submission)
      guard let first, random.next(below: 2) == 0 else {
        counts.none += 1
        continue
      }
      counts.some += 1
      XCTAssertEqual(queue.remove(first).submission, first.submission)
    }
    XCTAssertGreaterThan(min(counts.none, counts.some), 1000)
  }

  func testEventsThatAreDueSoonerComeFirstInALongQueueThatIsPartlyDone() {
    var queue = PendingEventQueue()
    for time in 100..<400 { queue.insertWhenDue(event(time, at: Int64(time))) }
    for _ in 0..<20 { _ = queue.remove(at: queue.indices.lowerBound) }
    for time in [7, 9, 8, 150] { queue.insertWhenDue(event(time, at: Int64(time))) }
    XCTAssertEqual(queue.events.prefix(5).map(\.cause), [7, 8, 9, 120, 121])
    XCTAssertEqual(queue.events.filter { $0.earliest.microseconds == 150 }.count, 2)
    var order: [Int64] = []
    while !queue.isEmpty { order.append(queue.remove(at: queue.indices.lowerBound).earliest.microseconds) }
    XCTAssertEqual(order, order.sorted())
    XCTAssertEqual(order.count, 284)
  }
}

extension SerialQueue {
  // Queues that SDKs would have.
  fileprivate static let first = SerialQueue(index: 2)
  fileprivate static let second = SerialQueue(index: 3)
  fileprivate static let third = SerialQueue(index: 4)
}
