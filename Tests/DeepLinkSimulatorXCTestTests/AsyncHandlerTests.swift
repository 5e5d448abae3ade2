import DeepLinkSimulatorXCTest
import TestSupport
import XCTest

/// Handlers that answer callbacks with tasks, actors and sleeps.
final class AsyncHandlerTests: XCTestCase {
  /// Every way in which a handler starts work.
  @MainActor private static func startEverything(_ environment: AppEnvironment) {
    let journal = Journal()
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    Task {
      environment.record("task", "\(await journal.next())")
      let sum = await withTaskGroup(of: Int.self) { group in
        for _ in 0..<3 { group.addTask { await journal.next() } }
        var sum = 0
        for await value in group { sum += value }
        return sum
      }
      environment.record("group", "\(sum)")
      continuation.yield(sum)
      continuation.finish()
    }
    Task {
      for await value in stream { environment.record("stream", "\(value)") }
    }
    Task.detached {
      await MainActor.run { environment.record("detached") }
      await withCheckedContinuation { continuation in Task { continuation.resume() } }
      await environment.record("continuation")
    }
  }

  func testAllWaysToStartWorkSettleBeforeTheNextEvent() throws {
    let run = try linkTest { Self.startEverything($0) }.run()
    let events = run.appEvents
    XCTAssertEqual(
      events.sorted(), ["continuation", "data", "detached", "group 9", "stream 9", "task 1"])
    XCTAssertEqual(events.last, "data")
    assertTrace(run, .caused("group", by: "onAppOpenAttribution"), .before("continuation", "onConversionDataSuccess"))
  }

  func testManyRunsGiveOneTrace() throws {
    let test = try linkTest { Self.startEverything($0) }
    let first = JSONLines.text(of: test.run())
    for _ in 0..<200 { XCTAssertEqual(JSONLines.text(of: test.run()), first) }
  }

