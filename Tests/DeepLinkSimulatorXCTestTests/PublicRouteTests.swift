import DeepLinkSimulatorXCTest
import DeterministicExecution
import SampleApps
import XCTest

/// Simulations where the runtime lacks the hooks: what works all the same, and what is said of the rest.
final class PublicRouteTests: XCTestCase {
  private func runWithoutHooks(_ test: ScenarioTest) async -> ScenarioRun {
    await PublicRoute.$isForced.withValue(true) { await test.run() }
  }

  @MainActor func testCallbacksAreAsExactAsElsewhere() throws {
    let names = [
      "opened-twice/deferred-link-opens-twice.jsonc[app=callbacks,answers=look-up-first]",
      "opened-twice/opens-the-same-screen-at-every-return.jsonc",
      "setup-and-counting/null-in-the-conversion-data.jsonc",
    ]
    for name in names {
      var test = try ScenarioTest(file: "Scenarios/problems/\(name)", app: .named(in: .samples))
      test.plan.appWork.realTime = .isIgnored
      let usual = test.run()
      XCTAssertTrue(usual.result.ordersTasks)
      let run = PublicRoute.$isForced.withValue(true) { test.run() }
      XCTAssertFalse(run.result.ordersTasks)
      XCTAssertEqual(run.trace.events.map(JSONLines.record), usual.trace.events.map(JSONLines.record))
    }
  }

  func testTasksOfHandlersSettleBeforeTheNextEventInAnAsyncTest() async throws {
    let test = try linkTest { environment in
      Task {
        environment.record("task")
        await Task.yield()
        environment.record("more")
      }
      Task {
        await MainActor.run { environment.record("step") }
        AppEnvironment.current.record("last")
      }
    }
    let run = await runWithoutHooks(test)
    XCTAssertEqual(run.appEvents.sorted(), ["data", "last", "more", "step", "task"])
    assertTrace(
      run, .sequence("task", "more", "onConversionDataSuccess"), .sequence("step", "last", "onConversionDataSuccess"))
  }

  func testASleepOnTheClockTakesVirtualTimeOnly() async throws {
    let test = try linkTest { environment in
      Task {
        try await environment.clock.sleep(for: .seconds(60))
        environment.record("awake")
      }
    }
    let run = await runWithoutHooks(test)
    assertTrace(run, .sequence("onAppOpenAttribution", "data", "timer sleep", "awake"))
  }

  func testRealTimeIsWaitedForOrNamed() async throws {
    let body: @MainActor @Sendable (AppEnvironment) -> Void = { environment in
      Task {
        try await Task.sleep(for: .seconds(1))
        environment.record("awake")
      }
    }
    let named = await runWithoutHooks(try linkTest(AppWorkPolicy(), body))
    XCTAssertEqual(named.result.problems.unfinishedWork.map(\.call), ["onAppOpenAttribution"])
    let waited = await runWithoutHooks(try linkTest(AppWorkPolicy(realTime: .isWaitedFor(.seconds(10))), body))
    assertTrace(waited, .sequence("data", "awake"))
  }

  // MARK: Each way to start work

  private actor Ledger {
    private var total = 0
    func add(_ amount: Int) async -> Int {
      let before = total
      await Task.yield()
      total += amount
      return before
    }
    func sum() -> Int { total }
  }

  /// Runs a handler's work often.
  ///
  /// - Parameter realTime: Whether the work leaves the main actor, so the run has to wait for other threads.
  /// - Returns: The different things that the app did.
  private func outcomes(
    realTime: Bool, _ body: @escaping @MainActor @Sendable (AppEnvironment) -> Void
  ) async throws -> Set<[String]> {
    let test = try linkTest(AppWorkPolicy(realTime: realTime ? .isWaitedFor(.seconds(60)) : .isAFailure), body)
    var outcomes: Set<[String]> = []
    for _ in 0..<50 {
      let run = await runWithoutHooks(test)
      XCTAssertEqual(run.failures(of: .count("data", 1)).map(\.description), [])
      outcomes.insert(run.appEvents)
    }
    return outcomes
  }

  /// Conversion data may come at any time, while a task is on another thread.
  private func withoutData(_ outcomes: Set<[String]>) -> Set<[String]> {
    Set(outcomes.map { $0.filter { $0 != "data" } })
  }

  func testActorsAreWaitedFor() async throws {
    let outcomes = try await outcomes(realTime: true) { environment in
      let ledger = Ledger()
      Task {
        _ = await ledger.add(1)
        _ = await ledger.add(2)
        environment.record("sum", "\(await ledger.sum())")
      }
    }
    XCTAssertEqual(withoutData(outcomes), [["sum 3"]])
  }

  func testContinuationsOfTheMainActorSettle() async throws {
    let outcomes = try await outcomes(realTime: false) { environment in
      Task {
        let value = await withCheckedContinuation { continuation in Task { continuation.resume(returning: 7) } }
        environment.record("continued", "\(value)")
        await withUnsafeContinuation { continuation in continuation.resume() }
        environment.record("resumed at once")
      }
    }
    XCTAssertEqual(outcomes, [["continued 7", "resumed at once", "data"]])
  }

