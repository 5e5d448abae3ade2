/// A decider of the order of a driven run: it makes given decisions first, and default ones after them.
@MainActor
final class OrderDecider {
  /// The source of the decisions.
  enum Way: Sendable {
    case choices([Int])
    case schedule(Schedule)
  }

  /// The decisions made in a run, and the given ones that remain.
  struct State: Sendable {
    fileprivate var rest: ArraySlice<Int>
    fileprivate(set) var log: DecisionLog
    /// For each decision, the number of events that could come next, and the chosen position.
    fileprivate(set) var decisions: [(count: Int, choice: Int)] = []
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

  /// Returns to an earlier state, or to the start for nil, so that the same decisions are made again.
  func goBack(to earlier: State?) { state = earlier ?? start }

  /// Counts an event that needs no decision.
  func spend() {
    eventsDone += 1
    if eventsDone > limit { isStopped = true }
  }

  /// Performs the event that the decision selects.
  ///
  /// - Returns: Its position among the legal events; nil if there are none.
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

  /// Replays an event, by its position among the legal ones.
  ///
  /// - Returns: False if there is no such event.
  static func perform(_ position: Int, in mode: OrderMode, on engine: Engine) -> Bool {
    guard position < engine.collectLegal(mode, horizon: .max) else { return false }
    engine.perform(engine.world.take(engine.enabled[position]))
    return true
  }
}