  func testTheTraceIsTheSameBesideSixteenOthers() async throws {
    let test = try linkTest { Self.startEverything($0) }
    let first = JSONLines.text(of: await test.run())
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<16 {
        group.addTask {
          var traces: [String] = []
          for _ in 0..<20 { traces.append(JSONLines.text(of: await test.run())) }
          return traces
        }
      }
      for await traces in group { XCTAssertEqual(traces.filter { $0 != first }, []) }
    }
  }

  @MainActor func testATestOnTheMainActorKeepsItsOwnMainActor() async throws {
    let test = try linkTest { Self.startEverything($0) }
    let task = Task { "the test's own task" }
    let run = await test.run()
    MainActor.preconditionIsolated()
    XCTAssertEqual(run.appEvents.last, "data")
    let value = await task.value
    XCTAssertEqual(value, "the test's own task")
  }

  @MainActor func testAPlainTestOnTheMainActor() throws {
    let run = try linkTest { Self.startEverything($0) }.run()
    XCTAssertEqual(run.appEvents.last, "data")
  }

  // MARK: Virtual time

  func testASleepOnTheClockTakesVirtualTimeOnly() throws {
    let start = ContinuousClock.now
    let run = try linkTest { environment in
      let clock: any Clock<Duration> = environment.clock
      Task {
        try await clock.sleep(for: .seconds(3600 / 10))
        environment.record("awake")
      }
    }.run()
    assertTrace(run, .sequence("onAppOpenAttribution", "data", "timer sleep", "awake"), .nothingPending)
    XCTAssertEqual(run.trace.events.last?.time.microseconds, 360_001_000)
    XCTAssertLessThan(start.duration(to: .now), .seconds(5))
  }

  func testACancelledSleepThrows() throws {
    let run = try linkTest { environment in
      let sleeper = Task {
        do { try await environment.clock.sleep(for: .seconds(60)) } catch { environment.record("cancelled") }
      }
      Task {
        try await environment.clock.sleep(for: .milliseconds(10))
        sleeper.cancel()
      }
    }.run()
    assertTrace(run, .sequence("timer sleep", "cancelled", "data"), .count("timer sleep", 1), .nothingPending)
  }

  // MARK: What escapes

  func testATaskThatSleepsInRealTimeIsNamedWithItsCallback() throws {
    let run = try linkTest { environment in
      Task {
        try await Task.sleep(for: .milliseconds(20))
        environment.record("awake")
      }
    }.run()
    XCTAssertEqual(run.result.problems.unfinishedWork.map(\.call), ["onAppOpenAttribution"])
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
    XCTAssertEqual(run.appEvents, ["data"])
  }

  func testATaskThatWaitsForTheTrackingPromptIsToldWhichStepAnswersIt() throws {
    let run = try linkTest { environment in
      Task {
        await withUnsafeContinuation { (asked: UnsafeContinuation<Void, Never>) in
          environment.requestTrackingAuthorization { _ in asked.resume() }
        }
      }
    }.run()
    let text = run.failures(of: .count("data", 1)).map { $0.text() }.joined()
    XCTAssertTrue(text.contains("such as the user's answer to the tracking"), text)
    XCTAssertTrue(text.contains("trackingAuthorization\n"), text)
  }

  func testATaskThatWaitsForWhatNeverComesIsNamedWithItsCallback() throws {
    let run = try linkTest { _ in
      Task { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
    }.run()
    XCTAssertEqual(run.result.problems.unfinishedWork.map(\.call), ["onAppOpenAttribution"])
  }

  func testWhatEscapesCanBeIgnored() throws {
    let run = try linkTest(AppWorkPolicy(realTime: .isIgnored)) { _ in
      Task { try await Task.sleep(for: .milliseconds(20)) }
    }.run()
    XCTAssertEqual(run.failures(of: .count("data", 1)), [])
  }

  func testWhatEscapesCanBeWaitedFor() throws {
    let run = try linkTest(AppWorkPolicy(realTime: .isWaitedFor(.seconds(10)))) { environment in
      Task {
        try await Task.sleep(for: .milliseconds(20))
        environment.record("awake")
      }
    }.run()
    assertTrace(run, .sequence("data", "awake"))
  }

  func testAWaitForWhatNeverComesIsBounded() throws {
    let run = try linkTest(AppWorkPolicy(realTime: .isWaitedFor(.milliseconds(50)))) { _ in
      Task { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
    }.run()
    XCTAssertEqual(run.result.problems.unfinishedWork.map(\.call), ["onAppOpenAttribution"])
  }

  // MARK: The app's work as decisions

  func testWhichJobRunsNextAndWhetherACallbackComesBeforeItIsTheOraclesDecision() throws {
    var orders: Set<[String]> = []
    for seed in 1...200 {
      var test = try linkTest(AppWorkPolicy(turns: .isDecided)) { environment in
        for name in ["a", "b"] {
          Task {
            environment.record(name, "1")
            await Task.yield()
            environment.record(name, "2")
          }
        }
      }
      test.oracle = SeededOracle(seed: UInt64(seed))
      let order = test.run().appEvents
      XCTAssertEqual(test.run().appEvents, order, "one seed, one order")
      XCTAssertEqual(order.sorted(), ["a 1", "a 2", "b 1", "b 2", "data"])
      orders.insert(order)
    }
    XCTAssertEqual(Set(orders.map { $0.filter { $0 != "data" } }).count, 6, "the ways to mix two sequences of two")
    XCTAssertGreaterThan(Set(orders.map { $0.firstIndex(of: "data") }).count, 3, "the callback comes among them")
  }

  func testByDefaultDecidedWorkStillRunsFirstInFirstOut() throws {
    let run = try linkTest(AppWorkPolicy(turns: .isDecided)) { Self.startEverything($0) }.run()
    let settled = try linkTest { Self.startEverything($0) }.run()
    XCTAssertEqual(run.appEvents, settled.appEvents)
  }
}

extension JSONLines {
  /// A run as JSON Lines.
  fileprivate static func text(of run: ScenarioRun) -> String {
    run.trace.events.map(record).joined(separator: "\n")
  }
}
