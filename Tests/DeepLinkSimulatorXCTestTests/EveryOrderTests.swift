import DeepLinkSimulatorXCTest
import SampleApps
import XCTest

/// `assertEveryOrder`: what it reports, word for word, and where.
final class EveryOrderTests: XCTestCase {
  private typealias Report = (text: String, file: String, line: Int)

  /// What would have failed this test; nil while failures are its own.
  private var reports: [Report]?

  #if canImport(Darwin)
    override func record(_ issue: XCTIssue) {
      guard reports != nil else { return super.record(issue) }
      let location = issue.sourceCodeContext.location
      reports?.append((issue.compactDescription, location?.fileURL.path ?? "", location?.lineNumber ?? 0))
    }
  #else
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      guard reports != nil else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      reports?.append((description, filePath, lineNumber))
    }
  #endif

  private func assertReports(_ texts: [String], line: UInt) {
    let found = reports ?? []
    reports = nil
    XCTAssertEqual(found.map(\.text.withoutContext), texts, line: line)
    XCTAssertEqual(found.map(\.line), texts.map { _ in Int(line) }, line: line)
    XCTAssertEqual(found.map(\.file), texts.map { _ in "\(#filePath)" }, line: line)
  }

  private let link = "https://example.onelink.me/H5hv?pid=Email&deep_link_value=apples"

  private func test(_ app: TestedApp, steps: [Step] = []) throws -> ScenarioTest {
    try ScenarioTest(
      Scenario(
        name: "A link brings a user to the app",
        app: AppDescription(
          domains: ["example.onelink.me"], sdks: [.appsFlyer(unifiedDeepLinking: true)]),
        steps: [.tap(link), .install, .launch] + steps),
      app: app)
  }

  private func fruit(_ name: String) throws -> ScenarioTest { try test(.named(name, in: .samples)) }

  func testAStepAtWhichARunStopsIsNoted() throws {
    let test = try ScenarioTest(
      text: #"""
        { "version": 1, "name": "n", "app": { "scheme": "shop", "adjust": { "deferredDeeplinkReturns": true } },
          "steps": [{ "install": {} }, { "launch": {} }, { "launch": {} }] }
        """#)
    XCTAssertEqual(test.run().failures(of: .never("kill")).count, 1)
    let result = test.resultInOrders(of: [.never("kill")], options: ExplorationOptions())
    XCTAssertEqual(
      result.notes,
      [
        "n: step 3: a replay stops here: the app is in front already; launch it when it is not running or in the "
          + "background (SIM-USER-1); the step is left out in every order in which it is not possible"
      ])
  }

  func testBoundsThatLeaveNothingToTryAreFailures() throws {
    for (differences, budget, complaint) in [
      (-1, 10, "maximumDifferences takes a number of at least 0, or nil for any number, not -1"),
      (0, 0, "budget takes a number of at least 1, not 0"), (nil, -5, "budget takes a number of at least 1, not -5"),
    ] as [(Int?, Int, String)] {
      var options = ExplorationOptions()
      (options.maximumDifferences, options.budget) = (differences, budget)
      let failures: [OrderTestFailure] = try fruit("fruit").failuresInOrders(of: .never("kill"), options: options)
      XCTAssertEqual(failures.count, 1)
      XCTAssertTrue(failures.first?.text.contains(complaint) ?? false, "\(failures)")
    }
  }

  private static let twice = """
    ✘ A link brings a user to the app
      fails     in 2 of 301 orders; order 3, with 1 difference, is the closest to the default order
      expected  route once
      actual    route twice
                      ^ event 25, route apples_vc, is one too many; event 24, didResolveDeepLink, set it off
      because   AF-DDL-3: If the look-up matches a click, didResolveDeepLink gets found with isDeferred true.
      order     answer conversionData#1 before answer deferredDeepLink#1
      allowed   SIM-NET-1: A backend answers each request once, after the latency that the scenario gives.
      lost at   answer deferredDeepLink#1
      replay    assertTrace(try test.run(order: "answer conversionData#1 before answer deferredDeepLink#1"), …)
    """

  func testAnOrderThatFailsIsShownShrunk() throws {
    let test = try test(.delegate { HalfFixed($0) })
    assertTrace(test.run(), .count("route", 1))
    reports = []
    let line: UInt = #line + 1
    assertEveryOrder(of: test, .count("route", 1), .finally(["screen": "apples_vc"]))
    assertReports([Self.twice], line: line)
  }

  func testTheLastLineReplaysTheOrder() throws {
    let test = try test(.delegate { HalfFixed($0) })
    let run = try test.run(order: "answer conversionData#1 before answer deferredDeepLink#1")
    XCTAssertEqual(run.failures(of: .count("route", 1)).map(\.failure.actual), [["route twice"]])
    assertTrace(run, .sequence("onConversionDataSuccess", "didResolveDeepLink"))
  }

  func testWhatAClosureSaysOfARun() throws {
    let test = try test(.delegate { HalfFixed($0) })
    reports = []
    let line: UInt = #line + 1
    assertEveryOrder(of: test, "the screen opens once") { run in
      run.trace.events.count { $0.occurrence.name == "route" } == 1
    }
    assertReports(
      [
        """
        ✘ A link brings a user to the app
          fails     in 2 of 301 orders; order 3, with 1 difference, is the closest to the default order
          expected  the screen opens once
          actual    it does not hold
                    ^ what the test says of the run
          order     answer conversionData#1 before answer deferredDeepLink#1
          allowed   SIM-NET-1: A backend answers each request once, after the latency that the scenario gives.
          lost at   answer deferredDeepLink#1
          replay    assertTrace(try test.run(order: "answer conversionData#1 before answer deferredDeepLink#1"), …)
        """
      ], line: line)
  }

  func testTheDefaultOrderItself() throws {
    let test = try fruit("fruit-double")
    reports = []
    let line: UInt = #line + 1
    assertEveryOrder(of: test, mode: .timed, .count("route", 1))
    assertReports(
      [
        """
        ✘ A link brings a user to the app
          fails     in 6 of 19 orders; the default order is one of them
          expected  route once
          actual    route twice
                          ^ event 25, route apples_vc, is one too many; event 24, onConversionDataSuccess, set it off
          because   AF-GCD-2: Conversion data of the install's first counted session carries is_first_launch true.
          lost at   answer deferredDeepLink#1
          replay    assertTrace(try test.run(order: "", mode: .timed), …)
        """
      ], line: line)
  }

  func testAllThatOneOrderDoesNotMeetIsOneBlock() throws {
    var options = ExplorationOptions()
    options.mode = .timed
    let failures: [OrderTestFailure] = try fruit("fruit-double").failuresInOrders(
      of: .count("route", 1), .never("route apples_vc#2"), options: options)
    XCTAssertEqual(failures.count, 1)
    XCTAssertEqual(failures.first?.failures.count, 2)
    let lines = failures.first?.text.split(separator: "\n").map { $0.prefix(12) } ?? []
    XCTAssertEqual(
      lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { ["fails", "and", "replay"].contains($0) },
      ["fails", "and", "replay"], failures.first?.text ?? "")
  }

  func testOrdersThatCouldNotBeTried() throws {
    let test = try fruit("fruit-double-fixed")
    reports = []
    let line: UInt = #line + 1
    assertEveryOrder(of: test, budget: 900, .count("route", 1))
    assertReports(
      [
        """
        ✘ A link brings a user to the app
          not tried orders with more than 1 difference from the default order: the budget of 900 events is too small for
                    all; raise budget:, or limit the search with maximumDifferences:
          tried     18 orders
        """
      ], line: line)
  }

  func testABoundThatWasAskedForIsNoGap() throws {
    assertEveryOrder(of: try fruit("fruit-double-fixed"), maximumDifferences: 1, .count("route", 1))
    assertEveryOrder(of: try fruit("fruit-double-fixed"), mode: .timed, .count("route", 1))
  }

  func testAScenarioFileOfADescribedAppIsReplayedByTheCommand() throws {
    let file = "Scenarios/problems/deferred-links/no-delegate-gets-the-conversion-data.jsonc"
    let test = try ScenarioTest(file: file)
    let failures: [OrderTestFailure] = test.failuresInOrders(of: .expectationsOfScenario)
    XCTAssertEqual(
      failures.first?.text.split(separator: "\n").last.map(String.init),
      "  replay    deeplink-sim replay --verbose --schedule 'answer conversionData#1 before wait#1' \(file)")
  }

  func testTheLineThatReplaysAnOrderIsOneThatAShellTakes() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("every order \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a link.jsonc").path
    try FileManager.default.copyItem(
      atPath: "Scenarios/problems/deferred-links/no-delegate-gets-the-conversion-data.jsonc", toPath: file)
    let failures: [OrderTestFailure] = try ScenarioTest(file: file).failuresInOrders(of: .expectationsOfScenario)
    XCTAssertEqual(
      failures.first?.text.split(separator: "\n").last.map(String.init),
      "  replay    deeplink-sim replay --verbose --schedule 'answer conversionData#1 before wait#1' '\(file)'")
  }

  func testAScheduleThatDoesNotFitFailsEveryAssertion() throws {
    let run = try fruit("fruit-double").run(order: "didResolveDeepLink#1 before launch#1")
    XCTAssertEqual(
      run.failures(of: .never("no route")).map(\.description.withoutContext),
      [
        """
        ✘ A link brings a user to the app
          expected  the schedule fits
          actual    it does not fit
                    ^ "didResolveDeepLink#1" cannot come before "launch#1": after event 5, nothing can come but "launch#1"
          order     didResolveDeepLink#1 before launch#1
        """
      ])
    XCTAssertThrowsError(try fruit("fruit-double").run(order: "a before b")) { error in
      XCTAssertEqual(
        "\(error)",
        "\"a before b\" needs a number after each event, starting at 1; write \"a#1 before b#1\"")
    }
  }

  @MainActor func testAnAsyncTestReportsAlike() async throws {
    let test = try test(.delegate { HalfFixed($0) })
    reports = []
    let line: UInt = #line + 1
    await assertEveryOrder(of: test, .count("route", 1))
    assertReports([Self.twice], line: line)
    reports = []
    let other: UInt = #line + 1
    await assertEveryOrder(of: test, "it never ends there", maximumDifferences: 0) { $0.finalState.screen == nil }
    XCTAssertEqual(reports?.map(\.line), [Int(other)])
    reports = nil
  }

  func testASampleAppThatStartsTasksIsTriedWithEachOfThemAsADecision() throws {
    for (name, failing) in [("fruit-double-async", true), ("fruit-double-async-fixed", false)] {
      var test = try fruit(name)
      test.plan.appWork.turns = .isDecided
      let failures: [OrderTestFailure] = test.failuresInOrders(of: .count("route", 0...1))
      XCTAssertEqual(failures.isEmpty, !failing, "\(failures)")
    }
  }

  func testWorkOfAnOrderThatIsBrokenOffIsNotBlamedOnAnother() throws {
    // Orders that come to a known state end there, with tasks that sleep or have not had their turn.
    let sleeping = try linkTest { environment in
      Task {
        try await environment.clock.sleep(for: .seconds(1))
        environment.record("awake")
      }
    }
    assertEveryOrder(of: sleeping, .count("awake", 1))
    var decided = try linkTest { environment in
      for name in ["a", "b", "c"] { Task { environment.record(name) } }
    }
    decided.plan.appWork.turns = .isDecided
    assertEveryOrder(of: decided, .count("a", 1))
    // What really has not finished is found in each order.
    let escaping = try linkTest { _ in Task { try await Task.sleep(for: .seconds(60)) } }
    let failures: [OrderTestFailure] = escaping.failuresInOrders(of: .count("data", 1))
    XCTAssertEqual(failures.map { $0.failures.first?.count == $0.orderCount }, [true])
    // Where no order that was tried is without it, none that was not tried is looked for.
    var options = ExplorationOptions()
    options.maximumDifferences = 0
    let bounded: [OrderTestFailure] = escaping.failuresInOrders(of: .count("data", 1), options: options)
    XCTAssertEqual(bounded.map { $0.failures.first?.noReturn == nil }, [true])
  }

  func testARaceOfTwoTasksIsFoundWhereEachOfThemIsADecision() throws {
    var test = try test(.delegate { CheckThenAct($0, actsFirst: false) })
    // What a handler starts has settled before the next event: nothing can come between.
    assertEveryOrder(of: test, .never("route#2"))
    test.plan.appWork.turns = .isDecided
    reports = []
    let line: UInt = #line + 1
    assertEveryOrder(of: test, maximumDifferences: 2, .never("route#2"))
    assertReports(
      [
        """
        ✘ A link brings a user to the app
          fails     in 51 of 154 orders; this one, with 1 difference, is the closest to the default order
          expected  never route#2
          actual    route apples_vc
                    ^ event 25 at 1.2s; event 23, onConversionDataSuccess, set it off
          because   AF-GCD-2: Conversion data of the install's first counted session carries is_first_launch true.
          order     answer conversionData#1 before task of didResolveDeepLink#3
          allowed   SIM-NET-1: A backend answers each request once, after the latency that the scenario gives.
          lost at   task of onConversionDataSuccess#1
          replay    assertTrace(try test.run(order: "answer conversionData#1 before task of didResolveDeepLink#3"), …)
        """
      ], line: line)
    var fixed = try self.test(.delegate { CheckThenAct($0, actsFirst: true) })
    fixed.plan.appWork.turns = .isDecided
    assertEveryOrder(of: fixed, maximumDifferences: 2, .never("route#2"))
  }
}

/// Both callbacks start a task that looks whether the link was opened, waits, and opens it.
@MainActor
private final class CheckThenAct: AppsFlyerLibDelegate, DeepLinkDelegate {
  private let environment: AppEnvironment
  private let actsFirst: Bool
  private var hasOpened = false

  /// - Parameter actsFirst: Whether the app remembers that it opens the link before it waits.
  init(_ environment: AppEnvironment, actsFirst: Bool) {
    self.environment = environment
    self.actsFirst = actsFirst
  }

  private func open(_ fruit: String?) {
    guard let fruit else { return }
    Task {
      if hasOpened { return }
      if actsFirst { hasOpened = true }
      await Task.yield()
      hasOpened = true
      environment.show(fruit + "_vc")
    }
  }

  func didResolveDeepLink(_ result: DeepLinkResult) { open(result.deepLink?.deeplinkValue) }
  func onConversionDataSuccess(_ data: [AnyHashable: Any]) { open(data["deep_link_value"] as? String) }
  func onConversionDataFail(_ error: any Error) {}
}

/// Conversion data looks whether a deep link came before it; a deep link does not look.
@MainActor
private final class HalfFixed: AppsFlyerLibDelegate, DeepLinkDelegate {
  private let environment: AppEnvironment
  private var hasOpened = false

  init(_ environment: AppEnvironment) {
    self.environment = environment
  }

  func didResolveDeepLink(_ result: DeepLinkResult) {
    guard let fruit = result.deepLink?.deeplinkValue else { return }
    hasOpened = true
    environment.show(fruit + "_vc")
  }

  func onConversionDataSuccess(_ data: [AnyHashable: Any]) {
    guard let fruit = data["deep_link_value"] as? String, !hasOpened else { return }
    environment.show(fruit + "_vc")
  }

  func onConversionDataFail(_ error: any Error) {}
}
