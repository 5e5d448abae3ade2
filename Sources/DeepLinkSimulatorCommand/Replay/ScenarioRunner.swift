import DeepLinkSimulator

/// Replays scenario files: reads, checks, runs, and holds each against its expectations.
struct ScenarioRunner {
  let apps: AppRegistry
  /// The order in which events come; nil for the default order.
  var order: ReplayOrder?

  /// Reads and checks a file.
  func plan(_ file: ScenarioFile) -> Result<SimulationPlan, ScenarioFileError> {
    file.result.flatMap { scenario in
      ScenarioCompiler(apps: apps).compile(scenario).mapError { problems in
        ScenarioFileError(problems.problems.map { file.diagnostic($0.message, at: $0.location) })
      }
    }
  }

  /// Replays a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - observe: Is told of each event as it happens. With it, a scenario that expects nothing needs no memory for
  ///     its trace, however long, and the report has none.
  func run(_ file: ScenarioFile, observe: (@Sendable (TraceEvent) -> Void)? = nil) -> ScenarioReport {
    switch plan(file) {
    case .failure(let error):
      return report(file, .invalid(error.diagnostics))
    case .success(let plan):
      let scenario = plan.scenario
      guard let makeApp = apps.factory(for: scenario.app.uses?.value) else {
        return report(file, .invalid([file.diagnostic("there is no such app", at: scenario.app.uses?.location)]))
      }
      if let order {
        return run(file, plan, order, observe, makeApp)
      }
      let needsTrace = observe == nil || scenario.isExhaustive || !scenario.expectations.isEmpty
      var (sink, result) = Simulator.run(
        plan, sink: ReplaySink(keepsAll: needsTrace, observe: observe), makeApp: makeApp)
      if let illegal = result.illegalStep {
        let message = "\(illegal.explanation) (\(illegal.rule.text))"
        return report(file, .invalid([file.diagnostic(message, at: illegal.location)]), scenario.name)
      }
      result.trace = sink.trace
      return report(file, .ran(result, ExpectationChecker(scenario, result).check()), scenario.name)
    }
  }

  /// Replays a file in an order of the user's.
  private func run(
    _ file: ScenarioFile, _ plan: SimulationPlan, _ order: ReplayOrder, _ observe: (@Sendable (TraceEvent) -> Void)?,
    _ makeApp: @escaping AppFactory
  ) -> ScenarioReport {
    switch order.run(plan, makeApp: makeApp) {
    case .failure(let refusal):
      return report(file, .invalid([file.diagnostic(refusal.message, at: nil)]), plan.scenario.name)
    case .success(let result):
      if let observe { result.trace.events.forEach(observe) }
      if let illegal = result.illegalStep {
        let message = "\(illegal.explanation) (\(illegal.rule.text))"
        return report(file, .invalid([file.diagnostic(message, at: illegal.location)]), plan.scenario.name)
      }
      return report(
        file, .ran(result, ExpectationChecker(plan.scenario, result).check()), plan.scenario.name)
    }
  }

  private func report(
    _ file: ScenarioFile, _ outcome: ScenarioReport.Outcome, _ name: String? = nil
  ) -> ScenarioReport {
    ScenarioReport(file: file.name, name: name ?? file.name, outcome: outcome)
  }
}
