import DeepLinkSimulator

extension SteppedRun {
  /// The result of putting a step in.
  struct Injection {
    /// Steps of the scenario that are no longer possible after it, and why the first of them is not.
    var dropped: (count: Int, reason: String)?
    /// Whether the step still waits, because the system is not done with the one before.
    var waits = false
  }

  /// Does a step that the scenario does not have, here and now.
  ///
  /// - Throws: `PlanError` if it cannot be done here.
  func inject(_ step: Step) throws(PlanError) -> Injection {
    let place = session.stepsDone
    let original = session.plan.scenario
    let now = session.now
    var injection = try replaceSteps(original, [step], at: place)
    guard let pending = pendingStep else {
      injection.waits = true
      return injection
    }
    let elapsed = pending.earliest.duration(to: now)
    if elapsed > .zero {
      // Time has passed since the last step: the file says so, as a person would.
      undoEdit()
      var steps = [Step(.wait(elapsed)), step]
      var replaced = 0
      if original.steps.indices.contains(place), case .wait(let whole) = original.steps[place].kind {
        replaced = 1
        if whole > elapsed { steps.append(Step(.wait(whole - elapsed))) } else { steps[0] = Step(.wait(whole)) }
      }
      injection = try replaceSteps(original, steps, at: place, replacing: replaced)
      doStep()
    }
    doStep()
    return injection
  }

  /// The step of the scenario that could come next.
  private var pendingStep: PendingEvent? { session.nextEvents.first { $0.isStep } }

  private func doStep() {
    if let choice = session.nextEvents.firstIndex(where: \.isStep) { advance(choosing: choice) }
  }

  /// Puts steps into the scenario, and leaves out what is not possible after them.
  private func replaceSteps(
    _ original: Scenario, _ steps: [Step], at place: Int, replacing count: Int = 0
  ) throws(PlanError) -> Injection {
    var scenario = original
    let rest = original.steps[(place + count)...]
    scenario.steps = original.steps[..<place] + steps
    var injection = Injection()
    var whole = scenario
    whole.steps += rest
    var problems: PlanError
    switch plans.compile(whole) {
    case .success(let plan):
      edit(plan)
      return injection
    case .failure(let error): problems = error
    }
    var plan = try plans.compile(scenario).get()
    // What is not possible after some of the steps is not after more of them either.
    var (possible, impossible) = (0, rest.count)
    while impossible - possible > 1 {
      let middle = (possible + impossible) / 2
      var longer = scenario
      longer.steps += rest.prefix(middle)
      switch plans.compile(longer) {
      case .success(let compiled): (possible, plan) = (middle, compiled)
      case .failure(let error): (impossible, problems) = (middle, error)
      }
    }
    injection.dropped = (rest.count - possible, problems.problems.first?.message ?? "")
    edit(plan)
    return injection
  }
}
