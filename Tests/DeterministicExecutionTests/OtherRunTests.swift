import DeterministicExecution
import XCTest

/// Several runs on one loop.
final class OtherRunTests: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(SimulationLoop.isSupported, "this runtime has no hooks")
  }

  private final class Run: TaskOriginSource {
    let taskOrigin: TaskOrigin
    init(_ call: String) { taskOrigin = TaskOrigin(event: 1, call: call) }
  }

  /// Starts a task that waits forever.
  private static func startEndlessTask() {
    Task.detached { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
  }

  func testARunAsideLeavesTheTasksOfThePresentOneAlone() {
    let (present, other) = (Run("present"), Run("other"))
    SimulationMainExecutor().enter { loop in
      let surroundings = NSObject()
      loop.beginRun(present)
      loop.environment = surroundings
      Self.startEndlessTask()
      loop.runReadyJobs()
      let seen = loop.aside {
        loop.beginRun(other)
        loop.environment = nil
        Self.startEndlessTask()
        loop.runReadyJobs()
        return loop.unfinishedTasks.map(\.call)
      }
      XCTAssertEqual(seen, ["other"])
      XCTAssertEqual(loop.unfinishedTasks.map(\.call), ["present"])
      XCTAssertTrue(loop.environment === surroundings)
      Self.startEndlessTask()
      loop.runReadyJobs()
      XCTAssertEqual(loop.unfinishedTasks.map(\.call), ["present", "present"])
    }
    withExtendedLifetime((present, other)) {}
  }

  func testANewRunHasNothingToDoWithTheTasksOfTheLastOne() {
    let (first, second) = (Run("first"), Run("second"))
    SimulationMainExecutor().enter { loop in
      loop.beginRun(first)
      Self.startEndlessTask()
      loop.runReadyJobs()
      loop.beginRun(second)
      XCTAssertEqual(loop.unfinishedTasks, [])
    }
    withExtendedLifetime((first, second)) {}
  }

  /// A run that names its tasks one after the other.
  private final class NamingRun: TaskOriginSource {
    nonisolated(unsafe) var call = ""  // Sound: it is used on one thread.
    var taskOrigin: TaskOrigin { TaskOrigin(event: 1, call: call) }
  }

  func testOnlyTasksThatHaveNotFinishedAreNamedInTheOrderOfTheirStart() {
    let run = NamingRun()
    SimulationMainExecutor().enter { loop in
      loop.beginRun(run)
      for name in ["finished 1", "endless 1", "finished 2", "endless 2", "finished 3"] {
        run.call = name
        if name.hasPrefix("endless") { Self.startEndlessTask() } else { Task.detached {} }
        loop.runReadyJobs()
      }
      XCTAssertEqual(loop.unfinishedTasks.map(\.call), ["endless 1", "endless 2"])
    }
    withExtendedLifetime(run) {}
  }
}
