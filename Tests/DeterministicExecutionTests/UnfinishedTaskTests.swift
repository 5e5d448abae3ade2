import XCTest

@testable import DeterministicExecution

/// What simulations leave behind whose tasks never finish.
final class UnfinishedTaskTests: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(SimulationLoop.isSupported, "this runtime has no hooks")
  }

  /// A place where a task waits until it is told to go on.
  private final class Waiting: @unchecked Sendable {  // Sound: it is used on one thread.
    var continuation: UnsafeContinuation<Void, Never>?
    var hasGoneOn = false
  }

  private func leaveTask(_ waiting: Waiting) -> ObjectIdentifier {
    let executor = SimulationMainExecutor.forSimulation()
    executor.keepJobsFromOutside()
    executor.enter { loop in
      Task { @MainActor in
        await withUnsafeContinuation { waiting.continuation = $0 }
        waiting.hasGoneOn = true
      }
      loop.runReadyJobs()
    }
    return ObjectIdentifier(executor)
  }

  func testOneMainActorIsKeptForAllOfThem() {
    let places = (0..<50).map { _ in Waiting() }
    XCTAssertEqual(Set(places.map(leaveTask)).count, 1)
    XCTAssertTrue(places.allSatisfy { $0.continuation != nil })
    // Nobody runs what comes back, neither outside of simulations nor in the next one.
    places[0].continuation?.resume()
    SimulationMainExecutor.forSimulation().enter { loop in
      places[1].continuation?.resume()
      loop.runReadyJobs()
    }
    XCTAssertFalse(places.contains(where: \.hasGoneOn))
  }

  func testASimulationThatIsStillReferredToIsNotTaken() {
    let first = SimulationMainExecutor.forSimulation()
    let second = SimulationMainExecutor.forSimulation()
    XCTAssertFalse(first === second)
  }

  func testFinishedTasksAreNotKeptForTheWholeRun() {
    var started = StartedTasks()
    var counts: [Int] = []
    SimulationMainExecutor().enter { loop in
      for _ in 0..<1_000 {
        Task.detached {}
        for task in loop.takeReadyJobs() {
          started.add(task.job, TaskInspection.id(of: task.job), origin: TaskOrigin(event: 1, call: "call"))
          loop.forgetTasks()
          loop.run(task)
        }
        counts.append(started.count)
      }
    }
    XCTAssertEqual(counts.max(), 64)
    XCTAssertEqual(started.unfinished(), [])
  }

  func testNumbersThatFollowEachOtherAreOneRange() {
    var numbers = TaskNumbers()
    numbers.insert(Array(10...20))
    numbers.insert(Array(21...30))
    numbers.insert([40, 42])
    XCTAssertEqual(numbers.ranges, [10...30, 40...40, 42...42])
    numbers.insert([41, 9, 42])
    XCTAssertEqual(numbers.ranges, [9...30, 40...42])
    for number in [9, 15, 30, 40, 41, 42] as [UInt64] { XCTAssertTrue(numbers.contains(number), "\(number)") }
    for number in [0, 8, 31, 39, 43] as [UInt64] { XCTAssertFalse(numbers.contains(number), "\(number)") }
  }
}
