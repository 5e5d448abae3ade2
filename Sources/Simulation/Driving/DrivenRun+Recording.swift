extension Simulator {
  /// Returns the text of a scenario file that replays the device's steps in the same order of events.
  ///
  /// - Parameters:
  ///   - fileID: The file that an error names.
  ///   - line: The line that an error names.
  /// - Returns: The text of the file.
  /// - Throws: `SimulatorError` if no file can express the run.
  public nonisolated func record(
    fileID: StaticString = #fileID, line: UInt = #line
  ) async throws(SimulatorError) -> String {
    do throws(SimulatorError) {
      return try await look { [subject] run throws(SimulatorError) in
        ScenarioWriter.text(of: try run.recordedScenario(usesApp: subject.appName), grammar: run.plan.registry.grammar)
      }
    } catch {
      throw error.located(fileID, line)
    }
  }
}

extension DrivenRun {
  /// Returns the scenario of this run, with a wait wherever time passed between two steps, and with a schedule if the
  /// order is not the default one.
  ///
  /// - Parameter name: The name of the app in its registry; nil for what the device's own scenario says.
  fileprivate func recordedScenario(usesApp name: String?) throws(SimulatorError) -> Scenario {
    let acts = acts
    guard player == nil else {
      throw SimulatorError(
        "no file can reproduce what the device did: the times of answers are open in timed orders, and a file gives each "
          + "step a time; explore(order:) replays the order")
    }
    // A driven device does not track the names of events in schedules.
    let done = session.aside(session.plan) { session -> [NamedEvent] in
      session.restart()
      return DrivenRun(session).names(of: acts)
    }
    let names = done.map(\.name)
    var scenario = scenario
    scenario.schedule = []
    scenario.expectations = []
    if let name { scenario.app.uses = name }
    var (whole, ends) = try recordedPlan(scenario, done)
    whole.schedule.times = done.compactMap { event in
      event.time.map { TimeConstraint(event.name, at: $0.microseconds) }
    }
    let recorder = session.aside(whole) { session -> ScheduleRecorder? in
      var recorder = ScheduleRecorder()
      for name in names {
        // When no event is left, a run waits for work of the app that has left the simulation.
        while session.nextEvents.isEmpty, session.waitForWorkOutside() {}
        let events = session.nextEvents
        guard let position = events.firstIndex(where: { session.name(of: $0) == name }) else { return nil }
        let passedOver = events[..<position].filter { !$0.isOptional }.compactMap { session.name(of: $0) }
        recorder.chose(name, passingOver: passedOver)
        session.advance(choosing: position)
      }
      return recorder
    }
    guard let recorder else {
      throw SimulatorError(
        "no file can reproduce what the device did: "
          + (session.plan.ignoresLatencies
            ? Self.latenciesDoNotCount
            : hasWaitedOutside ? Self.filesWaitAtTheEnd : "a step came before the system was ready for it"))
    }
    var schedule = recorder.schedule
    schedule.add(ends)
    schedule.times = whole.schedule.times
    scenario.schedule = schedule.lines
    // Lines of the scenario's own schedule about events that are still to come stay in force, as far as they fit.
    let happened = Set(names)
    let open = session.plan.schedule
    let lines =
      open.orders.filter { !happened.contains($0.first) && !happened.contains($0.second) }.map(\.text)
      + open.times.filter { !happened.contains($0.event) }.map(\.text)
    for line in lines {
      var longer = scenario
      longer.schedule.append(line)
      if fitsToTheEnd(longer) { scenario = longer }
    }
    try checkReplay(of: scenario)
    return scenario
  }

  private static let filesWaitAtTheEnd =
    "the device waited for app work outside the simulation, and a replay does so only after the last step"

  private static let latenciesDoNotCount =
    "causal orders ignore latencies, and a file respects them; explore(order:) replays the order"

  /// Throws if a scenario does not lead to the same events as this run.
  private func checkReplay(of scenario: Scenario) throws(SimulatorError) {
    let plan = try planOfFile(scenario)
    let (driven, isCausal) = (events, session.plan.ignoresLatencies)
    let replayed = session.aside(plan) { session in
      while session.eventCount < driven.count {
        if let position = session.scheduledPosition, session.advance(choosing: position) { continue }
        guard session.waitForWorkOutside() else { break }
      }
      return session.trace.events
    }
    let same = zip(driven, replayed).prefix {
      isCausal ? $0.label == $1.label : JSONLines.record($0) == JSONLines.record($1)
    }
    guard same.count < driven.count else { return }
    let place = same.count < replayed.count ? replayed[same.count].label : "its end"
    throw SimulatorError(
      "no file can reproduce what the device did: its replay comes to \(place) and not to event \(same.count + 1), "
        + "\(driven[same.count].label); "
        + (isCausal
          ? Self.latenciesDoNotCount
          : hasWaitedOutside ? Self.filesWaitAtTheEnd : "the app is not deterministic"))
  }

