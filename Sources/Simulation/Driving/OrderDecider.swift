/// Makes the decisions of a driven run: those it is given first, and the default ones behind them.
@MainActor
final class OrderDecider {
  /// What the decisions are made by.
  enum Way: Sendable {
    case choices([Int])
    case schedule(Schedule)
  }

  /// What has been decided in a run, and what is still to be followed.
  struct State: Sendable {
    fileprivate var rest: ArraySlice<Int>
    fileprivate(set) var log: DecisionLog
    /// How many events could have come next at each decision, and the position that was taken.
    fileprivate(set) var decisions: [(count: Int, choice: Int)] = []
  }

  let mode: OrderMode
  /// How many events the body of an exploration may do in one order.
  let limit: Int
  private let followsSchedule: Bool
  private let start: State
  private(set) var state: State
  /// How many events were done, those of runs that were left, too.
  private(set) var eventsDone = 0
  /// Whether more events were asked for than there may be.
  private(set) var isStopped = false

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
  var decisions: [(count: Int, choice: Int)] { state.decisions }

  /// Forgets what was decided since a moment, so that the same is decided again; nil for the start.
  func goBack(to earlier: State?) { state = earlier ?? start }

  /// Counts an event that is not decided here.
  func spend() {
    eventsDone += 1
    if eventsDone > limit { isStopped = true }
  }

  /// Does the event that is decided for.
  ///
  /// - Returns: Its position among those that were legal; nil if nothing is to come.
  func advance(_ engine: Engine) -> Int? {
    let count = engine.collectLegal(mode, horizon: .max)
    guard count > 0 else { return nil }
    guard eventsDone < limit else {
      isStopped = true
      return nil
    }
    let followsSchedule = followsSchedule
    var rest = state.rest
    let decided = state.log.decide(among: count, on: engine) { events, count, follower, eventCount in
      guard followsSchedule else { return count < 2 ? 0 : min(rest.popFirst() ?? 0, count - 1) }
      if let position = follower.position(among: events) { return position }
      follower.reportMisfit(among: events, after: eventCount)
      return nil
    }
    state.rest = rest
    guard let position = decided else { return nil }
    if count > 1 { state.decisions.append((count, position)) }
    eventsDone += 1
    engine.perform(engine.world.take(engine.enabled[position]))
    return position
  }

  /// Does an event again, by its position among those that are legal.
  ///
  /// - Returns: False if there is no such event.
  static func perform(_ position: Int, in mode: OrderMode, on engine: Engine) -> Bool {
    guard position < engine.collectLegal(mode, horizon: .max) else { return false }
    engine.perform(engine.world.take(engine.enabled[position]))
    return true
  }
}
