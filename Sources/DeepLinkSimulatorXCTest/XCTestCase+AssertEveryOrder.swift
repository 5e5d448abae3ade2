import DeepLinkSimulator
import XCTest

extension XCTestCase {
  /// Fails the test for each assertion that does not hold in some legal order of a scenario.
  ///
  /// Each order runs with a fresh app. The events that an exhaustive assertion skips are printed, and an assertion that
  /// asked for nothing in any order. A failure shows the failing order closest to the default one, shrunk as far as
  /// possible, the rule that allows it, and a line that replays it.
  ///
  /// ```swift
  /// assertEveryOrder(of: try ScenarioTest(scenario, app: app), .count("route apples_vc", 1))
  /// ```
  ///
  /// - Parameters:
  ///   - test: The scenario, and the app it is run against.
  ///   - mode: What makes an order legal: causes and queues alone, or the latencies of the scenario, too.
  ///   - maximumDifferences: How many decisions may differ from the default order; nil for any number.
  ///   - budget: How many events may be done; if they do not suffice for all orders, the test fails and says so.
  ///   - assertions: What must hold.
  ///   - file: The file that a failure points at.
  ///   - line: The line that a failure points at.
  public func assertEveryOrder(
    of test: ScenarioTest, mode: OrderMode = .causal, maximumDifferences: Int? = nil,
    budget: Int = ExplorationOptions().budget, _ assertions: TraceAssertion..., file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let options = ExplorationOptions(mode, maximumDifferences, budget)
    if let note = test.noteAboutTimes(in: assertions, mode) { print(note) }
    let result: ScenarioTest.OrderResult = test.resultInOrders(of: assertions, options: options)
    report(result, of: test, assertions, options, file: file, line: line)
  }

  /// Fails the test if something does not hold of the run of some legal order of a scenario.
  ///
  /// ```swift
  /// assertEveryOrder(of: test, "the screen opens") { run in run.finalState.screen == "apples_vc" }
  /// ```
  ///
  /// As anything may tell one order from another here, each is run to its end: assertions, which say what they look at,
  /// need less time.
  ///
  /// - Parameters:
  ///   - test: The scenario, and the app it is run against.
  ///   - statement: What must hold, for the message of a failure.
  ///   - mode: What makes an order legal: causes and queues alone, or the latencies of the scenario, too.
  ///   - maximumDifferences: How many decisions may differ from the default order; nil for any number.
  ///   - budget: How many events may be done; if they do not suffice for all orders, the test fails and says so.
  ///   - file: The file that a failure points at.
  ///   - line: The line that a failure points at.
  ///   - holds: Whether it holds of a run.
  public func assertEveryOrder(
    of test: ScenarioTest, _ statement: String, mode: OrderMode = .causal, maximumDifferences: Int? = nil,
    budget: Int = ExplorationOptions().budget, file: StaticString = #filePath, line: UInt = #line,
    holds: @escaping @Sendable (ScenarioRun) -> Bool
  ) {
    assertEveryOrder(
      of: test, mode: mode, maximumDifferences: maximumDifferences, budget: budget, .run(statement, holds), file: file,
      line: line)
  }

  /// Fails the test for each assertion that some legal order of a scenario does not meet; for `async` test methods.
  ///
  /// - Parameters:
  ///   - test: The scenario, and the app it is run against.
  ///   - mode: What makes an order legal: causes and queues alone, or the latencies of the scenario, too.
  ///   - maximumDifferences: How many decisions may differ from the default order; nil for any number.
  ///   - budget: How many events may be done; if they do not suffice for all orders, the test fails and says so.
  ///   - assertions: What must hold.
  ///   - isolation: The actor of the test.
  ///   - file: The file that a failure points at.
  ///   - line: The line that a failure points at.
  public func assertEveryOrder(
    of test: ScenarioTest, mode: OrderMode = .causal, maximumDifferences: Int? = nil,
    budget: Int = ExplorationOptions().budget, _ assertions: TraceAssertion...,
    isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath, line: UInt = #line
  ) async {
    let options = ExplorationOptions(mode, maximumDifferences, budget)
    if let note = test.noteAboutTimes(in: assertions, mode) { print(note) }
    let result = await test.resultInOrders(of: assertions, options: options)
    report(result, of: test, assertions, options, file: file, line: line)
  }

  private func report(
    _ result: ScenarioTest.OrderResult, of test: ScenarioTest, _ assertions: [TraceAssertion],
    _ options: ExplorationOptions, file: StaticString, line: UInt
  ) {
    result.notes.forEach { print($0) }
    let failures = result.failures
    for (position, failure) in failures.enumerated() {
      report(
        failure.text, position > 0 ? nil : TestFiles(failures, of: test, assertions, options), file: file, line: line)
    }
  }

  /// Fails the test if something does not hold of the run of some legal order; for `async` test methods.
  ///
  /// - Parameters:
  ///   - test: The scenario, and the app it is run against.
  ///   - statement: What must hold, for the message of a failure.
  ///   - mode: What makes an order legal: causes and queues alone, or the latencies of the scenario, too.
  ///   - maximumDifferences: How many decisions may differ from the default order; nil for any number.
  ///   - budget: How many events may be done; if they do not suffice for all orders, the test fails and says so.
  ///   - isolation: The actor of the test.
  ///   - file: The file that a failure points at.
  ///   - line: The line that a failure points at.
  ///   - holds: Whether it holds of a run.
  public func assertEveryOrder(
    of test: ScenarioTest, _ statement: String, mode: OrderMode = .causal, maximumDifferences: Int? = nil,
    budget: Int = ExplorationOptions().budget, isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #filePath, line: UInt = #line, holds: @escaping @Sendable (ScenarioRun) -> Bool
  ) async {
    await assertEveryOrder(
      of: test, mode: mode, maximumDifferences: maximumDifferences, budget: budget, .run(statement, holds),
      isolation: isolation, file: file, line: line)
  }
}

extension ExplorationOptions {
  fileprivate init(_ mode: OrderMode, _ maximumDifferences: Int?, _ budget: Int) {
    self.init()
    self.mode = mode
    self.maximumDifferences = maximumDifferences
    self.budget = budget
  }
}
