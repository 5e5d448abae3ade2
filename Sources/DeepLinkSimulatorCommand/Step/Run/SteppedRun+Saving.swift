import DeepLinkSimulator

extension SteppedRun {
  /// Returns the scenario of the run, with the schedule that reproduces it.
  ///
  /// Choices that the run went back over are included, because going forward repeats them.
  func savedScenario() throws(Interruption) -> Scenario {
    let length = entries.count
    return try aside(at: length) { () throws(Interruption) in
      // Lines of the file's own schedule may concern events that are still to come.
      if !session.plan.schedule.isEmpty {
        while advance() { if isInterrupted() { throw Interruption() } }
      }
      var recorder = ScheduleRecorder()
      for entry in entries { recorder.chose(entry.name, passingOver: entry.passedOver) }
      var schedule = recorder.schedule
      // The end of the process must be stated, because nothing else is known of it before a run.
      let names = Set(entries.map(\.name))
      schedule.add(
        session.plan.schedule.orders.filter {
          $0.first.label == Schedule.endOfProcess && names.contains($0.first) && names.contains($0.second)
        })
      var scenario = session.plan.scenarioToWrite
      schedule.times = session.plan.schedule.times.filter { names.contains($0.event) }
      scenario.schedule = schedule.lines
      if entries.count > length {
        try go(to: length)
        forget()
      }
      return scenario
    }
  }

  /// Removes the expectations of a scenario that a file with its steps cannot have, because they name a step that was
  /// left out.
  ///
  /// - Returns: The number of these, and why the first one is impossible; nil if there are none.
  func removeExpectationsOfOtherSteps(from scenario: inout Scenario) -> (count: Int, reason: String)? {
    guard case .failure(let error) = plans.inFiles.compile(scenario) else { return nil }
    let all = scenario.placedExpectations
    let file = scenario
    scenario.placedExpectations = all.filter { placed in
      var single = file
      single.placedExpectations = [placed]
      if case .success = plans.inFiles.compile(single) { return true } else { return false }
    }
    let count = all.count - scenario.expectations.count
    return count > 0 ? (count, error.problems.first?.message ?? "") : nil
  }

  /// How a scenario that is replayed as a file compares with this run.
  enum Repetition {
    /// The same events, in the same order and at the same times.
    case same
    /// The same events only in the mode of the session, in which latencies are ignored.
    case sameInCausalOrders
    case another
  }

  /// Compares this run with a scenario that is replayed as a file.
  func repetition(by scenario: Scenario) throws(Interruption) -> Repetition {
    if try isRepeated(by: scenario, plans.inFiles) { return .same }
    guard plans.mode == .causal else { return .another }
    return try isRepeated(by: scenario, plans) ? .sameInCausalOrders : .another
  }

  /// Returns whether a scenario reproduces the events of this run, in the same order and at the same times.
  private func isRepeated(by scenario: Scenario, _ plans: SteppedRunPlans) throws(Interruption) -> Bool {
    guard case .success(let plan) = plans.compile(scenario) else { return false }
    return try aside(at: entries.count) { () throws(Interruption) in
      let events = session.trace.events
      let others = try self.events(of: plan, atMost: entries.count)
      return events.count == others.count && zip(events, others).allSatisfy(Self.areSame)
    }
  }

  /// Performs an action at another point, and returns to the current one.
  func aside<Result>(at point: Int, _ body: () throws(Interruption) -> Result) throws(Interruption) -> Result {
    let target = position
    do {
      try go(to: point)
      let result = try body()
      try go(to: target)
      return result
    } catch {
      try go(to: target)
      throw error
    }
  }

  /// Returns whether two events are the same, with the same time, rule and cause.
  private static func areSame(_ left: TraceEvent, _ right: TraceEvent) -> Bool {
    left.time == right.time && left.lane == right.lane && left.rule == right.rule && left.cause == right.cause
      && left.process == right.process && left.scene == right.scene && left.label == right.label
      && left.occurrence.payload == right.occurrence.payload
  }
}
