import DeepLinkSimulator

/// Replays scenario files: reads, checks, runs, and holds each against its expectations.
struct ScenarioRunner {
  let apps: AppRegistry

  /// Reads and checks a file.
  func plan(_ file: ScenarioFile) -> Result<SimulationPlan, ScenarioFileError> {
    file.result.flatMap { scenario in
      ScenarioCompiler(apps: apps).compile(scenario).mapError { problems in
        ScenarioFileError(problems.problems.map { file.diagnostic($0.message, at: $0.location) })
      }
    }
  }

  /// Replays a file.
  func run(_ file: ScenarioFile) -> ScenarioReport {
    switch plan(file) {
    case .failure(let error):
      return report(file, .invalid(error.diagnostics))
    case .success(let plan):
      guard let makeApp = apps.factory(for: plan.scenario.app.uses?.value) else {
        return report(file, .invalid([file.diagnostic("there is no such app", at: nil)]))
      }
      let result = Simulator.run(plan, makeApp: makeApp)
      if let illegal = result.illegalStep {
        let message = "\(illegal.explanation) (\(illegal.rule.text))"
        return report(file, .invalid([file.diagnostic(message, at: illegal.location)]))
      }
      return report(file, .ran(result, ExpectationChecker(plan.scenario, result).check()), plan.scenario.name)
    }
  }

  private func report(
    _ file: ScenarioFile, _ outcome: ScenarioReport.Outcome, _ name: String? = nil
  ) -> ScenarioReport {
    ScenarioReport(file: file.name, name: name ?? file.name, outcome: outcome)
  }
}
