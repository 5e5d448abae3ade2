import DeepLinkSimulator

extension SteppedRun {
  /// The result of inserting a step.
  struct Injection {
    /// The number of the scenario's steps that are no longer possible after it, and why the first of them is not.
    var dropped: (count: Int, reason: String)?
    /// Whether the step is still waiting, because the system has not finished the one before.
    var waits = false
    /// The number of events of the run before the step.
    var start = 0
  }

  /// Steps to insert into a scenario.
  private struct Insertion {
    let steps: [Step]
    /// The number of the scenario's steps before them.
    let index: Int
    /// The rest of the wait after them; nil if it is unchanged.
    var rest: Duration?

    var end: Int { index + steps.count }
  }

  /// Takes a step that is not in the scenario, here and now, after any inserted steps that are still waiting.
  ///
  /// - Throws: `PlanError` if the step is impossible here.
  func inject(_ step: Step) throws(PlanError) -> Injection {
    let place = session.stepsDone
    let original = session.plan.scenario
    let now = session.now
    let waiting = max(place, edits.last { $0.position <= position }?.end ?? 0)
    var injection = try put(Insertion(steps: [step], index: waiting), into: original)
    if waiting == place, let pending = pendingStep, pending.earliest < now {
      // Time has passed since the last step, so the file gets a `wait` for it.
      undoEdit()
      let elapsed = pending.earliest.shownDuration(to: now)
      var insertion = Insertion(steps: [Step(.wait(elapsed)), step], index: place)
      if original.steps.indices.contains(place), case .wait(let whole) = original.steps[place].kind {
        if whole > elapsed {
          insertion.rest = whole - elapsed
        } else {
          insertion = Insertion(steps: [step], index: place + 1)
        }
      }
      injection = try put(insertion, into: original)
    }
    let end = edits.last?.end ?? 0
    injection.start = position
    while session.stepsDone < end, let choice = session.nextEvents.firstIndex(where: \.isStep) {
      advance(choosing: choice)
    }
    injection.waits = session.stepsDone < end
    return injection
  }

  /// The next step of the scenario.
  private var pendingStep: PendingEvent? { session.nextEvents.first { $0.isStep } }

  /// Inserts steps into the scenario, and removes those that are impossible after them.
  private func put(_ insertion: Insertion, into original: Scenario) throws(PlanError) -> Injection {
    var scenario = original
    var rest = original.steps[insertion.index...]
    if let left = insertion.rest { rest = [Step(.wait(left))] + rest.dropFirst() }
    scenario.steps = original.steps[..<insertion.index] + insertion.steps
    var schedule = schedule(with: insertion, original)
    scenario.schedule = schedule.lines
    let shortest: SimulationPlan
    do throws(PlanError) {
      shortest = try plans.compile(scenario).get()
    } catch {
      // Steps are checked before the run, when a crash is known only from the schedule.
      guard let end = endOfProcess(before: insertion, original) else { throw error }
      schedule.add([end])
      scenario.schedule = schedule.lines
      shortest = try plans.compile(scenario).get()
    }
    var injection = Injection()
    var whole = scenario
    whole.steps += rest
    var problems: PlanError
    switch plans.compile(whole) {
    case .success(let plan):
      edit(plan, end: insertion.end)
      return injection
    case .failure(let error): problems = error
    }
    var plan = shortest
    // A step that is impossible after some of the steps is impossible after more of them, too.
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
    edit(plan, end: insertion.end)
    return injection
  }

  /// Returns the order of the session, in which steps after the inserted ones are renumbered.
  private func schedule(with insertion: Insertion, _ original: Scenario) -> Schedule {
    var schedule = session.plan.schedule
    for verb in Set(insertion.steps.map(\.kind.verb.rawValue)) {
      let known = namesKnown(of: verb, before: insertion, original)
      let more = insertion.steps.count { $0.kind.verb.rawValue == verb }
      let renumber = { (event: inout EventName) in
        if event.label == verb, event.number > known { event.number += more }
      }
      for index in schedule.orders.indices {
        renumber(&schedule.orders[index].first)
        renumber(&schedule.orders[index].second)
      }
      for index in schedule.times.indices { renumber(&schedule.times[index].event) }
    }
    return schedule
  }

  /// Returns the largest number in the names of the steps before the inserted ones.
  private func namesKnown(of verb: String, before insertion: Insertion, _ original: Scenario) -> Int {
    session.namesSeen(of: verb)
      + original.steps[session.stepsDone..<insertion.index].count { $0.kind.verb.rawValue == verb }
  }

  /// Returns a constraint that the process has ended before the inserted steps; nil if it has not ended since the last
  /// step.
  private func endOfProcess(before insertion: Insertion, _ original: Scenario) -> OrderingConstraint? {
    let sinceLastStep = entries[..<position].reversed().prefix { !$0.isStep }
    guard let end = sinceLastStep.first(where: { $0.name.label == Schedule.endOfProcess }),
      let verb = insertion.steps.first?.kind.verb.rawValue
    else { return nil }
    let number = namesKnown(of: verb, before: insertion, original) + 1
    return OrderingConstraint(end.name, before: EventName(verb, number))
  }
}
