import DeepLinkSimulator

/// Creates the plans of a run: of the scenario itself, and of the scenario with inserted steps.
struct SteppedRunPlans {
  var compiler: ScenarioCompiler
  /// The mode, which determines which orders are legal; nil if latencies count as the scenario says.
  var mode: OrderMode?
  /// When the app's tasks run; nil for what the scenario says.
  var tasks: AppDescription.TaskTurns?
  /// The maximum number of events in a run; nil for the default.
  var eventLimit: Int?

  /// The same for a file that is replayed, which has no mode.
  var inFiles: SteppedRunPlans {
    var plans = self
    plans.mode = nil
    plans.compiler.knowsAllSteps = true
    return plans
  }

  /// Returns the plans for a session, whose scenario can get other steps.
  init(
    compiler: ScenarioCompiler, mode: OrderMode? = nil, tasks: AppDescription.TaskTurns? = nil, eventLimit: Int? = nil
  ) {
    (self.compiler, self.mode, self.tasks, self.eventLimit) = (compiler, mode, tasks, eventLimit)
    self.compiler.knowsAllSteps = false
  }

  /// Returns the plan of a scenario, or everything that is wrong with it.
  func compile(_ scenario: Scenario) -> Result<SimulationPlan, PlanError> {
    compiler.compile(scenario).map(prepare)
  }

  /// Returns the plan in the form for stepping.
  func prepare(_ plan: SimulationPlan) -> SimulationPlan {
    var plan = plan
    if mode == .causal { plan.ignoresLatencies = true }
    if let eventLimit { plan.eventLimit = eventLimit }
    if let tasks { plan.appWork.turns = AppWorkPolicy.Turns(tasks) }
    return plan
  }
}
