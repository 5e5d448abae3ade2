/// A compiler of variants of a scenario: the same flow with another form of link, start state, life cycle or version.
///
/// A variant is a scenario whose description is changed and which is then compiled like any other.
package struct VariantCompiler: Sendable {
  private let compiler: ScenarioCompiler
  private let apps: AppRegistry
  private let original: Scenario

  /// A pause that is long enough for what the SDKs do when the app's state changes.
  private static let pause = Step(.wait(.seconds(10)))

  /// Creates a compiler.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - apps: The apps that it can name.
  package init(_ scenario: Scenario, apps: AppRegistry) {
    original = scenario
    self.apps = apps
    compiler = ScenarioCompiler(apps: apps)
  }

  /// The number of expectations of the scenario.
  package var expectationCount: Int { original.expectations.count }

  /// The form of the scenario's link; nil if no link is tapped.
  package var linkForm: LinkForm? {
    mainTap(in: original).flatMap { tap in Self.link(of: original.steps[tap]) }.map {
      LinkRewriter($0, in: original, apps.sdks).form
    }
  }

  /// The states in which the scenario's link can find the app.
  package var possibleStates: [StartState] {
    guard let tap = mainTap(in: original) else { return [] }
    let isInstalled = walk(original, to: tap).isInstalled
    return isInstalled ? [.notRunning, .background, .foreground] : [.notInstalled]
  }

  /// Returns the plan of a variant.
  ///
  /// Expectations about events that the variant does not have, such as callbacks of another life cycle, are dropped.
  package func compile(_ variant: ScenarioVariant) throws(VariantRefusal) -> SimulationPlan {
    var scenario = try scenario(variant)
    var result = compiler.compile(scenario)
    if case .failure = result {
      let expectations = scenario.placedExpectations
      scenario.expectations = []
      result = compiler.compile(scenario)
      if case .success = result {
        scenario.placedExpectations = expectations.filter { placed in
          var single = scenario
          single.expectations = [placed.expectation]
          if case .success = compiler.compile(single) { return true } else { return false }
        }
        result = compiler.compile(scenario)
      }
    }
    switch result {
    case .success(let plan):
      if let refusal = plan.refusal { throw VariantRefusal(reason: refusal.explanation) }
      return plan
    case .failure(let error): throw VariantRefusal(reason: error.problems.first?.message ?? "it is not valid")
    }
  }

  /// Returns a variant as a scenario.
  package func scenario(_ variant: ScenarioVariant) throws(VariantRefusal) -> Scenario {
    guard variant != ScenarioVariant() else { return original }
    var scenario = original
    // The schedule names events of the unchanged scenario, and changed parts have no location in the file. The
    // expectations are the file's and keep their locations.
    scenario.schedule = []
    scenario.places = ScenarioPlaces()
    if let style = variant.style { scenario.platform.style = style }
    if let platform = variant.platform { scenario.platform.profile = platform }
    for version in variant.versions {
      guard scenario.app[sdk: version.sdk] != nil else {
        let name = apps.sdks.vocabularies.first { $0.key == version.sdk }?.name ?? version.sdk
        throw VariantRefusal(reason: "the app does not have \(name)")
      }
      scenario.app[sdk: version.sdk]?.version = version.version
    }
    if let form = variant.link { try rewriteLink(form, in: &scenario) }
    if let state = variant.state { try begin(in: state, &scenario) }
    return scenario
  }

  private func rewriteLink(_ form: LinkForm, in scenario: inout Scenario) throws(VariantRefusal) {
    guard let tap = mainTap(in: scenario), let link = Self.link(of: scenario.steps[tap]) else {
      throw VariantRefusal(reason: "no step taps a link")
    }
    if form == .scheme, !walk(scenario, to: tap).isInstalled {
      throw VariantRefusal(reason: "a link with the app's scheme leads nowhere before the app is installed")
    }
    let other = try LinkRewriter(link, in: scenario, apps.sdks).rewritten(as: form, &scenario.backend)
    for index in scenario.steps.indices {
      if case .tap(link, let origin) = scenario.steps[index].kind {
        scenario.steps[index].kind = .tap(url: other, from: origin)
      }
    }
  }

  /// Inserts steps that bring the app into a state right before the link is tapped.
  private func begin(in state: StartState, _ scenario: inout Scenario) throws(VariantRefusal) {
    guard let tap = mainTap(in: scenario) else { throw VariantRefusal(reason: "no step taps a link") }
    let walk = walk(scenario, to: tap)
    guard walk.isInstalled == (state != .notInstalled) else {
      throw VariantRefusal(
        reason: walk.isInstalled
          ? "the app is installed before the link is tapped"
          : "the link is tapped before the app is installed, and then the app has no such state")
    }
    let process = processInRun(of: scenario, before: tap) ?? walk.process
    let steps = Self.steps(from: process, to: state).flatMap { [Step($0), Self.pause] }
    scenario.steps.insert(contentsOf: steps, at: tap)
  }

  private static func steps(from process: ProcessState, to state: StartState) -> [Step.Kind] {
    switch (state, process) {
    case (.notInstalled, _), (.notRunning, .notRunning), (.notRunning, .prewarmed), (.background, .background),
      (.background, .suspended),
      (.foreground, .active):
      []
    case (.notRunning, _): [.kill(.forceQuit)]
    case (.background, .active): [.background]
    case (.background, .inactive): [.dismissAlert, .background]
    case (.background, _): [.launch, .background]
    case (.foreground, .inactive): [.dismissAlert]
    case (.foreground, .background), (.foreground, .suspended): [.foreground]
    case (.foreground, _): [.launch]
    }
  }

  // MARK: The link of the flow

  /// Returns the first tap that can reach the app, or else the first tap.
  private func mainTap(in scenario: Scenario) -> Int? {
    let taps = scenario.steps.indices.filter { Self.link(of: scenario.steps[$0]) != nil }
    return taps.first { walk(scenario, to: $0).isInstalled } ?? taps.first
  }

  private static func link(of step: Step) -> String? {
    if case .tap(let url, _) = step.kind { url } else { nil }
  }

  /// Returns the state of the app's process before a step in the default order of a scenario, in which the app or an
  /// SDK may have opened something else; nil if the run does not come to the step.
  private func processInRun(of scenario: Scenario, before step: Int) -> ProcessState? {
    var scenario = scenario
    scenario.expectations = []
    scenario.steps = Array(scenario.steps[...step])
    guard let plan = try? compiler.compile(scenario).get(), let makeApp = apps.factory(for: scenario.app.uses) else {
      return nil
    }
    let events = Simulator.run(plan, makeApp: makeApp).trace.events
    let steps = events.filter { if case .step = $0.occurrence { true } else { false } }
    guard steps.count > step else { return nil }
    return events.last { $0.index < steps[step].index }?.process ?? .notRunning
  }

  /// Returns the state of the device before a step.
  private func walk(_ scenario: Scenario, to step: Int) -> PlatformDryRun {
    var compilation = Compilation(scenario, apps: apps, unreadParts: .steps)
    var walk = PlatformDryRun(compilation.makePlan())
    for step in scenario.steps[..<step] { _ = walk.perform(step.kind) }
    return walk
  }
}

/// The error that a scenario has no such variant.
package struct VariantRefusal: Error, Hashable, Sendable {
  /// The reason, in a sentence without a full stop.
  package let reason: String
}
