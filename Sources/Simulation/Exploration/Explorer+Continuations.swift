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
    /// The user did not want to wait.
    case interrupted
  }

  /// Looks at all orders that begin with some events.
  ///
  /// - Parameter events: The events that were done, by their names, from the start of the run.
  package func continuations(behind events: [EventName]) throws(ContinuationFailure) -> Continuations {
    try withBeginnings(of: events) { exploration, beginnings throws(ContinuationFailure) in
      try exploration.continuations(of: beginnings)
    }
  }

  /// The events that come next in some order that begins with some events, in their default order.
  ///
  /// - Parameter events: The events that were done, by their names, from the start of the run.
  /// - Returns: Nil if it is not known, as what happens depends on times of which not all were tried.
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

/// The decisions that lead to some events, and what could come next.
///
/// There are several for the same events where these can have happened at times at which they do something else.
struct OrderBeginning {
  let choices: [Int]
  /// What could come next, each with its position at the decision.
  let next: [(name: EventName, position: Int)]
  /// Whether there is a decision.
  let isDecision: Bool
  /// Whether some times were not tried that could matter.
  let isAtEarliestTimes: Bool
}

extension Exploration {
  func continuations(of beginnings: [OrderBeginning]) throws(Explorer.ContinuationFailure) -> Continuations {
    let search = makeSearch()
    // The decisions are those of a walk that leaves times open where the scenario does.
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

  /// So many ways in which the same events happened are followed.
  private static let mostBeginnings = 1000

  /// The ways in which some events can be the first ones of a legal order; at least one.
  ///
  /// - Throws: `notLegal` for the first event that no way has.
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

  /// How far some events can be followed.
  private enum Followed {
    case arrived(OrderBeginning)
    /// The last event can have happened in so many ways.
    case undecided(Int)
    /// So many events came, and the next one could not.
    case stopped(Int)
  }

  /// Does events from the start of a run.
  ///
  /// - Parameter script: In which way events happened, where there are several.
  private func follow(_ events: [EventName], _ script: [Int], on walk: OrderWalk) -> Followed {
    var script = script[...]
    var names = ScheduleNames()
    var done = 0
    walk.begin([])
    while true {
      let count = walk.collect()
      guard walk.variants.isEmpty else {
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
