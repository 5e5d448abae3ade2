/// Makes a failing order as simple as possible: drops what its schedule need not say.
@MainActor
struct OrderShrinker {
  private let tracer: OrderTracer
  private let key: OrderJudge.Key

  init(_ tracer: OrderTracer, _ key: OrderJudge.Key) {
    self.tracer = tracer
    self.key = key
  }

  /// A failing order, made simpler.
  struct Shrunk {
    /// The simplest order found.
    var order: OrderTracer.TracedOrder
    /// Whether nothing can be left out of its schedule; false if the budget ended first.
    var isSimplest: Bool
  }

  /// Looks for an order with no more differences that fails in the same way, and of whose schedule nothing can be left out.
  ///
  /// - Parameter budget: How many events may be done before the last run begins.
  func shrink(_ order: OrderTracer.TracedOrder, budget: Int) -> Shrunk {
    var best = order
    var eventsDone = 0
    var reduction = ScheduleReduction(order.schedule.orders)
    while eventsDone < budget, let schedule = reduction.candidate {
      let simpler = run(schedule)
      // An order that cannot be run to its end has done no more events than one that can.
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
  /// The same order by another schedule that leads to it.
  fileprivate func with(_ schedule: Schedule) -> OrderTracer.TracedOrder {
    OrderTracer.TracedOrder(
      result: result, findings: findings, unmentioned: unmentioned, outcome: outcome, choices: choices,
      schedule: schedule, decisions: decisions, rules: rules, firstDifference: firstDifference,
      dependsOnTimes: dependsOnTimes)
  }
}
