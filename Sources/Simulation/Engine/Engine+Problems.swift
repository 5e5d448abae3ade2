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
    problems.isSuspended = world.platform.process == .suspended
    let sleepers = work.sleepers.values.filter { !$0.lasts }
    for case let (origin?, event) in sleepers.map({ ($0.origin, $0.event) }) {
      problems.asleep.insert(origin)
      // Each turn of a timer or a loop begins new work, which belongs to that of the call.
      if origin != event { problems.turns.insert(event) }
    }
    if sleepers.contains(where: { $0.origin == nil }) {
      // Nothing tells which of the detached tasks sleeps.
      let attached = problems.turns.union(work.open.map(\.event))
      problems.asleep.formUnion(unfinished.map(\.event).filter { !attached.contains($0) })
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
