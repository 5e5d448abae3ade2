/// Which event a device is to take where more than one could come next.
public struct EventChoice: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case next(EventPattern)
    case first(EventPattern)
  }

  let kind: Kind

  /// An event that could come next comes now; `Simulator.pending` lists them.
  public static func next(_ event: EventPattern) -> EventChoice { EventChoice(kind: .next(event)) }

  /// A callback comes before every other one that the test has not received, in the legal order that is closest to the
  /// default one; whatever it needs comes before it.
  public static func first(_ callback: EventPattern) -> EventChoice { EventChoice(kind: .first(callback)) }
}

/// A moment of a driven device, to which `Simulator.restore` goes back.
public struct DeviceSnapshot: Sendable {
  let position: DrivenRun.Position
}

extension Simulator {
  /// Takes another order than the default one.
  ///
  /// ```swift
  /// try await device.choose(.first("onConversionDataSuccess"))
  /// ```
  ///
  /// - Throws: `SimulatorError` if no legal order from here on has it.
  public nonisolated func choose(_ choice: EventChoice) async throws(SimulatorError) {
    try await drive { [subject] run throws(SimulatorError) in
      switch choice.kind {
      case .next(let event): try run.choose(next: event)
      case .first(let callback):
        let problem = run.problems(with: callback, recording: subject.recordedEvents).first
        if let problem { throw SimulatorError(problem.explanation) }
        try run.choose(first: callback)
      }
    }
  }

  /// Keeps the present moment of the device.
  public nonisolated func snapshot() async throws(SimulatorError) -> DeviceSnapshot {
    try await drive { DeviceSnapshot(position: $0.position) }
  }

  /// Goes back to a moment of this device, also after its end.
  ///
  /// What was done up to the moment is done again, with an app that is made again: an object of the app to which the
  /// test refers belongs to the run that is left. In the body of `explore`, a device also goes back to moments of the
  /// device that is explored, and what was decided since the moment is decided in the same way again.
  ///
  /// - Throws: `SimulatorError` if the moment is one of another device.
  public nonisolated func restore(_ snapshot: DeviceSnapshot) async throws(SimulatorError) {
    guard !Task.isCancelled else { throw .isCancelled }
    try await look { run throws(SimulatorError) in
      try run.checkBudget()
      try run.goBack(to: snapshot.position)
    }
  }

  /// The scenario file that replays what the device was driven to do, with the order of the events.
  ///
  /// - Throws: `SimulatorError` if no file can say it.
  public nonisolated func record() async throws(SimulatorError) -> String {
    try await look { run throws(SimulatorError) in
      ScenarioWriter.text(of: try run.recordedScenario(), grammar: run.plan.registry.grammar)
    }
  }
}

extension DrivenRun {
  /// How many events are tried in the search for an order.
  private static let searchLimit = 20_000

  fileprivate func choose(next event: EventPattern) throws(SimulatorError) {
    let events = session.nextEvents
    let labels = events.map(session.label)
    guard let position = labels.firstIndex(where: { $0 == event.words || $0.isAbout(event.words) }) else {
      let hint = Spelling.hint(for: event.words, in: labels) ?? ""
      let list = labels.isEmpty ? "nothing is left to come" : "\(labels.alternatives) can come next"
      throw SimulatorError("\(event.words.quoted) cannot come next\(hint); \(list)")
    }
    try checkNumber(of: event, event.matchesIgnoringNumber(in: self.events).count + 1)
    choose(position)
  }

  /// Refuses a number behind a name that the next event of the kind does not have.
  private func checkNumber(of event: EventPattern, _ number: Int) throws(SimulatorError) {
    guard let ordinal = event.ordinal, ordinal != number else { return }
    throw SimulatorError("\(event.text.quoted) cannot be chosen: the next \(event.words) is number \(number)")
  }