  /// Returns the plan of a scenario of the performed steps, and the schedule lines that an app that crashed requires.
  ///
  /// The steps of a file are checked before its run, and that check learns of a crash only from the schedule.
  private func recordedPlan(
    _ scenario: Scenario, _ done: [NamedEvent]
  ) throws(SimulatorError) -> (SimulationPlan, [OrderingConstraint]) {
    if let plan = try? compiled(scenario) { return (plan, []) }
    var ends: [OrderingConstraint] = []
    var end: EventName?
    for event in done {
      if event.name.label == Schedule.endOfProcess { end = event.name }
      guard event.isStep, let name = end.take() else { continue }
      ends.append(OrderingConstraint(name, before: event.name))
    }
    var scheduled = scenario
    scheduled.schedule = ends.map(\.text)
    return (try planOfFile(scheduled), ends)
  }

  /// Returns the plan of a scenario that `record()` is about to return; throws if its file would not load.
  private func planOfFile(_ scenario: Scenario) throws(SimulatorError) -> SimulationPlan {
    do throws(PlanError) {
      return try compiled(scenario)
    } catch {
      throw SimulatorError(
        "no file can reproduce what the device did: its steps are checked before the run, without what the app and the "
          + "SDKs do, and so \(error.problems.map(\.message).joined(separator: "; ")); call record() before that step, and "
          + "continue from the file")
    }
  }

  /// Returns the plan of a scenario for this device, with the settings of the test.
  private func compiled(_ scenario: Scenario) throws(PlanError) -> SimulationPlan {
    var apps = AppRegistry(sdks: session.plan.registry)
    // The device already has the app, whatever registry knows its name.
    if let name = scenario.app.uses { apps.register(name) { DescribedApp($0) } }
    var compiler = ScenarioCompiler(apps: apps)
    compiler.traits.recordedEvents = session.plan.recordedEvents
    var plan = try compiler.compile(scenario).get()
    (plan.appWork, plan.eventLimit) = (session.plan.appWork, session.plan.eventLimit)
    return plan
  }

  /// Returns whether a run of a scenario can keep to its schedule until the end.
  private func fitsToTheEnd(_ scenario: Scenario) -> Bool {
    guard let plan = try? compiled(scenario) else { return false }
    return session.aside(plan) { session in
      _ = session.goOn(until: { _ in false }) { $0.advance() }
      return session.engine.misfit == nil
    }
  }

  /// A performed event, by its name in schedules.
  private struct NamedEvent: Sendable {
    let name: EventName
    let isStep: Bool
    /// The time that a schedule gave it; nil for none.
    let time: VirtualInstant?
  }

  /// Replays another run and returns the names of its events.
  private func names(of acts: [Act]) -> [NamedEvent] {
    var names: [NamedEvent] = []
    func choose(_ position: Int, at time: VirtualInstant? = nil) {
      guard session.nextEvents.indices.contains(position) else { return }
      let event = session.nextEvents[position]
      let scheduled = time ?? session.engine.runRecord.follower?.time(of: event)
      if let name = session.name(of: event) {
        names.append(NamedEvent(name: name, isStep: event.isStep, time: scheduled))
      }
      session.advance(choosing: position, at: time)
    }
    for act in acts {
      switch act {
      case .step(let step, let time, let cause): session.append(step, at: time, behind: cause)
      case .events(let count): for _ in 0..<count { choose(session.scheduledPosition ?? 0) }
      case .choice(let position):
        session.engine.releaseSchedule()
        choose(position)
      case .decision(let position, let mode, let time):
        session.engine.releaseSchedule()
        if let position = session.position(ofLegal: position, in: mode) { choose(position, at: time) }
      case .open, .known: break
      case .workOutside: _ = session.waitForWorkOutside()
      }
    }
    return names
  }
}

extension SimulationSession {
  /// Returns the position among `nextEvents` of an event, given its position among those that are legal in a mode.
  fileprivate func position(ofLegal position: Int, in mode: OrderMode) -> Int? {
    let events = nextEvents
    guard position < engine.collectLegal(mode, horizon: .max) else { return nil }
    let event = engine.world.queue[engine.enabled[position].place]
    // The session offers what this call collects.
    _ = engine.nextEvents()
    return events.firstIndex { $0.submission == event?.submission }
  }
}
