/// A choice of the event that a device performs where more than one could come next.
public struct EventChoice: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case next(EventPattern)
    case first(EventPattern)
  }

  let kind: Kind

  /// An event that could come next comes now; `Simulator.pending` lists these events.
  public static func next(_ event: EventPattern) -> EventChoice { EventChoice(kind: .next(event)) }

  /// A callback comes before every other callback that the test has not received, after whatever it depends on, in the
  /// legal order that is closest to the default one.
  public static func first(_ callback: EventPattern) -> EventChoice { EventChoice(kind: .first(callback)) }
}

/// A snapshot of a driven device, to which `Simulator.restore` returns.
public struct DeviceSnapshot: Sendable {
  let position: DrivenRun.Position
}

extension Simulator {
  /// Chooses another order than the default one.
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

  /// Takes a snapshot of the device.
  public nonisolated func snapshot() async throws(SimulatorError) -> DeviceSnapshot {
    try await drive { DeviceSnapshot(position: $0.position) }
  }

  /// Returns to a snapshot of this device, even after the end of its run.
  ///
  /// The steps before the snapshot are replayed with a new app: objects of the app that the test references belong to
  /// the abandoned run. In the body of `explore`, a device can also return to snapshots of the explored device, and
  /// decisions after the snapshot are made in the same way again.
  ///
  /// - Throws: `SimulatorError` if the snapshot belongs to another device.
  public nonisolated func restore(_ snapshot: DeviceSnapshot) async throws(SimulatorError) {
    guard !Task.isCancelled else { throw .isCancelled }
    try await look { run throws(SimulatorError) in
      try run.checkBudget()
      try run.goBack(to: snapshot.position)
    }
  }

  /// Returns the text of a scenario file that replays the device's steps in the same order of events.
  ///
  /// - Throws: `SimulatorError` if no file can express the run.
  public nonisolated func record() async throws(SimulatorError) -> String {
    try await look { run throws(SimulatorError) in
      ScenarioWriter.text(of: try run.recordedScenario(), grammar: run.plan.registry.grammar)
    }
  }
}

extension DrivenRun {
  /// The number of events that the search for an order may perform.
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

  /// Throws if a pattern has a number other than that of the next event with its name.
  private func checkNumber(of event: EventPattern, _ number: Int) throws(SimulatorError) {
    guard let ordinal = event.ordinal, ordinal != number else { return }
    throw SimulatorError("\(event.text.quoted) cannot be chosen: the next \(event.words) is number \(number)")
  }

  /// Makes a callback come before all others that the test has not received.
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

  /// Tries orders until the callback is the first one, beginning with those that differ least from the default order.
  private func search(first callback: EventPattern) throws(SimulatorError) {
    var waiting: [[Int]] = [[]]
    var next = 0
    var left = Self.searchLimit
    while next < waiting.count, left > 0 {
      let prefix = waiting[next]
      next += 1
      let attempt = probe(prefix, callback.words, &left)
      if attempt.isFound {
        // By the events, because their positions depend on times, which may be open.
        for event in attempt.events {
          guard let position = session.nextEvents.firstIndex(where: { $0.submission == event }) else { break }
          choose(position)
        }
        return
      }
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

  /// A tried continuation: the position of each event, and the number of events that it was chosen from.
  private struct Attempt {
    var choices: [Int] = []
    /// The chosen events, by the numbers of their submissions.
    var events: [Int] = []
    var counts: [Int] = []
    var isFound = false
  }

  /// Tries a continuation, without changing the run, until there is a callback.
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
        attempt.events.append(session.nextEvents[position].submission)
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

  /// Replays the acts of another run.
  private func comeBack(to acts: [Act]) {
    session.begin()
    for act in acts { perform(act) }
  }

  // MARK: Recording

  /// Returns the scenario of this run, with a wait wherever time passed between two steps, and with a schedule if the
  /// order is not the default one.
  fileprivate func recordedScenario() throws(SimulatorError) -> Scenario {
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
    let (whole, ends) = try recordedPlan(scenario, done)
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
    scenario.schedule = schedule.orders.map(\.text)
    // Lines of the scenario's own schedule about events that are still to come stay in force, as far as they fit.
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
    var plan = try ScenarioCompiler(apps: apps).compile(scenario).get()
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
  }

  /// Replays another run and returns the names of its events.
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
