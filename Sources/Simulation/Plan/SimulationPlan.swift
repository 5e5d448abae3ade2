/// A scenario that has been checked against the contract and translated into the machines' terms.
public struct SimulationPlan: Sendable {
  /// The scenario.
  public internal(set) var scenario: Scenario
  /// The device and the build of the app.
  package var platform: PlatformConfiguration
  /// The app's scheme and domains, before it is installed.
  package var router: LinkRouter
  /// The SDKs that scenarios can be about.
  package internal(set) var registry: SDKRegistry
  /// The links that were taken apart for the plan.
  let links = LinkTable()
  /// The SDKs that the app has.
  package var sdks: [PlannedSDK]
  /// Which rules hold; all of them, but in a run that is to show what notices the lack of one.
  package private(set) var rules = RuleSwitches()
  /// Why the scenario cannot be done, if it expects to be refused; it is not run then.
  package var refusal: Refusal?
  /// Which events come in another order than by default.
  package var schedule = Schedule()
  /// What an app written in Swift records by its own names; nil for the app that the scenario describes.
  var recordedEvents: [String]?
  /// Whether latencies have no influence, as in causal orders: the SDKs reckon as if every answer came at once, while
  /// the default order and the times of a trace are those of the shortest latencies.
  package var ignoresLatencies = false
  /// Whether latencies leave times open, so that the run may end before an answer that could still come.
  var leavesTimesOpen = false
  /// Whether it has too many events for their times to be left open, so that each comes at its earliest one.
  var staysAtEarliestTimes = false
  /// Whether a run writes down what its oracle decides.
  var recordsOrder = false
  /// Whether the life cycle is that of the app's types, as the scenario names none.
  package internal(set) var hasStyleOfApp = false
  /// When the async work of an app written in Swift runs, and how long it may take in real time.
  public var appWork = AppWorkPolicy()
  /// How many events a run may have before it is stopped: more than any scenario needs that comes to an end.
  public var eventLimit = 1_000_000
  /// The steps, with what they are called in a trace.
  var steps: [PlannedStep]
  /// The steps that may come at any time.
  var anytime: [PlannedStep] = []
}

extension SimulationPlan {
  /// Returns the plan of a run in which a rule does not hold: what follows from it does not happen, and data is as it
  /// would be without it.
  package func without(_ rule: RuleID) -> SimulationPlan {
    var plan = self
    plan.rules = RuleSwitches(disabled: rules.disabled.union([rule]))
    plan.platform.rules = plan.rules
    for index in plan.sdks.indices { plan.sdks[index].set(plan.rules) }
    if refusal?.rule == rule { plan.refusal = nil }
    return plan
  }
}
