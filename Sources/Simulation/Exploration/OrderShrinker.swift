/// Makes a failing order as simple as possible: drops what its schedule need not say.
@MainActor
struct OrderShrinker {
  private let tracer: OrderTracer
  private let key: OrderJudge.Key

  init(_ tracer: OrderTracer, _ key: OrderJudge.Key) {
    self.tracer = tracer
    self.key = key
  }

  /// Returns an order with no more differences that fails in the same way, of whose schedule nothing can be left out.
  ///
  /// - Returns: Nil if the order is as simple as possible.
  func shrink(_ order: OrderTracer.TracedOrder) -> OrderTracer.TracedOrder? {
    var best: OrderTracer.TracedOrder?
    var orders = order.schedule.orders
    var position = orders.count - 1
    while position >= 0 {
      var fewer = orders
      fewer.remove(at: position)
      if let simpler = run(fewer), simpler.differences <= order.differences, fails(simpler) {
        orders = fewer
        best = simpler
      }
      position -= 1
    }
    guard let best else { return nil }
    return best.with(Schedule(orders))
  }

  private func run(_ orders: [OrderingConstraint]) -> OrderTracer.TracedOrder? {
    do throws(ScheduleMisfit) {
      return try tracer.run(Schedule(orders))
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
