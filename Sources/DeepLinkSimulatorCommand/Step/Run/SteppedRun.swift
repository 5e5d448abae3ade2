import DeepLinkSimulator

/// A way through a run: what was chosen so far, forwards and backwards.
///
/// Going back keeps what was chosen, so that going forward again does the same, until something else is chosen. A
/// point is reached by a kept moment if the app can be put back, and else by running the way to it again.
@MainActor
final class SteppedRun {
  /// How many events there are between two kept moments.
  private static let momentDistance = 32

  let session: SimulationSession
  let plans: SteppedRunPlans
  private let base: SimulationPlan
  /// The events of the run, also those that it went back over.
  private(set) var entries: [SteppedRunEntry] = []
  /// What held after so many events; one more than there are entries.
  private(set) var points: [SteppedRunPoint] = []
  private(set) var edits: [SteppedRunEdit] = []
  /// How many events of the run are done now.
  private(set) var position = 0
  private var moments: [(position: Int, moment: SimulationSession.Checkpoint)] = []
  /// How many of the edits the session's plan has.
  private var version = 0
  private var defaultEvents: [TraceEvent]?
  /// Whether something long that is going on has to stop.
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

  /// What holds now.
  var here: SteppedRunPoint { points[position] }

  /// Whether nothing is to come any more.
  var isAtEnd: Bool { session.nextEvents.isEmpty }

  /// The events of the trace that a step of the run brought, from 1; it must have been done.
  func events(ofStep step: Int) -> ArraySlice<TraceEvent> {
    guard step > 0 else { return [] }
    return session.trace.events[points[step - 1].eventCount..<points[step].eventCount]
  }

  /// Which of the next events comes if nothing else is chosen.
  var expectedChoice: Int? {
    if position < entries.count, let known = choice(entries[position].name) { return known }
    return session.nextEvents.isEmpty ? nil : session.scheduledPosition ?? 0
  }

  // MARK: Going

  /// Does one event.
  ///
  /// - Parameter choice: Its position among the next events; nil for the one that was done here before, or comes by
  ///   default.
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

  /// Goes to a point that the run has been at.
  ///
  /// - Throws: `Interruption` if that takes long and is interrupted; the run is then on its way there.
  func go(to target: Int) throws(Interruption) {
    begin(wayTo: target)
    // What is this near is reached before anybody could have wanted to stop.
    guard target - position > Self.momentDistance else { return reach(target) }
    while position < target, repeatEntry() {
      guard isInterrupted() else { continue }
      // Steps that were put in further on must not be seen from here.
      if versionWanted(at: position) != version { restart(versionWanted(at: 0)) }
      throw Interruption()
    }
  }

  /// Goes to a point that the run has been at, however long that takes.
  private func reach(_ target: Int) {
    begin(wayTo: target)
    while position < target, repeatEntry() {}
  }

  /// How many of the edits are done at a point.
  private func versionWanted(at position: Int) -> Int { edits.prefix { $0.position <= position }.count }

  /// Goes to the nearest point before another one from which that can be reached.
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

  /// Goes to the start and forgets everything that was chosen and put in.
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

  /// Does the next event of the run as it was done before.
  private func repeatEntry() -> Bool {
    guard let choice = choice(entries[position].name) else { return false }
    entries[position].passedOver = passedOver(choice)
    session.advance(choosing: choice)
    position += 1
    if position.isMultiple(of: Self.momentDistance) { makeCheckpoint() }
    return true
  }

  /// Forgets what was chosen after this point.
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

  /// Puts another scenario in the place of the present one; what was done so far must be possible in it, too.
  ///
  /// - Parameters:
  ///   - plan: The other scenario.
  ///   - end: How many steps it has up to the last one that was put in.
  func edit(_ plan: SimulationPlan, end: Int) {
    forgetWhatFollows()
    let target = position
    edits.append(SteppedRunEdit(position: target, plan: plan, end: end))
    reach(target)
    points[target] = point()
  }

  /// Takes the last change of the scenario back.
  func undoEdit() {
    guard edits.popLast() != nil else { return }
    version = -1
    let target = position
    reach(target)
    points[target] = point()
  }

  // MARK: Branches

  /// Keeps this run under a name, also what lies ahead.
  func branch(named name: String) -> Branch {
    Branch(
      name: name, position: position, entries: entries, points: points, edits: edits, events: session.trace.events)
  }

  /// Goes on with a run that was kept.
  func take(_ branch: Branch) throws(Interruption) {
    (entries, points, edits) = (branch.entries, branch.points, branch.edits)
    restart(versionWanted(at: 0))
    try go(to: branch.position)
  }

  // MARK: Other runs

  /// The events of the scenario as it is in its file, in the default order.
  func eventsOfDefaultRun() throws(Interruption) -> [TraceEvent] {
    if let defaultEvents { return defaultEvents }
    var plan = base
    // The order that the session was opened with, and that of the file, are no more than others.
    plan.schedule = Schedule()
    let events = try events(of: plan, atMost: .max)
    defaultEvents = events
    return events
  }

  /// The first events of another run.
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

/// Steps that a person put into the scenario at one point of a run.
struct SteppedRunEdit {
  /// How many events had been done.
  let position: Int
  /// The scenario with the steps.
  let plan: SimulationPlan
  /// How many steps the scenario has up to the last one that was put in.
  let end: Int
}

/// One event that a run has done, and what it was chosen from.
struct SteppedRunEntry {
  /// The name by which the event is found again in another run.
  let name: EventName
  /// Whether it was the next of the scenario's steps.
  let isStep: Bool
  /// The events that would have come before it by default.
  var passedOver: [EventName]
}

/// A user did not want to wait until a run was done with something long.
struct Interruption: Error {}
