import DeterministicExecution

extension Engine {
  /// The problems that would make a verdict meaningless if the run ended now.
  var problems: RunProblems { problems(with: loop.map(unfinishedWork(on:)) ?? []) }

  /// Returns the problems of a run of whose work this has not finished.
  func problems(with unfinished: [UnfinishedWork]) -> RunProblems {
    var problems = RunProblems()
    // Work of a run that was stopped waits for nothing but its turn.
    if plan.appWork.realTime != .isIgnored, !isAtEventLimit { problems.unfinishedWork = unfinished }
    problems.settle = plan.scenario.settle
    for sleeper in work.sleepers.values {
      problems.asleep.insert(sleeper.origin ?? sleeper.event)
      // Each turn of a timer or a loop begins new work, which belongs to that of the call.
      if let origin = sleeper.origin, origin != sleeper.event { problems.turns.insert(sleeper.event) }
    }
    problems.isTrackingPromptShown = world.isTrackingPromptShown
    if let type = (app as? DelegateApp)?.unusableDelegate(appHasActed: runRecord.hasAppActed) {
      problems.unusableDelegate = RunProblems.UnusableDelegate(type: type, sdks: plan.sdks.map(\.name))
    }
    let style = plan.platform.style
    if !style.hasSceneDelegate, let name = (app as? any SceneConfiguringApp)?.namedSceneDelegate {
      problems.unheardSceneDelegate = RunProblems.UnheardSceneDelegate(name: name, style: style)
    }
    problems.lacksDecidedTasks = plan.appWork.turns == .isDecided && !(SimulationLoop.current?.usesHooks ?? true)
    if plan.appWork.realTime != .isIgnored { problems.callsFromOutside = refusals.calls }
    return problems
  }
}
