/// A run of a scenario in a test: what happened, and what assertions say of it.
public struct ScenarioRun: Sendable {
  /// The scenario, checked and translated.
  package let plan: SimulationPlan
  /// The result of the run.
  public let result: RunResult
  /// The file of the scenario as the test names it; nil for a scenario that is written in the test.
  package let file: String?
  /// Whether the command cannot make the run again, because it does not know the app.
  var isReplayedByTest = false

  /// What happened.
  public var trace: Trace { result.trace }
  /// What holds at the end.
  public var finalState: FinalState { result.finalState }

  /// Creates a run from its results.
  package init(plan: SimulationPlan, result: RunResult, file: String? = nil) {
    self.plan = plan
    self.result = result
    self.file = file
  }

  /// Returns what does not hold, in the order of the assertions.
  ///
  /// With Swift Testing, `#expect(run.failures(of: .sequence("a", "b")).isEmpty)` shows the failures themselves.
  public func failures(of assertions: TraceAssertion...) -> [TraceFailure] {
    failures(of: assertions)
  }

  /// Returns what does not hold, in the order of the assertions.
  public func failures(of assertions: [TraceAssertion]) -> [TraceFailure] {
    let checker = TraceChecker(plan: plan, result: result)
    let names = AssertionNames(plan, seenIn: trace.events).problems(in: assertions)
    let failures = problems + names + assertions.flatMap { checker.failures(of: $0) }
    return failures.map { TraceFailure($0, of: self) }
  }

  /// The events that an exhaustive assertion skips, in the order in which they came.
  package func skipped(by assertion: TraceAssertion) -> [TraceEvent] {
    TraceChecker(plan: plan, result: result).skipped(by: assertion)
  }

  /// A line that lists what an exhaustive assertion skips; nil if it skips nothing.
  package func skipReport(of assertion: TraceAssertion) -> String? {
    let skipped = skipped(by: assertion)
    guard !skipped.isEmpty else { return nil }
    let list = skipped.map { "\($0.index) \($0.occurrence.isCallback ? $0.occurrence.name : $0.label)" }
    return "\(plan.scenario.name): skipped \(list.joined(separator: ", "))"
  }

  /// The order of the run where it is not that of the scenario.
  var order: Schedule {
    if let order = result.order { return order }
    return plan.schedule.orders.map(\.text) == plan.scenario.schedule ? Schedule() : plan.schedule
  }

  /// What the command needs besides the file to make the run again.
  var arguments: String {
    guard !order.isEmpty else { return "--verbose" }
    return "--verbose --schedule '\(order.text.replacing("'", with: "'\\''"))'"
  }

  /// What keeps every assertion from meaning anything.
  var problems: [ExpectationFailure] {
    var failures: [ExpectationFailure] = []
    if let step = result.illegalStep {
      failures.append(
        ExpectationFailure(
          location: file == nil ? nil : step.location, expected: ["step \(step.step + 1) is done"],
          actual: ["step \(step.step + 1) is not possible"], explanation: step.explanation, rule: step.rule))
    }
    if let misfit = result.misfit {
      failures.append(
        ExpectationFailure(
          location: file == nil ? nil : misfit.location, expected: ["the schedule fits"], actual: ["it does not fit"],
          explanation: misfit.explanation, rule: nil))
    }
    failures += result.problems.failures(ordersTasks: result.ordersTasks)
    return failures
  }
}

extension ScenarioRun: CustomStringConvertible {
  /// The name of the scenario, and the trace as `replay --verbose` prints it.
  public var description: String {
    let lines = TextTrace(trace.events, sdks: plan.sdks.map(\.name)).lines
    return ([plan.scenario.name.printable] + lines).joined(separator: "\n")
  }
}

extension ExpectationFailure {
  /// Creates a failure that no single event made.
  init(
    location: SourceLocation?, expected: [String], actual: [String], explanation: String, rule: RuleID?
  ) {
    self.init(location: location, expected: expected, actual: actual, explanation: explanation)
    self.rule = rule
  }
}
