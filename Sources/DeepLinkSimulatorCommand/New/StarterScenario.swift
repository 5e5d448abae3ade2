import DeepLinkSimulator

/// A first scenario, found by trial: of all flows that fit a wish, the first one in which the callback happens.
///
/// The code does not know when callbacks happen, but runs the simulation. So it works for the SDKs of other packages
/// too.
struct StarterScenario {
  /// The scenario, with the expectations that it meets.
  let scenario: Scenario
  /// Whether the requested callback happens; if not, the scenario expects that it never does.
  let comes: Bool

  /// Looks for the scenario.
  ///
  /// - Returns: Nil if no flow of this kind is a valid scenario.
  init?(_ wish: StarterWish, schema: String, apps: AppRegistry) {
    var search = StarterSearch(wish, StarterTrial(schema: schema, apps: apps))
    guard let found = search.find() else { return nil }
    (scenario, comes) = found
  }
}

/// Tries flows, the simplest ones first, until one fulfils the wish.
private struct StarterSearch {
  private let wish: StarterWish
  private let trial: StarterTrial
  private let links: [LinkForm]
  private let states: [StartState]
  /// The valid flows in the order in which they were tried, in case no flow causes the callback.
  private var tried: [(flow: StarterFlow, result: RunResult)] = []
  private var found: Scenario?
  /// The requests to the servers in flows without a variation.
  private var plainRequests: Set<String> = []

  init(_ wish: StarterWish, _ trial: StarterTrial) {
    self.wish = wish
    self.trial = trial
    links = wish.link.map { [$0] } ?? wish.possibleLinks
    states = wish.state.map { [$0] } ?? [.notRunning, .notInstalled, .foreground, .background]
  }

  mutating func find() -> (scenario: Scenario, comes: Bool)? {
    search()
    if let found { return (found, true) }
    // A version that has another name for the callback cannot even expect that it never comes.
    for (flow, result) in tried {
      if let scenario = trial.expecting(flow, result) { return (scenario, false) }
    }
    return nil
  }

  private mutating func search() {
    for flow in flows([], states, links) { plainRequests.formUnion(attempt(flow)) }
    for variation in wish.sdks.flatMap(StarterVariation.settings) where found == nil {
      for flow in flows([variation], states, links) { _ = attempt(flow) }
    }
    // Variations that do not concern the link do not depend on its kind.
    let (someStates, someLinks) = (Array(states.prefix(2)), Array(links.prefix(1)))
    for failure in wish.sdks.flatMap({ StarterVariation.failures(of: plainRequests, $0) }) where found == nil {
      for flow in flows([failure], someStates, links) { _ = attempt(flow) }
    }
    var asking: [(StarterVariation, requests: Set<String>)] = []
    for variation in wish.sdks.flatMap(StarterVariation.others) where found == nil {
      var requests: Set<String> = []
      for flow in flows([variation], someStates, someLinks) { requests.formUnion(attempt(flow)) }
      asking.append((variation, requests.subtracting(plainRequests)))
    }
    for (variation, requests) in asking where found == nil {
      for failure in wish.sdks.flatMap({ StarterVariation.failures(of: requests, $0) }) {
        for flow in flows([variation, failure], Array(states.prefix(1)), someLinks) { _ = attempt(flow) }
      }
    }
  }

  private func flows(
    _ variations: [StarterVariation], _ states: [StartState], _ links: [LinkForm]
  ) -> [StarterFlow] {
    states.flatMap { state in
      links.map { StarterFlow(wish: wish, link: $0, state: state, variations: variations) }
    }
  }

  /// Tries a flow, unless one has already been found.
  ///
  /// - Returns: Its requests to the servers.
  private mutating func attempt(_ flow: StarterFlow) -> Set<String> {
    guard found == nil, let result = trial.run(flow.scenario) else { return [] }
    tried.append((flow, result))
    if StarterExpectations.isMet(wish, by: result), let scenario = trial.expecting(flow, result) {
      found = scenario
    }
    return Set(
      result.trace.events.compactMap { event in
        if case .request(let request) = event.occurrence { request.name } else { nil }
      })
  }
}

/// Runs a flow as the file that would be written, so that the file is certain to be valid and to pass.
private struct StarterTrial {
  let schema: String
  let apps: AppRegistry

  /// Returns the result of a scenario; nil if it is invalid or refused.
  func run(_ scenario: Scenario) -> RunResult? {
    var scenario = scenario
    if scenario.name.isEmpty { scenario.name = "new" }
    guard case .ran(let result, let verdict) = report(scenario).ending, verdict.passed else { return nil }
    return result
  }

  /// Returns the scenario of a flow with the expectations that its run meets; nil if there is none.
  func expecting(_ flow: StarterFlow, _ result: RunResult) -> Scenario? {
    let expectations = StarterExpectations(flow.wish, result)
    var scenario = flow.scenario
    scenario.name = flow.wish.name ?? expectations.name(of: flow)
    scenario.description = expectations.description(of: flow)
    scenario.expectations = expectations.list
    return run(scenario) == nil ? nil : scenario
  }

  private func report(_ scenario: Scenario) -> ScenarioReport {
    let text = StarterText.text(of: scenario, schema: schema, apps.sdks)
    let file = ScenarioFile(name: "new", bytes: Array(text.utf8), grammar: apps.sdks.grammar)
    return ScenarioRunner(apps: apps).run(file)
  }
}
