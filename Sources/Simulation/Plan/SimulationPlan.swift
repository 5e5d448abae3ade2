/// A scenario that has been checked against the contract and translated into the machines' terms.
public struct SimulationPlan: Sendable {
  // The large parts are shared, because each run copies the plan.
  @Shared private var sharedScenario: Scenario
  @Shared private var sharedRouter: LinkRouter
  /// The device and the build of the app.
  package var platform: PlatformConfiguration
  /// The SDKs that scenarios can be about.
  package internal(set) var registry: SDKRegistry
  /// The links that were parsed for the plan.
  let links = LinkTable()
  /// The SDKs that the app has.
  package var sdks: [PlannedSDK]
  /// The rules that hold: all, except in a run that shows what notices the absence of one.
  package private(set) var rules = RuleSwitches()
  /// The reason why the scenario is not possible, if it expects to be refused; then it is not run.
  package var refusal: Refusal?
  /// The schedule: which events come in another order than the default one.
  package var schedule = Schedule()
  /// The names that an app written in Swift records; nil for the app that the scenario describes.
  var recordedEvents: [String]?
  /// Whether latencies are ignored, as in causal orders: the SDKs calculate as if every answer came at once, while the
  /// default order and the times of a trace follow the shortest latencies.
  package var ignoresLatencies = false
  /// Whether latencies leave times open, so the run may end before an answer that could still come.
  var leavesTimesOpen = false
  /// Whether the run has too many events for open times, so each comes at its earliest time.
  var staysAtEarliestTimes = false
  /// Whether runs have the orders of a search, in which what an app opens may come at another time.
  var isExplored = false
  /// Whether a run records the decisions of its oracle.
  var recordsOrder = false
  /// Whether the life cycle is the app's, because the scenario names none.
  package internal(set) var hasStyleOfApp = false
  /// The policy for the async work of an app written in Swift.
  public var appWork = AppWorkPolicy()
  /// The number of events after which a run is stopped: more than any scenario that ends needs.
  package var eventLimit = 1_000_000
  /// The steps, with their names in a trace.
  var steps: [PlannedStep]
  /// The steps that may come at any time.
  var anytime: [PlannedStep] = []

  init(
    scenario: Scenario, platform: PlatformConfiguration, router: LinkRouter, registry: SDKRegistry, sdks: [PlannedSDK],
    steps: [PlannedStep]
  ) {
    sharedScenario = scenario
    sharedRouter = router
    self.platform = platform
    self.registry = registry
    self.sdks = sdks
    self.steps = steps
  }
}

extension SimulationPlan {
  /// The scenario.
  public internal(set) var scenario: Scenario {
    _read { yield sharedScenario }
    _modify { yield &sharedScenario }
  }

  /// The app's scheme and domains, before it is installed.
  package var router: LinkRouter {
    _read { yield sharedRouter }
    _modify { yield &sharedRouter }
  }
}

extension SimulationPlan {
  /// Returns the plan of a run in which a rule does not hold: its consequences do not happen, and data is as without
  /// it.
  package func without(_ rule: RuleID) -> SimulationPlan {
    var plan = self
    plan.rules = RuleSwitches(disabled: rules.disabled.union([rule]))
    plan.platform.rules = plan.rules
    for index in plan.sdks.indices { plan.sdks[index].set(plan.rules) }
    if refusal?.rule == rule { plan.refusal = nil }
    return plan
  }
}
