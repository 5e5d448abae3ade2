import Foundation

extension Compilation {
  /// Returns the planned steps of a list.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - list: The key of their list in the file.
  mutating func plannedSteps(_ steps: [Step], _ list: ScenarioPath.Part) -> [PlannedStep] {
    var result: [PlannedStep] = []
    result.reserveCapacity(steps.count)
    for (index, step) in steps.enumerated() {
      let path: ScenarioPath = [list, .index(index), .key(step.kind.verb.rawValue)]
      var change: BackendChange?
      var call: PlannedCall?
      switch step.kind {
      case .backend(let description):
        BackendChange.check(description, at: path, in: &self)
        change = BackendChange(description: description)
      case .call(let method, let argument): call = plannedCall(method, argument)
      default: break
      }
      result.append(
        PlannedStep(
          step: step, path: path, location: places.keyLocation(of: path), backendChange: change, call: call))
    }
    return result
  }

  private func plannedCall(_ method: String, _ argument: ScenarioValue?) -> PlannedCall {
    let owners = apps.sdks.vocabularies.filter { $0.methods.contains { $0.name == method } }
    // Two vendors may use the same name for a method.
    let sdk = owners.first { scenario.app[sdk: $0.key] != nil } ?? owners.first
    return PlannedCall(sdk.map { SDKName(rawValue: $0.key) }, SDKMethodCall(method, argument))
  }

  /// Runs the steps through the platform's machine, and reports the first one that is not possible.
  ///
  /// What an SDK does in between does not change the app's state, so the steps alone decide. The exceptions are an
  /// Objective-C exception that ends the process, of which the schedule says before which step it comes, and something
  /// that the app or an SDK opens: a step that depends on it is marked.
  mutating func checkSteps(_ plan: inout SimulationPlan) {
    for step in plan.steps + plan.anytime {
      if let obstacle = plan.platform.profile.obstacle(to: step.step.kind) { report(obstacle, at: step.location) }
      switch step.step.kind {
      case .call(let method, let argument): checkCall(method, argument, step, plan)
      case .releaseDelegate(let sdk): checkIsThere(sdk, plan, at: places.location(of: step.path))
      case .backend(let description): checkServers(description, plan, at: step.path)
      case .system(let system): checkSystemStep(system, step)
      case .associationFile(let file): checkAssociation(file, plan, at: step)
      default: break
      }
    }
    // An impossible device has already been reported.
    guard unreadParts.isEmpty, plan.platform.problem == nil else { return }
    var walk = PlatformDryRun(plan)
    let ends = plan.schedule.endsOfProcess
    var counts: [StepVerb: Int] = [:]
    for index in plan.steps.indices {
      let step = plan.steps[index]
      if !ends.isEmpty {
        counts[step.verb, default: 0] += 1
        let name = EventName(step.verb.rawValue, counts[step.verb] ?? 0)
        if let end = ends[name], end > walk.ends { walk.endProcess() }
      }
      switch walk.perform(step.step.kind) {
      case .done: if walk.isStepUncertain { plan.steps[index] = step.dependingOnOpening() }
      case .impossible(let explanation): return report(explanation, at: step.location)
      case .illegal(let transition): return report(transition, at: step.location)
      }
    }
  }

  private mutating func checkSystemStep(_ step: Step.SystemStep, _ planned: PlannedStep) {
    guard let call = step.call else { return }
    if SystemCall(call, given: step.deliveredLink) == nil {
      report("\(call.rawValue) carries a link; add \"link\"", at: places.location(of: planned.path + "call"))
    }
    if let link = step.deliveredLink, !link.isURL {
      report(
        "Foundation cannot make a URL from \(link.text), so no call can carry it",
        at: places.location(of: planned.path + "link"))
    }
  }

  private mutating func checkCall(
    _ method: String, _ argument: ScenarioValue?, _ step: PlannedStep, _ plan: SimulationPlan
  ) {
    let location = places.location(of: step.path)
    let methods = ScenarioNames.methods(apps.sdks.vocabularies)
    let own = apps.sdks.vocabularies.first { $0.key == step.call?.sdk?.rawValue }?.methods ?? []
    guard let known = (own + methods).first(where: { $0.name == method }) else {
      return reportUnknown("SDK call", method, at: location, known: methods.map(\.name), listedBy: Self.listOfEvents)
    }
    if let sdk = step.call?.sdk { checkIsThere(sdk.rawValue, plan, at: location) }
    let isRight =
      if let wanted = known.argument, let argument {
        wanted.takes(argument) { URL(string: $0) != nil }
      } else {
        known.argument == nil && argument == nil
      }
    guard !isRight else { return }
    let complaint =
      known.argument.map { "under \"with\", \(known.name) takes \($0.phrase)" }
      ?? "\(known.name) takes no argument; remove \"with\""
    let step: ScenarioPath = ScenarioPath(step.path.parts.dropLast())
    report(complaint, at: places.location(of: step + "with") ?? location)
  }

  /// Complains about answers of an SDK that the app does not have: they would have no effect.
  mutating func checkServers(_ description: BackendDescription, _ plan: SimulationPlan, at path: ScenarioPath) {
    for key in description.sdks.map(\.key) { checkIsThere(key, plan, at: places.keyLocation(of: path + key)) }
  }

  private mutating func checkIsThere(_ key: String, _ plan: SimulationPlan, at location: SourceLocation?) {
    guard !plan.sdks.contains(where: { $0.name.rawValue == key }) else { return }
    let vocabularies = apps.sdks.vocabularies
    guard let name = vocabularies.first(where: { $0.key == key })?.name else {
      return reportUnknown("SDK", key, at: location, known: vocabularies.map(\.key))
    }
    guard knowsDevice else { return }
    report(SDKRegistry.absence(key, name, in: plan.scenario.places), at: location)
  }
}
