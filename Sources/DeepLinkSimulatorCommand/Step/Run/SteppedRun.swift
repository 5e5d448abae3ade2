import DeepLinkSimulator

/// A path through a run: the choices so far, forwards and backwards.
///
/// Going back keeps the choices, so that going forward again repeats them, until another choice is made. A point is
/// reached from a snapshot if the app supports them, and otherwise by repeating the run.
@MainActor
final class SteppedRun {
  /// The number of events between two snapshots.
  private static let momentDistance = 32

  let session: SimulationSession
  let plans: SteppedRunPlans
  /// The scenario without inserted steps.
  let base: SimulationPlan
  /// The events of the run, including those that it went back over.
  private(set) var entries: [SteppedRunEntry] = []
  /// The state after each number of events; there is one more than there are entries.
  private(set) var points: [SteppedRunPoint] = []
  private(set) var edits: [SteppedRunEdit] = []
  /// The number of events that are done now.
  private(set) var position = 0
  private var moments: [(position: Int, moment: SimulationSession.Checkpoint)] = []
  /// The number of edits that the session's plan includes.
  private var version = 0
  private var defaultEvents: [TraceEvent]?
  /// Whether a long task must stop.
  let isInterrupted: @MainActor () -> Bool

  init(
    _ session: SimulationSession, _ plans: SteppedRunPlans,
    isInterrupted: @escaping @MainActor () -> Bool = { false }
  ) {
    self.session = session
    self.plans = plans
    self.isInterrupted = isInterrupted
    base = session.plan
    points = [point()]
    makeCheckpoint()
  }

  // MARK: Where the run is

  /// The current point.
  var here: SteppedRunPoint { points[position] }

  /// Whether no events are left.
  var isAtEnd: Bool { session.nextEvents.isEmpty }

  /// Returns the trace events of a step of the run, counted from 1; the step must have been done.
  func events(ofStep step: Int) -> ArraySlice<TraceEvent> {
    guard step > 0 else { return [] }
    return session.trace.events[points[step - 1].eventCount..<points[step].eventCount]
  }

  /// The index of the next event if nothing else is chosen.
  var expectedChoice: Int? {
    if position < entries.count, let known = choice(entries[position].name) { return known }
    return session.nextEvents.isEmpty ? nil : session.scheduledPosition ?? 0
  }

  // MARK: Going

  /// Does one event.
  ///
  /// - Parameter choice: The index of the event among the next ones; nil for the one that was done here before, or for
  ///   the default.
  /// - Returns: False if there is no such event.
  @discardableResult
  func advance(choosing choice: Int? = nil) -> Bool {
    let events = session.nextEvents
    guard let choice = choice ?? expectedChoice, events.indices.contains(choice),
      let name = session.name(of: events[choice])
    else { return false }
    if position < entries.count, entries[position].name == name {
      reach(position + 1)
      return true
    }
    forgetWhatFollows()
    let entry = SteppedRunEntry(name: name, isStep: events[choice].isStep, passedOver: passedOver(choice))
    session.advance(choosing: choice)
    entries.append(entry)
    position += 1
    points.append(point())
    if position.isMultiple(of: Self.momentDistance) { makeCheckpoint() }
    return true
  }

  /// Goes to a point that the run has already reached.
  ///
  /// - Throws: `Interruption` if that takes long and is interrupted, which leaves the run on its way there.
  func go(to target: Int) throws(Interruption) {
    begin(wayTo: target)
    // A point this near is reached before a user could want to stop.
    guard target - position > Self.momentDistance else { return reach(target) }
    while position < target, repeatEntry() {
      guard isInterrupted() else { continue }
      // Steps that were inserted further on must not be visible from here.
      if versionWanted(at: position) != version { restart(versionWanted(at: 0)) }
      throw Interruption()
    }
  }

  /// Goes to a point that the run has already reached, however long that takes.
  private func reach(_ target: Int) {
    begin(wayTo: target)
    while position < target, repeatEntry() {}
  }

  /// Returns the number of edits that are in effect at a point.
  private func versionWanted(at position: Int) -> Int { edits.prefix { $0.position <= position }.count }

  /// Goes to the nearest preceding point from which another one can be reached.
  private func begin(wayTo target: Int) {
    let wanted = versionWanted(at: target)
    if wanted != version {
      restart(wanted)
    } else if target < position {
      moments.removeAll { $0.position > target }
      if let last = moments.last {
        session.goBack(to: last.moment)
        position = last.position
      } else {
        restart(version)
      }
    }
  }

