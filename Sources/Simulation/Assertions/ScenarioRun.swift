/// A run of a scenario in a test, against which assertions are checked.
public struct ScenarioRun: Sendable {
  /// The scenario, checked and translated.
  package let plan: SimulationPlan
  /// The result of the run.
  public let result: RunResult
  /// The file of the scenario as the test names it; nil for a scenario built in the test.
  package let file: String?
  /// Whether the command cannot replay the run, because it does not know the app or one of its SDKs.
  var isReplayedByTest = false

  /// The events of the run.
  public var trace: Trace {
    DrivenSearch.runningBody?.noteLook()
    return result.trace
  }
  /// The state at the end of the run.
  public var finalState: FinalState {
    DrivenSearch.runningBody?.noteLook()
    return result.finalState
  }

  /// Creates a run from its result.
  package init(plan: SimulationPlan, result: RunResult, file: String? = nil) {
    self.plan = plan
    self.result = result
    self.file = file
  }

  /// Returns what does not hold, in the order of the assertions.
  ///
  /// With Swift Testing, `#expect(run.failures(of: .sequence("a", "b")).isEmpty)` shows the failures themselves.
  ///
  /// - Parameter assertions: What must hold of the run.
  public func failures(of assertions: TraceAssertion...) -> [TraceFailure] {
    failures(of: assertions)
  }

  /// Returns what does not hold, in the order of the assertions.
  ///
  /// - Parameter assertions: What must hold of the run.
  public func failures(of assertions: [TraceAssertion]) -> [TraceFailure] {
    let checker = TraceChecker(plan: plan, result: result)
    let names = AssertionNames(plan, seenIn: trace.events)
    let failures = problems + names.failures(of: assertions) { checker.failures(of: $0) }
    return failures.map { TraceFailure($0, of: self) }
  }

  /// Returns the events that an exhaustive assertion skips, in the order in which they happened.
  package func skipped(by assertion: TraceAssertion) -> [TraceEvent] {
    TraceChecker(plan: plan, result: result).skipped(by: assertion)
  }

  /// Returns a line that lists what an exhaustive assertion skips; nil if it skips nothing.
  package func skipReport(of assertion: TraceAssertion) -> String? {
    let skipped = skipped(by: assertion)
    guard !skipped.isEmpty else { return nil }
    let list = skipped.map { "\($0.index) \($0.shortLabel)" }
    return "\(plan.scenario.name): skipped \(list.joined(separator: ", "))"
  }

  /// Returns what a test should know although an assertion holds: the events that it skips, and that it asked for
  /// nothing because an event did not come, or because facts never held.
  package func notes(on assertion: TraceAssertion) -> [String] {
    let idle = assertion.idleness(in: trace.events, of: plan.scenario).map { "\(plan.scenario.name): \($0)" }
    return [skipReport(of: assertion)].compactMap { $0 } + idle
  }

  /// Returns what a test should know although its assertions hold: about the scenario, and about each assertion.
  package func notes(on assertions: [TraceAssertion]) -> [String] {
    plan.idleNotes + assertions.flatMap { notes(on: $0) }
  }

  /// The order of the run if it is not the scenario's; otherwise empty.
  var order: Schedule {
    if let order = result.order { return order }
    return plan.schedule.lines == plan.scenario.schedule ? Schedule() : plan.schedule
  }

  /// The arguments with which the command replays the run, besides the file.
  var arguments: String {
    guard !order.isEmpty else { return "--verbose" }
    return "--verbose --schedule '\(order.text.replacing("'", with: "'\\''"))'"
  }

  /// The problems that make every assertion on the run meaningless.
  var problems: [ExpectationFailure] {
    var failures: [ExpectationFailure] = []
    if let step = result.illegalStep { failures.append(ExpectationFailure(step, isInFile: file != nil)) }
    if let misfit = result.misfit {
      failures.append(
        ExpectationFailure(
          location: file == nil ? nil : misfit.location, expected: ["the schedule fits"], actual: ["it does not fit"],
          explanation: misfit.explanation, rule: nil))
    }
    if let limit = result.eventLimit { failures.append(.endlessRun(limit, result.endlessCall)) }
    failures += result.problems.failures(ordersTasks: result.ordersTasks)
    return failures
  }
}

extension ScenarioRun: ShownAsLines, CustomStringConvertible {
  /// The name of the scenario, and the trace as `replay --verbose` prints it.
  package var shownLines: [String] {
    [plan.scenario.name] + TextTrace(trace.events, sdks: plan.sdks.map(\.name)).lines
  }
}

extension ExpectationFailure {
  /// Creates a failure that no single event caused.
  init(
    location: SourceLocation?, expected: [String], actual: [String], explanation: String, rule: RuleID?
  ) {
    self.init(location: location, expected: expected, actual: actual, explanation: explanation)
    self.rule = rule
  }
}
