/// What can still become of a run that has gone so far, by what comes next.
package struct Continuations: Hashable, Sendable {
  /// One of the events that could come next, and all orders that go on with it.
  package struct Choice: Hashable, Sendable {
    /// The event.
    package var event: EventName
    /// How many orders go on with it.
    package var orders: OrderCount
    /// How many of them do not meet the expectations.
    package var failing: OrderCount
  }

  /// A way in which a run can end.
  package struct End: Hashable, Sendable {
    /// What the app has done then, and what holds.
    package var outcome: Outcome
    /// How many orders lead to it.
    package var orders: OrderCount
    /// Whether some expectation is not met.
    package var fails: Bool
  }

  /// The events that could come next, in the default order; one if there is nothing to decide.
  package var choices: [Choice]
  /// The ends that can be reached, most frequent first.
  package var ends: [End]
}

extension Explorer {
  /// Why it cannot be said what happens to a run.
  package enum ContinuationFailure: Error, Hashable, Sendable {
    /// The events are no legal order: this one could not come.
    case notLegal(EventName)
    /// There are too many orders to go through within the budget.
    case tooMany
  }

  /// Looks at all orders that begin with some events.
  ///
  /// - Parameter events: The events that were done, by their names, from the start of the run.
  package func continuations(behind events: [EventName]) throws(ContinuationFailure) -> Continuations {
    let result: Result<Continuations, ContinuationFailure> = withExploration({ _ in }) { exploration in
      do throws(ContinuationFailure) {
        return .success(try exploration.continuations(behind: events))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}

extension Exploration {
  func continuations(behind events: [EventName]) throws(Explorer.ContinuationFailure) -> Continuations {
    let (prefix, next) = try tracer.decisions(of: events)
    let search = makeSearch()
    var ends: [Int: Continuations.End] = [:]
    var choices: [Continuations.Choice] = []
    for (position, event) in next.enumerated() {
      let summary: OrderSummary
      do throws(OrderSearch.Exhausted) {
        summary = try search.explore(next.count > 1 ? prefix + [position] : prefix, differences: .max)
      } catch {
        throw .tooMany
      }
      var failing: OrderCount = 0
      for end in summary.ends {
        let known = self.ends.all[end.id]
        if !known.keys.isEmpty { failing += end.count }
        ends[end.id, default: Continuations.End(outcome: known.outcome, orders: 0, fails: !known.keys.isEmpty)]
          .orders +=
          end.count
      }
      choices.append(Continuations.Choice(event: event, orders: summary.count, failing: failing))
    }
    let sorted = ends.sorted { ($1.value.orders, $0.key) < ($0.value.orders, $1.key) }
    return Continuations(choices: choices, ends: sorted.map(\.value))
  }
}

extension OrderTracer {
  /// The decisions of a run that has gone so far, and the names of what could come next.
  func decisions(
    of events: [EventName]
  ) throws(Explorer.ContinuationFailure) -> (choices: [Int], next: [EventName]) {
    let engine = makeEngine()
    var names = ScheduleNames()
    var choices: [Int] = []
    func offered() -> [EventName] {
      let count = engine.collectLegal(mode, horizon: horizon)
      names.see(engine.world.queue) { event in event.scheduleLabel(in: engine) }
      return engine.enabled.prefix(count).compactMap { engine.world.queue[$0.place] }.compactMap { names[$0] }
    }
    for event in events {
      let next = offered()
      guard let position = next.firstIndex(of: event) else { throw .notLegal(event) }
      if next.count > 1 { choices.append(position) }
      engine.perform(engine.world.take(engine.enabled[position]))
      engine.finishEvent()
    }
    let next = offered()
    _ = engine.endWork()
    return (choices, next)
  }
}