  /// Goes to the start, and discards all choices and inserted steps.
  func begin() {
    edits = []
    restart(0)
    forgetWhatFollows()
  }

  private func restart(_ version: Int) {
    self.version = version
    session.restart(with: version == 0 ? base : edits[version - 1].plan)
    moments = []
    position = 0
    makeCheckpoint()
  }

  /// Repeats the next event of the run.
  private func repeatEntry() -> Bool {
    guard let choice = choice(entries[position].name) else { return false }
    entries[position].passedOver = passedOver(choice)
    session.advance(choosing: choice)
    position += 1
    if position.isMultiple(of: Self.momentDistance) { makeCheckpoint() }
    return true
  }

  /// Discards the choices after this point.
  func forget() { forgetWhatFollows() }

  private func forgetWhatFollows() {
    entries.removeSubrange(position...)
    points.removeSubrange((position + 1)...)
    edits.removeAll { $0.position > position }
  }

  private func choice(_ name: EventName) -> Int? {
    session.nextEvents.firstIndex { session.name(of: $0) == name }
  }

  private func passedOver(_ choice: Int) -> [EventName] {
    session.nextEvents[..<choice].filter { !$0.isOptional }.compactMap { session.name(of: $0) }
  }

  private func makeCheckpoint() {
    if let moment = session.makeCheckpoint() { moments.append((position, moment)) }
  }

  private func point() -> SteppedRunPoint {
    let facts = StateFacts(session)
    return SteppedRunPoint(
      eventCount: session.eventCount, time: session.shownTime, facts: facts, misfit: session.misfit?.explanation)
  }

  // MARK: Changing the scenario

  /// Replaces the scenario with another one in which everything that was done so far is possible.
  ///
  /// - Parameters:
  ///   - plan: The other scenario.
  ///   - end: The number of its steps up to the last inserted one.
  func edit(_ plan: SimulationPlan, end: Int) {
    forgetWhatFollows()
    let target = position
    edits.append(SteppedRunEdit(position: target, plan: plan, end: end))
    reach(target)
    if position < target {
      // With the new step the run is not at its end, so the decision to end it is taken back.
      forgetWhatFollows()
      edits.append(SteppedRunEdit(position: position, plan: plan, end: end))
    }
    points[position] = point()
  }

  /// Undoes the last change of the scenario.
  func undoEdit() {
    guard edits.popLast() != nil else { return }
    version = -1
    let target = position
    reach(target)
    points[position] = point()
  }

  // MARK: Branches

  /// Keeps this run under a name, including what lies ahead.
  func branch(named name: String) -> Branch {
    Branch(
      name: name, position: position, entries: entries, points: points, edits: edits, events: session.trace.events)
  }

  /// Continues with a run that was kept.
  func take(_ branch: Branch) throws(Interruption) {
    (entries, points, edits) = (branch.entries, branch.points, branch.edits)
    restart(versionWanted(at: 0))
    try go(to: branch.position)
  }

  // MARK: Other runs

  /// Returns the events of the scenario in its file, in the default order.
  func eventsOfDefaultRun() throws(Interruption) -> [TraceEvent] {
    if let defaultEvents { return defaultEvents }
    var plan = base
    // The order with which the session was opened, and that of the file, are ignored.
    plan.schedule = Schedule()
    let events = try events(of: plan, atMost: .max)
    defaultEvents = events
    return events
  }

  /// Returns the first events of another run.
  func events(of plan: SimulationPlan, atMost count: Int) throws(Interruption) -> [TraceEvent] {
    let events: [TraceEvent]? = session.aside(plan) { session in
      var left = count
      while left > 0, let choice = session.scheduledPosition, session.advance(choosing: choice) {
        left -= 1
        if isInterrupted() { return nil }
      }
      return session.trace.events
    }
    guard let events else { throw Interruption() }
    return events
  }
}

/// Steps that a user inserted into the scenario at one point of a run.
struct SteppedRunEdit {
  /// The number of events that had been done.
  let position: Int
  /// The scenario with the steps.
  let plan: SimulationPlan
  /// The number of the scenario's steps up to the last inserted one.
  let end: Int
}

/// One event that a run has done, and the alternatives.
struct SteppedRunEntry {
  /// The name that identifies the event in another run.
  let name: EventName
  /// Whether it was the scenario's next step.
  let isStep: Bool
  /// The events that precede it by default.
  var passedOver: [EventName]
}

/// An error that says that the user interrupted a long task.
struct Interruption: Error {}
