/// A decider of the order of a driven run: it makes given decisions first, and default ones after them.
@MainActor
final class OrderDecider {
  /// The source of the decisions.
  enum Way: Sendable {
    case choices([Int])
    case schedule(Schedule)

    /// Whether it gives events their times.
    var givesTimes: Bool {
      if case .schedule(let schedule) = self { !schedule.times.isEmpty } else { false }
    }
  }

  /// The decisions made in a run, and the given ones that remain.
  struct State: Sendable {
    fileprivate var rest: ArraySlice<Int>
    fileprivate(set) var log: DecisionLog
    /// For each decision, the number of events that could come next, the chosen position, and the number of events in
    /// the trace before it.
    fileprivate(set) var decisions: [(count: Int, choice: Int, events: Int)] = []
    /// The events whose times are open, by their numbers.
    fileprivate var openEvents: [Int: DecisionLog.Event] = [:]
    /// The times of events that came later than they could.
    fileprivate(set) var laterTimes: [TimeConstraint] = []
  }

  let mode: OrderMode
  /// The number of events that the body of an exploration may perform in one order.
  let limit: Int
  private let followsSchedule: Bool
  private let start: State
  private(set) var state: State
  /// The number of events performed, including those of abandoned runs.
  private(set) var eventsDone = 0
  /// Whether the body has asked for more events than the limit.
  private(set) var isStopped = false
  /// Whether it was stopped because there are too many events to leave their times open.
  private(set) var hasTooManyTimes = false

  init(_ way: Way, mode: OrderMode, limit: Int) {
    (self.mode, self.limit) = (mode, limit)
    switch way {
    case .choices(let choices):
      followsSchedule = false
      start = State(rest: choices[...], log: DecisionLog(ScheduleFollower()))
    case .schedule(let schedule):
      followsSchedule = true
      start = State(rest: [], log: DecisionLog(ScheduleFollower(schedule)))
    }
    state = start
  }

  var log: DecisionLog { state.log }
  var decisions: [(count: Int, choice: Int, events: Int)] { state.decisions }

  /// Returns to an earlier state, or to the start for nil, so that the same decisions are made again.
  func goBack(to earlier: State?) { state = earlier ?? start }

  /// Counts events that need no decision.
  func spend(_ count: Int = 1) {
    eventsDone += count
    if eventsDone > limit { isStopped = true }
  }

  /// Performs the event that the decision selects.
  ///
  /// - Returns: Its position among the legal events, and the time that the schedule gives it; nil if there are none.
  func advance(_ engine: Engine) -> (position: Int, time: VirtualInstant?)? {
    guard let position = decide(among: engine.collectLegal(mode, horizon: .max), on: engine) else { return nil }
    let time = state.log.last?.time
    engine.perform(position, at: time)
    return (position, time)
  }

  /// Decides which event comes next.
  private func decide(among count: Int, on engine: Engine) -> Int? {
    guard count > 0 else { return nil }
    guard eventsDone < limit else {
      isStopped = true
      return nil
    }
    let followsSchedule = followsSchedule
    let events = engine.eventCount
    var rest = state.rest
    let decided = state.log.decide(among: count, on: engine) { events, count, follower, eventCount in
      guard followsSchedule else { return count < 2 ? 0 : min(rest.popFirst() ?? 0, count - 1) }
      if let position = follower.position(among: events) { return position }
      follower.reportMisfit(among: events, after: eventCount)
      return nil
    }
    state.rest = rest
    guard let position = decided else { return nil }
    if count > 1 { state.decisions.append((count, position, events)) }
    eventsDone += 1
    return position
  }

  /// Replays an event, by its position among the legal ones, at its time if a schedule gave it one.
  ///
  /// - Returns: False if there is no such event.
  static func perform(_ position: Int, at time: VirtualInstant?, in mode: OrderMode, on engine: Engine) -> Bool {
    guard position < engine.collectLegal(mode, horizon: .max) else { return false }
    engine.perform(position, at: time)
    return true
  }
}

// Where the times of events are open.
extension OrderDecider {
  /// Performs the event that the decision selects, at a time that the decisions behind it leave open.
  ///
  /// - Returns: The event; nil if there is none.
  func advance(_ engine: Engine, _ player: OpenTimesPlayer) -> OpenTimesPlayer.Move? {
    guard !player.isFull else {
      (isStopped, hasTooManyTimes) = (true, true)
      return nil
    }
    guard let position = decide(among: player.collect(), on: engine) else { return nil }
    let candidate = engine.enabled[position]
    let event = state.log.last
    state.openEvents[player.lastEvent + 1] = event
    let earliest = max(engine.world.now.microseconds, candidate.earliest.microseconds)
    let choices = note(player.perform(candidate, Array(state.rest)))
    if let event, let time = player.times.state.shown.last, time > earliest {
      state.laterTimes.append(TimeConstraint(event.name, at: time))
    }
    return OpenTimesPlayer.Move(submission: candidate.submission, choices: choices, isForced: false)
  }

  /// Performs an event that the test chose.
  ///
  /// - Parameter submission: The number of its submission.
  func force(_ submission: Int, _ player: OpenTimesPlayer) -> OpenTimesPlayer.Move? {
    let wanted = OpenTimesPlayer.Move(submission: submission, choices: Array(state.rest), isForced: true)
    guard let decisions = player.perform(wanted) else { return nil }
    return OpenTimesPlayer.Move(submission: submission, choices: note(decisions), isForced: true)
  }

  /// Runs comparisons that a test makes with the times of events, and decides what is not known.
  func compare<Result>(_ player: OpenTimesPlayer, _ body: () -> Result) -> Result {
    let (result, decisions) = player.compare(Array(state.rest), body)
    _ = note(decisions)
    return result
  }

  /// Records decisions about times, and returns the choices.
  private func note(_ decisions: [OpenTimesPlayer.Decision]) -> [Int] {
    for decision in decisions {
      _ = state.rest.popFirst()
      let event = state.openEvents[decision.event]
      _ = state.log.decideVariant(of: event, among: decision.count) { _, _, _, _ in decision.choice }
      state.decisions.append((decision.count, decision.choice, state.decisions.last?.events ?? 0))
    }
    return decisions.map(\.choice)
  }
}
