/// Makes the decisions of a driven run: those it is given first, and the default ones behind them.
@MainActor
final class OrderDecider {
  /// What the decisions are made by.
  enum Way: Sendable {
    case choices([Int])
    case schedule(Schedule)
  }

  private let mode: OrderMode
  private var rest: ArraySlice<Int>
  private let followsSchedule: Bool
  private(set) var log: DecisionLog
  /// How many events could have come next at each decision, and the position that was taken.
  private(set) var decisions: [(count: Int, choice: Int)] = []
  private(set) var eventsDone = 0

  init(_ way: Way, mode: OrderMode) {
    self.mode = mode
    switch way {
    case .choices(let choices):
      (rest, followsSchedule) = (choices[...], false)
      log = DecisionLog(ScheduleFollower())
    case .schedule(let schedule):
      (rest, followsSchedule) = ([], true)
      log = DecisionLog(ScheduleFollower(schedule))
    }
  }

  /// Does the event that is decided for.
  ///
  /// - Returns: False if nothing is to come.
  func advance(_ engine: Engine) -> Bool {
    let count = engine.collectLegal(mode, horizon: .max)
    guard count > 0 else { return false }
    let decided = log.decide(among: count, on: engine) { events, count, follower, eventCount in
      guard followsSchedule else { return count < 2 ? 0 : min(rest.popFirst() ?? 0, count - 1) }
      if let position = follower.position(among: events) { return position }
      follower.reportMisfit(among: events, after: eventCount)
      return nil
    }
    guard let position = decided else { return false }
    if count > 1 { decisions.append((count, position)) }
    eventsDone += 1
    engine.perform(engine.world.take(engine.enabled[position]))
    return true
  }
}
