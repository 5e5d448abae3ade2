import DeepLinkSimulatorXCTest
import DeterministicExecution
import SampleApps
import XCTest

/// Simulations where the runtime lacks the hooks: what works all the same, and what is said of the rest.
final class PublicRouteTests: XCTestCase {
  private final class Delegate: AppsFlyerLibDelegate {
    let environment: AppEnvironment
    let body: @MainActor (AppEnvironment) -> Void

    init(_ environment: AppEnvironment, _ body: @escaping @MainActor (AppEnvironment) -> Void) {
      self.environment = environment
      self.body = body
    }

    func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) { environment.record("data") }
    func onConversionDataFail(_ error: any Error) {}
    func onAppOpenAttribution(_ attributionData: [AnyHashable: Any]) { body(environment) }
  }

  private actor Journal {
    private var count = 0
    func next() -> Int {
      count += 1
      return count
    }
  }

  private func test(
    _ policy: AppWorkPolicy = AppWorkPolicy(), _ body: @escaping @MainActor @Sendable (AppEnvironment) -> Void
  ) throws -> ScenarioTest {
    var test = try ScenarioTest(AsyncHandlerTests.scenario, app: .delegate { Delegate($0, body) })
    test.plan.appWork = policy
    return test
  }

  private func appEvents(_ run: ScenarioRun) -> [String] {
    run.trace.events.filter(\.occurrence.isAppEvent).map(\.label)
  }

  private func runWithoutHooks(_ test: ScenarioTest) async -> ScenarioRun {
    await PublicRoute.$isForced.withValue(true) { await test.run() }
  }

  @MainActor func testCallbacksAreAsExactAsElsewhere() throws {
    let names = ["deferred-link-opens-twice", "opens-the-same-screen-at-every-return", "null-in-the-conversion-data"]
    for name in names {
      var test = try ScenarioTest(file: "Scenarios/problems/\(name).json", app: .named(in: .samples))
      test.plan.appWork.realTime = .isIgnored
      let usual = test.run()
      XCTAssertTrue(usual.result.ordersTasks)
      let run = PublicRoute.$isForced.withValue(true) { test.run() }
      XCTAssertFalse(run.result.ordersTasks)
      XCTAssertEqual(run.trace.events.map(JSONLines.record), usual.trace.events.map(JSONLines.record))
    }
  }

  func testTasksOfHandlersSettleBeforeTheNextEventInAnAsyncTest() async throws {
    let journal = Journal()
    let test = try test { environment in
      Task {
        environment.record("task", "\(await journal.next())")
        await Task.yield()
        environment.record("more")
      }
      Task {
        let sum = await withTaskGroup(of: Int.self) { group in
          for _ in 0..<3 { group.addTask { 2 } }
          var sum = 0
          for await value in group { sum += value }
          return sum
        }
        AppEnvironment.current.record("group", "\(sum)")
      }
    }
    let run = await runWithoutHooks(test)
    XCTAssertEqual(appEvents(run).sorted(), ["data", "group 6", "more", "task 1"])
    assertTrace(run, .order("task", "more", "onConversionDataSuccess"), .before("group", "onConversionDataSuccess"))
  }

  func testASleepOnTheClockTakesVirtualTimeOnly() async throws {
    let test = try test { environment in
      Task {
        try await environment.clock.sleep(for: .seconds(60))
        environment.record("awake")
      }
    }
    let run = await runWithoutHooks(test)
    assertTrace(run, .order("onAppOpenAttribution", "data", "timer sleep", "awake"))
  }

  func testRealTimeIsWaitedForOrNamed() async throws {
    let body: @MainActor @Sendable (AppEnvironment) -> Void = { environment in
      Task {
        try await Task.sleep(for: .seconds(1))
        environment.record("awake")
      }
    }
    let named = await runWithoutHooks(try test(AppWorkPolicy(), body))
    XCTAssertEqual(named.result.unfinishedWork.map(\.call), ["onAppOpenAttribution"])
    let waited = await runWithoutHooks(try test(AppWorkPolicy(realTime: .isWaitedFor(.seconds(10))), body))
    assertTrace(waited, .order("data", "awake"))
  }

  @MainActor func testASynchronousTestSaysThatTasksHaveNoTurn() throws {
    let test = try test { environment in Task { environment.record("task") } }
    let run = PublicRoute.$isForced.withValue(true) { test.run() }
    XCTAssertEqual(
      run.failures(of: .count("data", 1)).map { $0.text() }.joined(),
      """
      ✘ A link opens its screen
        expected  the tasks that onAppOpenAttribution starts finish
        actual    a task that onAppOpenAttribution started has not finished
                  ^ this runtime lacks the hooks: tasks have their turn in an async test only, with 'await test.run()'
      """)
  }

  func testThatTasksCannotBeDecidedIsSaid() async throws {
    let run = await runWithoutHooks(try test(AppWorkPolicy(order: .isDecided)) { _ in })
    XCTAssertEqual(
      run.failures(of: .count("data", 1)).map { $0.text() }.joined(),
      """
      ✘ A link opens its screen
        expected  the order of the app's tasks is decided
        actual    the runtime orders them
                      ^ this runtime lacks the hooks by which a simulation takes tasks over
      """)
  }
}