  func testTaskGroupsAreWaitedFor() async throws {
    let outcomes = try await outcomes(realTime: true) { environment in
      let journal = Journal()
      Task {
        let numbers = await withTaskGroup(of: Int.self) { group in
          for _ in 0..<4 { group.addTask { await journal.next() } }
          var numbers: [Int] = []
          for await number in group { numbers.append(number) }
          return numbers
        }
        environment.record("numbers", "\(numbers.sorted())")
        async let left = journal.next()
        async let right = journal.next()
        let sum = await left + right
        environment.record("sum", "\(sum)")
      }
    }
    XCTAssertEqual(withoutData(outcomes), [["numbers [1, 2, 3, 4]", "sum 11"]])
  }

  func testStreamsOfTheMainActorSettle() async throws {
    let outcomes = try await outcomes(realTime: false) { environment in
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      Task {
        for await value in stream { environment.record("stream", "\(value)") }
        environment.record("end")
      }
      Task {
        for value in 1...3 {
          continuation.yield(value)
          await Task.yield()
        }
        continuation.finish()
      }
    }
    XCTAssertEqual(outcomes, [["stream 1", "stream 2", "stream 3", "end", "data"]])
  }

  func testTasksOnActorsAreInAnyOrder() async throws {
    let outcomes = try await outcomes(realTime: true) { environment in
      let journal = Journal()
      for name in ["a", "b"] {
        Task {
          _ = await journal.next()
          environment.record(name)
        }
      }
    }
    XCTAssertTrue(withoutData(outcomes).isSubset(of: [["a", "b"], ["b", "a"]]), "\(outcomes)")
  }

  func testADetachedTaskHasNoEffectAndIsNamedIfItComesBackInTime() async throws {
    let test = try linkTest(AppWorkPolicy(realTime: .isWaitedFor(.seconds(10)))) { environment in
      // The task that does inherit the simulation holds the run up until the other one has come back.
      Task {
        await Task.detached { await environment.record("detached") }.value
        environment.record("waited")
      }
    }
    let run = await runWithoutHooks(test)
    XCTAssertEqual(run.appEvents.filter { $0 != "data" }, ["waited"])
    XCTAssertEqual(
      run.failures(of: .count("data", 1)).map { $0.text().withoutContext }.joined(),
      """
      ✘ A link opens its screen
        expected  detached in the simulation
        actual    detached on another thread
                           ^ work of a queue, a timer or a thread has no place in the order of the run, and had no effect
      """)
  }

  func testADetachedTaskThatNobodyAwaitsHasNoEffect() async throws {
    for _ in 0..<50 {
      let run = await runWithoutHooks(
        try linkTest { environment in Task.detached { await environment.record("detached") } })
      XCTAssertEqual(run.appEvents, ["data"])
      // Whether it was back before the run had ended is the threads' to say.
      let named: [[String]] = run.failures(of: .count("data", 1)).map(\.failure.actual)
      XCTAssertTrue(named.isEmpty || named == [["detached on another thread"]], "\(named)")
    }
  }

  @MainActor func testASynchronousTestSaysThatTasksHaveNoTurn() throws {
    let test = try linkTest { environment in Task { environment.record("task") } }
    let run = PublicRoute.$isForced.withValue(true) { test.run() }
    XCTAssertEqual(
      run.failures(of: .count("data", 1)).map { $0.text().withoutContext }.joined(),
      """
      ✘ A link opens its screen
        expected  the tasks that onAppOpenAttribution starts finish
        actual    a task that onAppOpenAttribution started has not finished
                  ^ this runtime lacks the hooks: tasks run only in an async test, with 'await test.run()'
      """)
  }

  func testThatTasksCannotBeDecidedIsSaid() async throws {
    let run = await runWithoutHooks(try linkTest(AppWorkPolicy(turns: .isDecided)) { _ in })
    XCTAssertEqual(
      run.failures(of: .count("data", 1)).map { $0.text().withoutContext }.joined(),
      """
      ✘ A link opens its screen
        expected  the order of the app's tasks is decided
        actual    the runtime orders them
                      ^ this runtime lacks the hooks that let a simulation run tasks
      """)
  }

  func testADeviceIsDrivenWithoutTheHooks() async throws {
    let forced = try await PublicRoute.$isForced.withValue(true) { try await driveShop() }
    let usual = try await driveShop()
    XCTAssertEqual(forced, usual)
  }

  private func driveShop() async throws -> [String] {
    let device = try Simulator.shop()
    try await device.tap(Simulator.link)
    try await device.install()
    try await device.launch()
    try await device.receive(.didResolveDeepLink)
    let screen = await device.screen
    XCTAssertEqual(screen, "shoes")
    try await device.receive(.onConversionDataSuccess)
    return try await device.finish().trace.events.map(JSONLines.record)
  }
}
