/// A log of the decisions of an order as they are made, with the names of the events.
@MainActor
struct DecisionLog {
  private(set) var follower: ScheduleFollower
  private var recorder = ScheduleRecorder()
  private var choices: [Int] = []
  /// The decisions, including the default ones at the end.
  private(set) var decisions: [OrderDecision] = []
  /// What explains the events that have happened.
  private var origins: [EventName: Origin] = [:]
  /// The first event that differs from the default order.
  private(set) var firstDifference: OrderFailure.Swap?
  /// Whether a decision made an event come at a time at which its effects differ from those at its earliest time.
  private(set) var dependsOnTimes = false
  /// An event that has happened, with its position in the trace.
  struct Event {
    let name: EventName
    let rule: RuleID
    let index: Int
    /// The time that the schedule gives it; nil for none.
    let time: VirtualInstant?
  }

  /// What explains an event, and the queue that it came from.
  private struct Origin {
    private let rule: RuleID
    private let queueRule: RuleID?
    private let queue: SerialQueue?
    private let lane: Lane

    @MainActor
    init(_ event: PendingEvent, in world: World) {
      (rule, queue, lane) = (event.rule, event.queue, event.lane)
      if case .sdkCallback(let sdk, _) = event.action { queueRule = world.sdks[sdk].queueRule } else { queueRule = nil }
    }

    /// Returns the rule by which the event may come before another one: that about the queues, if an SDK has put the
    /// two into different ones.
    func rule(before other: Origin?) -> RuleID {
      guard let other, lane == other.lane, let queue, let otherQueue = other.queue, queue != otherQueue else {
        return rule
      }
      return queueRule ?? rule
    }
  }

  /// The last event.
  private(set) var last: Event?

  /// A function that returns which event comes next, or in which way the last one happened; nil if none is possible.
  typealias Choice = ([PendingEvent], Int, inout ScheduleFollower, Int) -> Int?

  init(_ follower: ScheduleFollower) {
    self.follower = follower
  }

  /// Returns the first line of a schedule that leads to the order, so that a failure and its replay line name the same
  /// events; otherwise the first event that differs from the default order.
  nonisolated func firstSwap(in schedule: Schedule) -> OrderFailure.Swap? {
    guard !dependsOnTimes, let order = schedule.orders.first, let origin = origins[order.first] else {
      return firstDifference
    }
    return OrderFailure.Swap(
      came: order.first, rule: origin.rule(before: origins[order.second]), insteadOf: order.second)
  }

  /// The schedule that replays the order.
  var schedule: Schedule { recorder.schedule }

  /// The decisions without the default ones at the end.
  var choicesThatDiffer: [Int] { Array(choices[..<((choices.lastIndex { $0 > 0 } ?? -1) + 1)]) }

  /// Decides which event comes next.
  mutating func decide(among count: Int, on engine: Engine, _ choose: Choice) -> Int? {
    let events = engine.enabled[..<count].compactMap { engine.world.queue[$0.place] }
    // Events that may not come yet are named, too, so that names do not depend on the mode.
    follower.see(engine.world.queue) { event in event.scheduleLabel(in: engine) }
    let names = events.compactMap { follower.names[$0] }
    guard let position = choose(events, count, &follower, engine.eventCount) else { return nil }
    let time = follower.time(of: events[position])
    if let time, let end = engine.runEnd, time.microseconds > end.microseconds { return nil }
    if let misfit = follower.misfit(of: events[position], among: events, now: engine.world.now) {
      follower.report(misfit)
      return nil
    }
    // Optional events need not be held back.
    let passedOver = follower.order(of: events).prefix { $0 != position }.filter { !events[$0].isOptional }
    follower.happened(events[position])
    last = Event(name: names[position], rule: events[position].rule, index: engine.eventCount + 1, time: time)
    let origin = Origin(events[position], in: engine.world)
    origins[names[position]] = origin
    guard count > 1 else { return position }
    choices.append(position)
    decisions.append(OrderDecision(event: engine.eventCount + 1, candidates: names, chosen: position))
    recorder.chose(names[position], passingOver: passedOver.map { names[$0] })
    guard position > 0 else { return position }
    note(
      OrderFailure.Swap(
        came: names[position], rule: origin.rule(before: Origin(events[0], in: engine.world)), insteadOf: names[0]))
    return position
  }

  /// Decides at which of its times an event came, where that matters; nil for the last event.
  mutating func decideVariant(of event: Event? = nil, among count: Int, _ choose: Choice) -> Int? {
    guard let position = choose([], count, &follower, 0), let last = event ?? last else { return nil }
    choices.append(position)
    decisions.append(
      OrderDecision(event: last.index, candidates: Array(repeating: last.name, count: count), chosen: position))
    guard position > 0 else { return position }
    dependsOnTimes = true
    note(OrderFailure.Swap(came: last.name, rule: last.rule, insteadOf: nil))
    return position
  }

  private mutating func note(_ difference: OrderFailure.Swap) {
    if firstDifference == nil { firstDifference = difference }
  }
}
