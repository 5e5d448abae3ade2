import Foundation

extension Compilation {
  /// Makes a step ready to be done.
  mutating func plannedStep(_ step: Step) -> PlannedStep {
    var planned = PlannedStep(step: step, verb: step.kind.verb, argument: step.kind.argument)
    switch step.kind {
    case .backend(let description): planned.backendChange = backendChange(description)
    case .call(let method, let argument):
      planned.call = StepMethod(named: method.value).map { SDKMethodCall($0, argument?.value) }
    default: break
    }
    return planned
  }

  private mutating func backendChange(_ description: BackendDescription) -> BackendChange {
    // The settings are tried on servers of no consequence, so that what is wrong with them is reported here.
    var appsFlyer = AppsFlyerBackend()
    var adjust = AdjustBackend()
    var latencies = BackendLatencies()
    configure(&appsFlyer, from: description, &latencies)
    configure(&adjust, from: description, &latencies)
    return BackendChange(description: description)
  }

  /// Walks the steps through the platform's machine, and reports the first one that cannot be done.
  ///
  /// What an SDK may do in between leaves the app in the state it was in, so that steps alone decide.
  mutating func checkSteps(_ plan: SimulationPlan) {
    for step in plan.steps + plan.anytime {
      switch step.step.kind {
      case .call(let method, let argument):
        checkCall(method, argument, plan)
      case .releaseDelegate(let sdk):
        checkIsThere(SDKName(rawValue: sdk.value), plan, at: sdk.location)
      case .system(let system):
        checkSystemStep(system, at: step.step.location)
      default: break
      }
    }
    // A device that cannot be has been reported already.
    guard walksSteps, plan.platform.problem == nil else { return }
    var walk = PlatformWalk(plan)
    for step in plan.steps {
      switch walk.perform(step.step.kind) {
      case .done: continue
      case .impossible(let explanation): return report(explanation, at: step.step.location)
      case .illegal(let transition): return report(transition, at: step.step.location)
      }
    }
  }

  private mutating func checkSystemStep(_ step: Step.SystemStep, at location: SourceLocation?) {
    guard let label = step.call else { return }
    guard let kind = SystemCall.Kind(rawValue: label.value) else {
      return reportUnknown("call of the system", label, known: SystemCall.allLabels)
    }
    if SystemCall(kind, link: step.deliveredLink) == nil {
      report("\(label.value) carries a link; add \"link\"", at: label.location)
    }
  }

  private mutating func checkCall(
    _ method: Located<String>, _ argument: Located<ScenarioValue>?, _ plan: SimulationPlan
  ) {
    guard let known = StepMethod.all.first(where: { $0.name == method.value }) else {
      return reportUnknown("SDK call", method, known: StepMethod.all.map(\.name))
    }
    checkIsThere(StepMethod(named: method.value)?.sdk, plan, at: method.location)
    let isRight =
      if let wanted = known.argument, let given = argument?.value {
        wanted.takes(given) { URL(string: $0) != nil }
      } else {
        known.argument == nil && argument == nil
      }
    guard !isRight else { return }
    let wanted = known.argument.map { "takes \($0.phrase) as \"with\"" } ?? "takes no argument; remove \"with\""
    report("\(known.name) \(wanted)", at: argument?.location ?? method.location)
  }

  private mutating func checkIsThere(_ sdk: SDKName?, _ plan: SimulationPlan, at location: SourceLocation?) {
    switch sdk {
    case .appsFlyer where plan.appsFlyer == nil: report(ScenarioVocabularyNames.noAppsFlyer, at: location)
    case .adjust where plan.adjust == nil: report(ScenarioVocabularyNames.noAdjust, at: location)
    default: break
    }
  }
}
