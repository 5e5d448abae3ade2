import DeepLinkSimulator

/// Makes the plans of a run: of the scenario itself, and of what steps that are put in make of it.
struct SteppedRunPlans {
  let compiler: ScenarioCompiler
  /// What makes the order legal that was asked for; nil where latencies count as the scenario says.
  var mode: OrderMode?
  /// When the app's tasks have their turns; nil for what the scenario says.
  var tasks: AppDescription.TaskTurns?
  /// How many events a run may have; nil for the usual number.
  var eventLimit: Int?

  /// The same for a file that is replayed, which has no mode.
  var inFiles: SteppedRunPlans {
    var plans = self
    plans.mode = nil
    return plans
  }

  /// Returns the plan of a scenario, or all that is wrong with it.
  func compile(_ scenario: Scenario) -> Result<SimulationPlan, PlanError> {
    compiler.compile(scenario).map(prepare)
  }

  /// The plan as it is walked through.
  func prepare(_ plan: SimulationPlan) -> SimulationPlan {
    var plan = plan
    if mode == .causal { plan.ignoresLatencies = true }
    if let eventLimit { plan.eventLimit = eventLimit }
    if let tasks { plan.appWork.turns = AppWorkPolicy.Turns(tasks) }
    return plan
  }
}