  /// Lets a callback come before all others that the test has not received.
  fileprivate func choose(first callback: EventPattern) throws(SimulatorError) {
    try settle()
    let happened = callback.matchesIgnoringNumber(in: events).map(\.index)
    guard let event = firstUnreceived else {
      try checkNumber(of: callback, happened.count + 1)
      return try search(first: callback)
    }
    guard let number = happened.firstIndex(of: event.index) else {
      throw SimulatorError(
        "\(callback.words.quoted) cannot be the first callback: event \(event.index), \(event.label), has fired already, "
          + "and the test has not received it; receive it first, or choose before it fires")
    }
    try checkNumber(of: callback, number + 1)
  }

  /// Tries orders, those with the fewest differences from the default one first, until the callback is the first one.
  private func search(first callback: EventPattern) throws(SimulatorError) {
    var waiting: [[Int]] = [[]]
    var next = 0
    var left = Self.searchLimit
    while next < waiting.count, left > 0 {
      let prefix = waiting[next]
      next += 1
      let attempt = probe(prefix, callback.words, &left)
      if attempt.isFound { return attempt.choices.forEach(choose) }
      for position in prefix.count..<max(prefix.count, attempt.counts.count) where attempt.counts[position] > 1 {
        for other in 1..<attempt.counts[position] {
          waiting.append(Array(attempt.choices[..<position]) + [other])
        }
      }
    }
    let labels = session.nextEvents.map(session.label)
    let reason = left > 0 ? "no legal order from here on has it" : "none was found within \(Self.searchLimit) events"
    throw SimulatorError(
      "\(callback.words.quoted) cannot be the first callback: \(reason)"
        + (labels.isEmpty ? "; nothing is left to come" : "; \(labels.alternatives) can come next"))
  }

  /// One way to go on: the position of each event, and how many there could have been.
  private struct Attempt {
    var choices: [Int] = []
    var counts: [Int] = []
    var isFound = false
  }

  /// Goes on beside the run until there is a callback.
  private func probe(_ prefix: [Int], _ callback: String, _ left: inout Int) -> Attempt {
    let acts = acts
    var spent = 0
    let attempt = session.aside(session.plan) { session in
      let run = DrivenRun(session)
      run.comeBack(to: acts)
      var attempt = Attempt()
      let count = session.trace.callbacks.count
      while spent < left, session.trace.callbacks.count == count, !session.nextEvents.isEmpty {
        let position = attempt.choices.count < prefix.count ? prefix[attempt.choices.count] : 0
        attempt.counts.append(session.nextEvents.count)
        attempt.choices.append(position)
        session.advance(choosing: position)
        spent += 1
      }
      let first = session.trace.callbacks.dropFirst(count).first
      attempt.isFound = first.map { EventPattern(callback).matchesLabel(of: $0) } ?? false
      return attempt
    }
    left -= spent
    return attempt
  }

  /// Does what another run did, to go on from there.
  private func comeBack(to acts: [Act]) {
    session.begin()
    for act in acts { perform(act) }
  }

  // MARK: Recording

