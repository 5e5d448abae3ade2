extension ScenarioCompiler {
  /// Compiles a single step for a running device.
  ///
  /// The device decides whether it is possible.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - shared: The plan of the run.
  ///   - gates: The gates of the app; nil if unknown.
  /// - Throws: `PlanError` for a step that no scenario of this app could have.
  func compile(_ step: Step, in shared: SharedPlan, gates: [String]?) throws(PlanError) -> PlannedStep {
    if let complaint = step.complaint(gates: gates, of: shared.plan.scenario.places, grammar: apps.sdks.grammar) {
      throw PlanError(problems: [PlanProblem(message: complaint, location: nil, rule: nil)])
    }
    switch step.kind {
    case .associationFile, .backend, .call, .releaseDelegate, .system: return try compileChecked(step, in: shared.plan)
    default: return PlannedStep(step: step, path: [], location: nil)
    }
  }

  /// Compiles a step that only the SDKs and the platform can check.
  private func compileChecked(_ step: Step, in plan: SimulationPlan) throws(PlanError) -> PlannedStep {
    var compilation = Compilation(Scenario(name: ""), apps: apps, unreadParts: .steps)
    let planned = compilation.plannedSteps([step], "steps")
    var plan = plan
    plan.steps = planned
    plan.anytime = []
    compilation.checkSteps(&plan)
    guard compilation.problems.isEmpty, let first = planned.first else {
      throw PlanError(problems: compilation.problems)
    }
    return first
  }
}
