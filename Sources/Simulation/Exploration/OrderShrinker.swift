/// A shrinker of failing orders, which drops unnecessary lines of their schedules.
@MainActor
struct OrderShrinker {
  private let tracer: OrderTracer
  private let key: OrderJudge.Key

  init(_ tracer: OrderTracer, _ key: OrderJudge.Key) {
    self.tracer = tracer
    self.key = key
  }

  /// A failing order after shrinking.
  struct Shrunk {
    /// The simplest order found.
    var order: OrderTracer.TracedOrder
    /// Whether no line of its schedule can be dropped; false if the budget ended first.
    var isSimplest: Bool
  }

  /// Searches for an order with no more differences that fails in the same way, and whose schedule has no unnecessary
  /// line.
  ///
  /// - Parameter budget: The number of events that may be performed before the last run begins.
  func shrink(_ order: OrderTracer.TracedOrder, budget: Int) -> Shrunk {
    var best = order
    var eventsDone = 0
    var reduction = ScheduleReduction(order.schedule.orders)
    while eventsDone < budget, let schedule = reduction.candidate {
      let simpler = run(schedule)
      // An order that cannot be run to its end performs no more events than one that can.
      eventsDone += (simpler ?? order).result.trace.events.count
      let suffices = simpler.map { $0.differences <= order.differences && fails($0) } ?? false
      if suffices, let simpler { best = simpler.with(schedule) }
      reduction.note(suffices: suffices)
    }
    return Shrunk(order: best, isSimplest: reduction.isDone)
  }

  private func run(_ schedule: Schedule) -> OrderTracer.TracedOrder? {
    do throws(ScheduleMisfit) {
      return try tracer.run(schedule)
    } catch {
      return nil
    }
  }

  private func fails(_ order: OrderTracer.TracedOrder) -> Bool {
    order.findings.contains { $0.key == key }
  }
}

extension OrderTracer.TracedOrder {
  /// Returns the order with another schedule that leads to it.
  fileprivate func with(_ schedule: Schedule) -> OrderTracer.TracedOrder {
    OrderTracer.TracedOrder(
      result: result, findings: findings, unmentioned: unmentioned, outcome: outcome, choices: choices,
      schedule: schedule, decisions: decisions, log: log, dependsOnTimes: dependsOnTimes, moments: moments)
  }
}
