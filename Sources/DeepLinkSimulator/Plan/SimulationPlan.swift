/// A scenario that has been checked against the contract and translated into the machines' terms.
public struct SimulationPlan: Sendable {
  /// The scenario.
  public internal(set) var scenario: Scenario
  /// The device and the build of the app.
  public var platform: PlatformConfiguration
  /// The app's scheme and domains, before it is installed.
  public var router: LinkRouter
  /// How the app uses AppsFlyer; nil if it does not.
  public var appsFlyer: AppsFlyerConfiguration?
  /// How the app uses Adjust; nil if it does not.
  public var adjust: AdjustConfiguration?
  /// What the AppsFlyer servers know and answer.
  public var appsFlyerBackend: AppsFlyerBackend
  /// What the Adjust servers know and answer.
  public var adjustBackend: AdjustBackend
  /// Where links that `ADJLinkResolution` is asked to resolve lead to.
  /// How long the servers take.
  public var latencies: BackendLatencies
  /// What the app does with a link that opens it, if it has Adjust.
  public var directLinks: AdjustDirectLinks
  /// Where the standard integration makes its calls.
  public var callSites: IntegrationCallSites
  /// Which rules hold; all of them, but in a run that is to show what notices the lack of one.
  public private(set) var rules = RuleSwitches()
  /// Why the scenario cannot be done, if it expects to be refused; it is not run then.
  public var refusal: Refusal?
  /// Which events come in another order than by default.
  public var schedule = Schedule()
  /// Whether a run writes down what its oracle decides.
  var recordsOrder = false
  /// When the async work of an app written in Swift runs, and how long it may take in real time.
  public var appWork = AppWorkPolicy()
  /// The steps, with what they are called in a trace.
  var steps: [PlannedStep]
  /// The steps that may come at any time.
  var anytime: [PlannedStep] = []
}

extension SimulationPlan {
  /// Returns the plan of a run in which a rule does not hold: what follows from it does not happen, and data is as it
  /// would be without it.
  public func without(_ rule: RuleID) -> SimulationPlan {
    var plan = self
    plan.rules = RuleSwitches(disabled: rules.disabled.union([rule]))
    plan.platform.rules = plan.rules
    plan.appsFlyer?.rules = plan.rules
    plan.adjust?.rules = plan.rules
    plan.appsFlyerBackend.rules = plan.rules
    plan.adjustBackend.rules = plan.rules
    if refusal?.rule == rule { plan.refusal = nil }
    return plan
  }
}
