import DeepLinkSimulatorXCTest
import Dispatch
import Foundation
import XCTest

/// Handlers whose work leaves the simulation, for real time or for another thread, and what follows from it.
final class EscapeTests: XCTestCase {
  /// A service as apps have it: an actor around something that answers on its own queue.
  private actor Service {
    func answer() async -> String {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { continuation.resume(returning: "answer") }
      }
    }

    func sleep() async {
      try? await Task.sleep(for: .milliseconds(200))
    }
  }

  /// Each way in which work leaves the simulation and comes back to it after a fraction of a second.
  private static let escapes: [String: @MainActor @Sendable (AppEnvironment) -> Void] = [
    "a task that sleeps": { environment in
      Task {
        try await Task.sleep(for: .milliseconds(200))
        environment.record("back")
      }
    },
    "a detached task that sleeps": { environment in
      Task.detached {
        try await Task.sleep(for: .milliseconds(200))
        await environment.record("back")
      }
    },
    "a detached task whose handle is kept": { environment in
      let task = Task.detached {
        try await Task.sleep(for: .milliseconds(200))
        await MainActor.run { environment.record("back") }
      }
      Task { try await task.value }
    },
    "a task that a detached one starts": { environment in
      Task.detached {
        Task {
          try await Task.sleep(for: .milliseconds(200))
          await environment.record("back")
        }
      }
    },
    "a child of a detached task": { environment in
      Task.detached {
        await withTaskGroup(of: Void.self) { group in
          group.addTask { try? await Task.sleep(for: .milliseconds(200)) }
          group.addTask { try? await ContinuousClock().sleep(for: .milliseconds(100)) }
        }
        await environment.record("back")
      }
    },
    "a bound child of a detached task": { environment in
      Task.detached {
        async let sleep: Void? = try? Task.sleep(for: .milliseconds(200))
        _ = await sleep
        await environment.record("back")
      }
    },
    "an actor that sleeps": { environment in
      Task.detached {
        await Service().sleep()
        await environment.record("back")
      }
    },
    "a queue that resumes a continuation": { environment in
      Task.detached {
        await withCheckedContinuation { continuation in
          DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { continuation.resume() }
        }
        await environment.record("back")
      }
    },
    "a queue that resumes a continuation of the main actor": { environment in
      Task { @MainActor in
        await withCheckedContinuation { continuation in
          DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { continuation.resume() }
        }
        environment.record("back")
      }
    },
    "a queue that resumes an actor": { environment in
      Task.detached {
        _ = await Service().answer()
        await environment.record("back")
      }
    },
    "a queue that feeds a stream": { environment in
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) {
        continuation.yield(1)
        continuation.finish()
      }
      Task.detached {
        for await _ in stream {}
        await environment.record("back")
      }
    },
  ]

  private actor Yielding {
    func yieldOften() async {
      for _ in 0..<10 { await Task.yield() }
    }
  }

  func testWhatLeavesTheSimulationIsNamedWithItsCallback() throws {
    for (name, body) in Self.escapes.sorted(by: { $0.key < $1.key }) {
      let run = try linkTest(AppWorkPolicy(realTime: .isAFailure), body).run()
      XCTAssertEqual(run.result.problems.unfinishedWork.map(\.call), ["onAppOpenAttribution"], name)
      XCTAssertEqual(run.appEvents, ["data"], name)
    }
    // All of it comes back while other tests run, and has no receiver.
    Thread.sleep(forTimeInterval: 0.5)
  }

  func testWhatLeavesTheSimulationComesBackToItIfItIsWaitedFor() throws {
    for (name, body) in Self.escapes.sorted(by: { $0.key < $1.key }) {
      let run = try linkTest(AppWorkPolicy(realTime: .isWaitedFor(.seconds(10))), body).run()
      XCTAssertEqual(run.failures(of: .sequence("data", "back")).map { $0.text() }, [], name)
      XCTAssertEqual(run.appEvents, ["data", "back"], name)
    }
  }

  func testAnActorThatYieldsStaysOrIsNamed() throws {
    // The runtime hands the rest of such a task to a thread of the process, which may be faster than the simulation.
    for _ in 0..<100 {
      let run = try linkTest(AppWorkPolicy(realTime: .isAFailure)) { environment in
        let yielding = Yielding()
        Task {
          await yielding.yieldOften()
          environment.record("back")
        }
      }.run()
      let isNamed = run.result.problems.unfinishedWork.map(\.call) == ["onAppOpenAttribution"]
      XCTAssertEqual(run.appEvents, isNamed ? ["data"] : ["back", "data"])
    }
  }

  func testWhatComesBackAfterTheRunFindsNobody() async throws {
    for (name, body) in Self.escapes.sorted(by: { $0.key < $1.key }) {
      let run = try await linkTest(AppWorkPolicy(realTime: .isIgnored), body).run()
      XCTAssertEqual(run.failures(of: .count("data", 1)), [], name)
    }
    try await Task.sleep(for: .milliseconds(500))
  }

  func testATaskThatHasFinishedIsNotNamedAlthoughAReferenceToItIsKept() throws {
    let handles = Handles()
    let run = try linkTest(AppWorkPolicy(realTime: .isAFailure)) { environment in
      handles.all.append(Task { environment.record("task") })
      handles.all.append(Task.detached { await environment.record("detached") })
    }.run()
    assertTrace(run, .count("task", 1), .count("detached", 1))
    XCTAssertEqual(run.result.problems.unfinishedWork, [])
  }

  private final class Handles: @unchecked Sendable {
    var all: [Task<Void, Never>] = []
  }

  func testAppCodeOnAQueueHasNoEffectAndIsNamed() throws {
    let run = try linkTest(AppWorkPolicy(realTime: .isAFailure)) { environment in
      let unchecked = Unchecked(value: environment)
      let done = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        unchecked.value.showUnchecked("apples_vc")
        done.signal()
      }
      done.wait()
    }.run()
    XCTAssertEqual(run.appEvents, ["data"])
    XCTAssertEqual(
      run.failures(of: .count("data", 1)).map { $0.text().withoutContext }.joined(),
      """
      ✘ A link opens its screen
        expected  route apples_vc in the simulation
        actual    route apples_vc on another thread
                                  ^
                  work of a queue, a timer or a thread has no place in the order of the run, and had no effect
      """)
  }

  func testAnObjectOfAnEarlierRunIsNamedOnStandardError() throws {
    final class Keeper: @unchecked Sendable { var first: AppEnvironment? }
    let keeper = Keeper()
    let test = try linkTest { environment in
      if let first = keeper.first { first.show("apples_vc") } else { keeper.first = environment }
    }
    let text = try StandardErrorCapture.text {
      XCTAssertEqual(test.run().appEvents, ["data"])
      XCTAssertEqual(test.run().appEvents, ["data"])
    }
    let message = """
      DeepLinkSimulator: route apples_vc, from another run, had no effect: it came after its run had ended; a static \
      property or a closure still refers to that run

      """
    XCTAssertTrue(text.contains(message), text)
  }

  func testAppCodeOnAQueueThatComesAfterTheRunIsNamedOnStandardError() throws {
    let done = DispatchSemaphore(value: 0)
    let hasEnded = DispatchSemaphore(value: 0)
    let text = try StandardErrorCapture.text {
      let run = try linkTest { environment in
        let unchecked = Unchecked(value: environment)
        DispatchQueue.global().async {
          hasEnded.wait()
          unchecked.value.showUnchecked("apples_vc")
          done.signal()
        }
      }.run()
      hasEnded.signal()
      done.wait()
      XCTAssertEqual(run.appEvents, ["data"])
    }
    let message = """
      DeepLinkSimulator: route apples_vc, from another thread, had no effect: it came after the run had ended; a queue, \
      a timer or a thread has no place in the order of a run

      """
    XCTAssertTrue(text.contains(message), text)
  }

  func testWhatAQueueDoesAgainAndAgainAfterTheRunIsNamedOnce() throws {
    let done = DispatchSemaphore(value: 0)
    let hasEnded = DispatchSemaphore(value: 0)
    let text = try StandardErrorCapture.text {
      _ = try linkTest { environment in
        let unchecked = Unchecked(value: environment)
        DispatchQueue.global().async {
          hasEnded.wait()
          for _ in 0..<50 { unchecked.value.showUnchecked("apples_vc") }
          unchecked.value.showUnchecked("pears_vc")
          done.signal()
        }
      }.run()
      hasEnded.signal()
      done.wait()
    }
    XCTAssertEqual(text.components(separatedBy: "route apples_vc, from another thread").count, 2, text)
    XCTAssertEqual(text.components(separatedBy: "route pears_vc, from another thread").count, 2, text)
  }

  func testADetachedTaskThatSleepsIsNamedInTheFailure() throws {
    let run = try linkTest(AppWorkPolicy(realTime: .isAFailure)) { _ in
      Task.detached { try await Task.sleep(for: .milliseconds(200)) }
    }.run()
    XCTAssertEqual(
      run.failures(of: .count("data", 1)).map { $0.text().withoutContext }.joined(),
      """
      ✘ A link opens its screen
        expected  the tasks that onAppOpenAttribution starts finish
        actual    a task that onAppOpenAttribution started has not finished
                  ^
                  after event 15, it waits for real time, for a thread, or for something that never comes; sleep on the
                  environment's clock, or give the app .realTime(.isIgnored), or .realTime(.isWaitedFor(.seconds(2)))
      """)
  }

  func testTheClockAndTheSDKsAreHarmlessWhereNoAppIsSimulated() async throws {
    let kept = Kept()
    _ = try await linkTest(AppWorkPolicy(realTime: .isIgnored)) { environment in kept.environment = environment }.run()
    let environment = try XCTUnwrap(kept.environment)
    let now = await environment.clock.now
    XCTAssertEqual(now.time, .zero)
    do {
      try await environment.clock.sleep(for: .seconds(1))
      XCTFail("a sleep outside of a simulation returned")
    } catch {
      XCTAssertTrue(error is CancellationError)
    }
    await MainActor.run {
      environment.show("late")
      environment.appsFlyer.start()
      environment.adjust.disable()
      AppsFlyerLib.shared().start()
      Adjust.enable()
      XCTAssertNil(environment.screen)
    }
  }

  private final class Kept: @unchecked Sendable {
    var environment: AppEnvironment?
  }

  private struct Unchecked: @unchecked Sendable {
    let value: AppEnvironment
  }
}

extension AppEnvironment {
  /// Shows a screen as code does that the compiler does not check, such as a block of a queue in the mode of Swift 5.
  fileprivate nonisolated func showUnchecked(_ screen: String) {
    typealias Show = @MainActor (AppEnvironment) -> Void
    let show: Show = { $0.show(screen) }
    unsafeBitCast(show, to: ((AppEnvironment) -> Void).self)(self)
  }
}
