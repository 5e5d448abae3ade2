/// The possible continuations of a run, by the next event.
package struct Continuations: Hashable, Sendable {
  /// An event that could come next, and all orders that continue with it.
  package struct Choice: Hashable, Sendable {
    /// The event.
    package var event: EventName
    /// The number of orders that continue with it.
    package var orders: OrderCount
    /// The number of these orders in which an expectation does not hold.
    package var failing: OrderCount
  }

  /// A possible end of the run.
  package struct End: Hashable, Sendable {
    /// The outcome: the acts of the app and the final state.
    package var outcome: Outcome
    /// The number of orders that lead to it.
    package var orders: OrderCount
    /// Whether an expectation does not hold.
    package var fails: Bool
  }

  /// The events that could come next, in the default order; a single one if there is no decision.
  package var choices: [Choice]
  /// The possible ends, most frequent first.
  package var ends: [End]
}

extension Explorer {
  /// The reason why the continuations of a run cannot be determined.
  package enum ContinuationFailure: Error, Hashable, Sendable {
    /// The events are not in a legal order: this one could not come.
    case notLegal(EventName)
    /// There are too many orders for the budget.
    case tooMany
    /// The user interrupted the search.
    case interrupted
  }

  /// Explores all orders that begin with the given events.
  ///
  /// - Parameter events: The names of the events so far, from the start of the run.
  package func continuations(behind events: [EventName]) throws(ContinuationFailure) -> Continuations {
    try withBeginnings(of: events) { exploration, beginnings throws(ContinuationFailure) in
      try exploration.continuations(of: beginnings)
    }
  }

  /// Returns the events that can come next after the given events, in the default order.
  ///
  /// - Parameter events: The names of the events so far, from the start of the run.
  /// - Returns: The events; nil if unknown, because the result depends on times that were not all tried.
  package func nextEvents(behind events: [EventName]) throws(ContinuationFailure) -> [EventName]? {
    try withBeginnings(of: events) { _, beginnings throws(ContinuationFailure) in
      guard !beginnings.contains(where: \.isAtEarliestTimes) else { return nil }
      var names: [EventName] = []
      for name in beginnings.flatMap(\.next).map(\.name) where !names.contains(name) { names.append(name) }
      return names
    }
  }

  private func withBeginnings<Result: Sendable>(
    of events: [EventName],
    _ body: @MainActor (Exploration, [OrderBeginning]) throws(ContinuationFailure) -> Result
  ) throws(ContinuationFailure) -> Result {
    let result: Swift.Result<Result, ContinuationFailure> = withExploration({ _ in }) { exploration in
      do throws(ContinuationFailure) {
        return .success(try body(exploration, try exploration.beginnings(of: events)))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}

/// The decisions that lead to given events, and the events that could come next.
///
/// The same events have several beginnings if they can have happened at times at which their effects differ.
struct OrderBeginning {
  let choices: [Int]
  /// The events that could come next, each with its position at the decision.
  let next: [(name: EventName, position: Int)]
  /// Whether there is a decision.
  let isDecision: Bool
  /// Whether some times that could matter were not tried.
  let isAtEarliestTimes: Bool
}

extension Exploration {
  func continuations(of beginnings: [OrderBeginning]) throws(Explorer.ContinuationFailure) -> Continuations {
    let search = makeSearch()
    // The decisions refer to a walk that leaves times open where the scenario does.
    search.walk.leaveTimesOpen()
    var ends: [Int: Continuations.End] = [:]
    var choices: [Continuations.Choice] = []
    for beginning in beginnings {
      for (event, position) in beginning.next {
        let prefix = beginning.isDecision ? beginning.choices + [position] : beginning.choices
        let summary: OrderSummary
        do throws(OrderSearch.Exhausted) {
          summary = try search.explore(prefix, differences: .max)
        } catch {
          throw error.isInterruption ? .interrupted : .tooMany
        }
        var choice = Continuations.Choice(event: event, orders: summary.count, failing: OrderCount(0))
        for end in summary.ends {
          let known = self.ends.all[end.id]
          if !known.keys.isEmpty { choice.failing += end.count }
          ends[end.id, default: Continuations.End(outcome: known.outcome, orders: 0, fails: !known.keys.isEmpty)]
            .orders += end.count
        }
        if let known = choices.firstIndex(where: { $0.event == event }) {
          choices[known].orders += choice.orders
          choices[known].failing += choice.failing
        } else {
          choices.append(choice)
        }
      }
    }
    let sorted = ends.sorted { ($1.value.orders, $0.key) < ($0.value.orders, $1.key) }
    return Continuations(choices: choices, ends: sorted.map(\.value))
  }

  /// The largest number of ways in which the same events happened that are followed.
  private static let mostBeginnings = 1000

  /// Returns the ways in which the given events can begin a legal order; at least one.
  ///
  /// - Throws: `notLegal` for the first event that is not possible in any way.
  func beginnings(of events: [EventName]) throws(Explorer.ContinuationFailure) -> [OrderBeginning] {
    let walk = makeWalkOfAll()
    var beginnings: [OrderBeginning] = []
    var furthest = 0
    var scripts: [[Int]] = [[]]
    while let script = scripts.popLast() {
      if isInterrupted() { throw .interrupted }
      switch follow(events, script, on: walk) {
      case .arrived(let beginning): beginnings.append(beginning)
      case .undecided(let count): scripts += (0..<count).reversed().map { script + [$0] }
      case .stopped(let done): furthest = max(furthest, done)
      }
      guard scripts.count + beginnings.count <= Self.mostBeginnings else { throw .tooMany }
    }
    guard !beginnings.isEmpty else { throw .notLegal(events[furthest]) }
    return beginnings
  }

  /// How far given events can be followed.
  private enum Followed {
    case arrived(OrderBeginning)
    /// The last event can have happened in this many ways.
    case undecided(Int)
    /// This many events came, and the next one could not.
    case stopped(Int)
  }

  /// Performs events from the start of a run.
  ///
  /// - Parameter script: The way in which events happened, where there are several.
  private func follow(_ events: [EventName], _ script: [Int], on walk: OrderWalk) -> Followed {
    var script = script[...]
    var names = ScheduleNames()
    var done = 0
    walk.begin([])
    while true {
      let count = walk.collect()
      guard !walk.isDecisionAboutTime else {
        guard let way = script.popFirst() else { return .undecided(count) }
        walk.choose(way)
        continue
      }
      let engine = walk.engine
      names.see(engine.world.queue) { event in event.scheduleLabel(in: engine) }
      let next = engine.enabled.prefix(count).enumerated().compactMap { position, candidate in
        engine.world.queue[candidate.place].flatMap { names[$0] }.map { (name: $0, position: position) }
      }
      guard done < events.count else {
        return .arrived(
          OrderBeginning(
            choices: walk.choices, next: next, isDecision: count > 1, isAtEarliestTimes: walk.isAtEarliestTimes))
      }
      guard let position = next.first(where: { $0.name == events[done] })?.position else { return .stopped(done) }
      if count > 1 { walk.choose(position) } else { walk.perform(engine.enabled[position]) }
      done += 1
    }
  }
}