  /// The scenario that gives this run: with a wait where time passed between two steps, and a schedule where the order is
  /// not the default one.
  fileprivate func recordedScenario() throws(SimulatorError) -> Scenario {
    let acts = acts
    // The names of events by which schedules know them are not kept while a device is driven.
    let done = session.aside(session.plan) { session -> [NamedEvent] in
      session.restart()
      return DrivenRun(session).names(of: acts)
    }
    let names = done.map(\.name)
    var scenario = scenario
    scenario.schedule = []
    scenario.expectations = []
    let (whole, ends) = try recordedPlan(scenario, done)
    let recorder = session.aside(whole) { session -> ScheduleRecorder? in
      var recorder = ScheduleRecorder()
      for name in names {
        // A run waits for work of the app that has left it when nothing else is to come.
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
    scenario.schedule = schedule.orders.map(\.text)
    // What the scenario's own schedule says of events that are still to come holds for them, as far as it fits.
    let happened = Set(names)
    for order in session.plan.schedule.orders where !happened.contains(order.first) && !happened.contains(order.second)
    {
      var longer = scenario
      longer.schedule.append(order.text)
      if fitsToTheEnd(longer) { scenario = longer }
    }
    try checkReplay(of: scenario)
    return scenario
  }

  private static let filesWaitAtTheEnd =
    "the device waited for app work outside the simulation, and a replay does so only after the last step"

  private static let latenciesDoNotCount =
    "causal orders ignore latencies, and a file respects them; explore(order:) replays the order"

  /// Refuses a scenario that does not come to the same events as this run.
  private func checkReplay(of scenario: Scenario) throws(SimulatorError) {
    guard let plan = try? compiled(scenario) else { return }
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

  /// The plan of a scenario whose steps were done, with what its schedule has to say of an app that has crashed.
  ///
  /// The steps of a file are checked before its run, which does not know of a crash but by the schedule.
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
    do throws(PlanError) {
      return (try compiled(scheduled), ends)
    } catch {
      throw SimulatorError(
        "no file can reproduce what the device did: its steps are checked before the run, without what the app and the "
          + "SDKs do, and so \(error.problems.map(\.message).joined(separator: "; ")); call record() before that step, and "
          + "continue from the file")
    }
  }

  /// The plan of a scenario for this device, with what a test has set beside its own scenario.
  private func compiled(_ scenario: Scenario) throws(PlanError) -> SimulationPlan {
    var apps = AppRegistry(sdks: session.plan.registry)
    // The app is there already, whoever knows it by that name.
    if let name = scenario.app.uses { apps.register(name) { DescribedApp($0) } }
    var plan = try ScenarioCompiler(apps: apps).compile(scenario).get()
    (plan.appWork, plan.eventLimit) = (session.plan.appWork, session.plan.eventLimit)
    return plan
  }

  /// Whether a run of a scenario can keep its schedule.
  private func fitsToTheEnd(_ scenario: Scenario) -> Bool {
    guard let plan = try? compiled(scenario) else { return false }
    return session.aside(plan) { session in
      _ = session.goOn(until: { _ in false }) { $0.advance() }
      return session.engine.misfit == nil
    }
  }

  /// An event that was done, by the name by which schedules know it.
  private struct NamedEvent: Sendable {
    let name: EventName
    let isStep: Bool
  }

  /// Does what another run did, and names its events.
  private func names(of acts: [Act]) -> [NamedEvent] {
    var names: [NamedEvent] = []
    func choose(_ position: Int) {
      guard session.nextEvents.indices.contains(position) else { return }
      let event = session.nextEvents[position]
      if let name = session.name(of: event) { names.append(NamedEvent(name: name, isStep: event.isStep)) }
      session.advance(choosing: position)
    }
    for act in acts {
      switch act {
      case .step(let step, let time, let cause): session.append(step, at: time, behind: cause)
      case .events(let count): for _ in 0..<count { choose(session.scheduledPosition ?? 0) }
      case .choice(let position):
        session.engine.releaseSchedule()
        choose(position)
      case .decision(let position, let mode):
        session.engine.releaseSchedule()
        if let position = session.position(ofLegal: position, in: mode) { choose(position) }
      case .workOutside: _ = session.waitForWorkOutside()
      }
    }
    return names
  }
}

extension SimulationSession {
  /// The position among `nextEvents` of an event that is legal in a mode.
  fileprivate func position(ofLegal position: Int, in mode: OrderMode) -> Int? {
    let events = nextEvents
    guard position < engine.collectLegal(mode, horizon: .max) else { return nil }
    let event = engine.world.queue[engine.enabled[position].place]
    // What is collected is what the session offers.
    _ = engine.nextEvents()
    return events.firstIndex { $0.submission == event?.submission }
  }
}
