// Orders that depend on the times of events.
extension OrderTracer {
  /// An event of an order, with its time.
  struct Moment: Hashable {
    /// The event, by the number of its submission.
    let submission: Int
    /// The time since the start of the run, in microseconds.
    let time: Int64
  }

  /// Runs events in an order, each at its time.
  ///
  /// - Parameter each: Called before each event, with its position among the engine's `enabled`.
  func run(_ moments: [Moment], _ each: (Engine, Int, Moment) -> Void = { _, _, _ in }) -> Engine {
    let engine = makeEngine()
    for moment in moments {
      guard engine.submitNext() else { break }
      engine.collectWaiting()
      let end = engine.runEnd?.microseconds ?? .max
      let canGoOn = engine.enabled.contains { $0.earliest.microseconds <= end }
      engine.offerOptionalEvents()
      // The run ends by a decision only if that is the decision, or if nothing else comes by itself.
      if canGoOn {
        engine.enabled.removeAll { $0.submission != moment.submission && engine.world.queue.isEndOfRun($0) }
      }
      guard let position = engine.enabled.firstIndex(where: { $0.submission == moment.submission }) else { break }
      each(engine, position, moment)
      engine.perform(position, at: VirtualInstant(microseconds: moment.time))
      engine.finishEvent()
    }
    engine.submitNext()
    return engine
  }

  /// Returns an order for a report.
  ///
  /// - Parameter number: The number of the order among all legal orders; nil if it is not known.
  func example(_ order: TracedOrder, number: UInt64?) -> OrderExample {
    OrderExample(
      number: number, differences: order.differences, choices: order.choices,
      schedule: order.dependsOnTimes ? scheduleWithTimes(order) ?? order.schedule : order.schedule,
      dependsOnTimes: order.dependsOnTimes)
  }

  /// Returns an order with its verdict.
  func orderRun(_ order: TracedOrder) -> OrderRun {
    var verdict = Verdict()
    verdict.failures = order.findings.map(\.failure)
    verdict.unmentioned = order.unmentioned
    return OrderRun(
      order: example(order, number: nil), result: order.result, verdict: verdict, decisions: order.decisions)
  }

  /// Returns the schedule that leads to an order and gives events their times where they come later than they could;
  /// nil if none leads to it.
  private func scheduleWithTimes(_ order: TracedOrder) -> Schedule? {
    let times = times(in: order.moments)
    var log = DecisionLog(ScheduleFollower(Schedule(times: times)))
    _ = run(order.moments) { engine, position, _ in
      _ = log.decide(among: engine.enabled.count, on: engine) { _, _, _, _ in position }
    }
    let schedule = Schedule(log.schedule.orders, times: times)
    // A run from the schedule tells whether it says enough.
    guard let again = try? run(schedule), again.result.trace.firstDifference(from: order.result.trace) == nil else {
      return nil
    }
    return schedule
  }

  /// Returns the times of the events that come later than they could.
  private func times(in moments: [Moment]) -> [TimeConstraint] {
    var names = ScheduleNames()
    var times: [TimeConstraint] = []
    _ = run(moments) { engine, position, moment in
      names.see(engine.world.queue) { event in event.scheduleLabel(in: engine) }
      let now = engine.world.now.microseconds
      let chosen = engine.enabled[position]
      if engine.world.queue.isEndOfRun(chosen) {
        // The run ends before what could still come, which comes too late.
        guard let end = engine.runEnd?.microseconds else { return }
        for candidate in engine.enabled where candidate.earliest.microseconds <= end {
          guard let event = engine.world.queue[candidate.place], !event.isOptional, event.action != .end else {
            continue
          }
          if let name = names[event] { times.append(TimeConstraint(name, at: end + 1)) }
        }
      } else if moment.time > max(now, chosen.earliest.microseconds), let event = engine.world.queue[chosen.place],
        let name = names[event]
      {
        times.append(TimeConstraint(name, at: moment.time))
      }
    }
    return times
  }
}

extension Engine {
  /// Performs the event at a position of `enabled`.
  ///
  /// - Parameter time: The time at which it comes; nil for its earliest one.
  func perform(_ position: Int, at time: VirtualInstant?) {
    let event = world.take(enabled[position])
    if let time { world.now = time }
    perform(event)
  }
}
