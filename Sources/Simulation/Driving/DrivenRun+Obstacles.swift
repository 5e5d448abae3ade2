extension DrivenRun {
  /// Throws if a step is not possible now.
  func checkPossible(_ step: Step, _ engine: Engine) throws(SimulatorError) {
    guard let obstacle = obstacle(to: step, engine) else { return }
    throw .notPossible(step, obstacle)
  }

  /// Returns why a step is not possible now; nil if it is.
  func obstacle(to step: Step, _ engine: Engine) -> String? {
    engine.obstacle(to: step.kind) ?? promptObstacle(to: step.kind, engine)
  }

  /// Returns why `dismissAlert` cannot remove what covers the app; nil if it can.
  ///
  /// The steps of a file are checked without the app's code, which shows the prompt, so no file could contain such a
  /// step.
  private func promptObstacle(to step: Step.Kind, _ engine: Engine) -> String? {
    guard case .dismissAlert = step, engine.world.isTrackingPromptShown else { return nil }
    let isAlert = scenario.steps.last { $0.kind.startsOrEndsCover }?.kind == .alert
    return isAlert ? nil : "the tracking prompt covers the app; answer it with trackingAuthorization"
  }

  // MARK: Steps that are possible in other orders

  /// Returns a step that this order leaves out, as that of a file does; nil if it must be possible.
  ///
  /// It is not possible now, but would be if the app, or an SDK, had opened something else, or had not: in another
  /// order it may have.
  func leftOut(_ planned: PlannedStep, _ engine: Engine) -> PlannedStep? {
    guard decider != nil, let obstacle = obstacle(to: planned.step, engine) else { return nil }
    var walk = PlatformDryRun(plan)
    for done in scenario.steps { _ = walk.perform(done.kind) }
    _ = walk.perform(planned.step.kind)
    return walk.isStepUncertain ? planned.dependingOnOpening(leftOutBecause: obstacle) : nil
  }

  /// The steps of the run, those of one kind by their number, and why those are left out that are.
  var stepsOfOrder: (done: Set<String>, leftOut: [String: String]) {
    var (done, leftOut, counts): (Set<String>, [String: String], [String: Int]) = ([], [:], [:])
    for case .step(let planned, _, _) in acts {
      counts[planned.label, default: 0] += 1
      let name = planned.label + (counts[planned.label].map { $0 > 1 ? "#\($0)" : "" } ?? "")
      if let obstacle = planned.obstacle { leftOut[name] = obstacle } else { done.insert(name) }
    }
    return (done, leftOut)
  }
}

extension Step.Kind {
  /// Whether an alert starts or stops covering the app with this step.
  fileprivate var startsOrEndsCover: Bool {
    switch self {
    case .alert, .dismissAlert, .background, .kill, .update, .uninstall, .tap: true
    default: false
    }
  }
}
