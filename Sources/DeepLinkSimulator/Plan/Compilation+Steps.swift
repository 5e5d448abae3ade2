extension Compilation {
  /// Makes a step ready to be done.
  mutating func plannedStep(_ step: Step) -> PlannedStep {
    var planned = PlannedStep(step: step, verb: step.kind.verb, argument: step.kind.argument)
    switch step.kind {
    case .backend(let description): planned.backendChange = backendChange(description)
    case .call(let method, let argument):
      planned.call = SDKMethod(rawValue: method.value).map { PlannedCall($0, argument?.value) }
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
    if SystemCall(kind, given: step.deliveredLink) == nil {
      report("\(label.value) carries a link; add \"link\"", at: label.location)
    }
    if let link = step.deliveredLink, !link.isURL {
      report("Foundation finds no URL in \(link.text), so that no call can carry it", at: step.link?.location)
    }
  }

  private mutating func checkCall(
    _ method: Located<String>, _ argument: Located<ScenarioValue>?, _ plan: SimulationPlan
  ) {
    guard let known = SDKMethod(rawValue: method.value) else {
      return reportUnknown("SDK call", method, known: SDKMethod.allCases.map(\.rawValue))
    }
    checkIsThere(known.sdk, plan, at: method.location)
    guard !known.takes(argument?.value) else { return }
    let wanted = known.argument.map { "takes \($0) as \"with\"" } ?? "takes no argument; remove \"with\""
    report("\(known.rawValue) \(wanted)", at: argument?.location ?? method.location)
  }

  private mutating func checkIsThere(_ sdk: SDKName?, _ plan: SimulationPlan, at location: SourceLocation?) {
    switch sdk {
    case SDKName.appsFlyer where !plan.has(.appsFlyer): report(ScenarioVocabularyNames.noAppsFlyer, at: location)
    case SDKName.adjust where !plan.has(.adjust): report(ScenarioVocabularyNames.noAdjust, at: location)
    default: break
    }
  }
}
