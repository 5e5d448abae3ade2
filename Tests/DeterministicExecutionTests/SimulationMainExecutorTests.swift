import DeterministicExecution
import XCTest

final class SimulationMainExecutorTests: XCTestCase {
  @MainActor private final class Log {
    var lines: [String] = []
    nonisolated init() {}

    func callback() {
      lines.append("callback")
      let counter = Counter()
      Task {
        lines.append("task")
        let value = await counter.increment()
        lines.append("main actor after \(value)")
        await withCheckedContinuation { continuation in
          Task.detached { continuation.resume() }
        }
        lines.append("continuation resumed")
      }
      Task.detached { await MainActor.run { self.lines.append("detached") } }
      lines.append("callback returns")
    }
  }

  private actor Counter {
    private(set) var value = 0
    func increment() -> Int {
      value += 1
      return value
    }
  }

  /// An actor on the executor, as the simulator is one.
  private actor Driver {
    private let executor = SimulationMainExecutor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    func callsMainActorCodeDirectly(_ log: Log) -> [String] {
      executor.enter { loop in
        MainActor.assumeIsolated {
          log.callback()
        }
        loop.runReadyJobs()
        return MainActor.assumeIsolated { log.lines }
      }
    }
  }

  override func setUpWithError() throws {
    try XCTSkipUnless(SimulationLoop.isSupported, "this runtime has no hooks")
  }

  func testWorkStartedByACallbackRunsOnTheLoopInTheOrderInWhichItBecameReady() {
    let expected = [
      "callback", "callback returns", "task", "main actor after 1", "detached", "continuation resumed",
    ]
    for _ in 0..<100 {
      let log = Log()
      let lines = SimulationMainExecutor().enter { loop in
        MainActor.assumeIsolated {
          log.callback()
        }
        loop.runReadyJobs()
        return MainActor.assumeIsolated { log.lines }
      }
      XCTAssertEqual(lines, expected)
    }
  }

  func testAnActorOnTheExecutorMayCallMainActorCode() async {
    let lines = await Driver().callsMainActorCodeDirectly(Log())
    XCTAssertEqual(lines.prefix(2), ["callback", "callback returns"])
    XCTAssertEqual(lines.count, 6)
  }

  @MainActor func testOtherThreadsKeepTheirMainActor() async {
    let task = Task.detached { await Driver().callsMainActorCodeDirectly(Log()).count }
    for _ in 0..<100 {
      await Task.yield()
      MainActor.preconditionIsolated()
    }
    let count = await task.value
    XCTAssertEqual(count, 6)
  }
}
