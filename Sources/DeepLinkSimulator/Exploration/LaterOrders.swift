/// Finds the times at which an order is legal whose events cannot all come as early as they could.
///
/// The order is done on trial with a run of its own. Where an event cannot come next because another one cannot wait
/// that long, the answer that brought the other one forth is put off, and the order done again. As only answers that
/// have to be late are put off, and no further than they have to be, the times that are found are the earliest ones.
@MainActor
struct LaterOrders {
  let mode: OrderMode
  /// The time after which events keep their default order, in microseconds.
  let horizon: Int64
  /// So often an order is done again at most: each time, one event more can wait as long as it has to.
  private static let attempts = 64
  let makeEngine: () -> Engine

  /// An event that comes next only if answers before it come later than they could.
  struct Event {
    let candidate: EventQueue.Candidate
    /// The times until which answers are then put off, by the number of their submission.
    let putOff: [Int: VirtualInstant]
  }

  /// The events that come next in a run only if answers before them come later.
  ///
  /// - Parameters:
  ///   - early: How many events may come next in any case.
  ///   - engine: The run.
  ///   - times: When its events came.
  /// - Returns: The events, and how many were done to find them.
  func events(
    behind early: Int, on engine: Engine, _ times: inout OrderTimes
  ) -> (events: [Event], eventsDone: Int) {
    let positions = engine.laterPositions(behind: early, &times, horizon: horizon)
    guard !positions.isEmpty else { return ([], 0) }
    let candidates = positions.map { engine.enabled[$0] }
    return engine.aside { events(among: candidates, times) }
  }

  private func events(
    among candidates: [EventQueue.Candidate], _ times: OrderTimes
  ) -> (events: [Event], eventsDone: Int) {
    let done = times.happened.map(\.submission)
    var (events, eventsDone) = ([Event](), 0)
    for candidate in candidates {
      let found = self.times(of: done + [candidate.submission], puttingOff: times.putOff)
      eventsDone += found.eventsDone
      if let putOff = found.putOff { events.append(Event(candidate: candidate, putOff: putOff)) }
    }
    return (events, eventsDone)
  }

  /// Looks for the times at which some events can come in an order.
  ///
  /// - Parameters:
  ///   - order: The numbers of their submissions.
  ///   - putOff: What has to be put off for all of them but the last.
  /// - Returns: What is put off, and until when, nil if the order is not legal at any times; and how many events were
  ///   done.
  private func times(
    of order: [Int], puttingOff putOff: [Int: VirtualInstant]
  ) -> (putOff: [Int: VirtualInstant]?, eventsDone: Int) {
    var times: OrderTimes? = OrderTimes(putOff: putOff)
    var eventsDone = 0
    for _ in 0..<Self.attempts {
      let obstacle = follow(order, &times, on: makeEngine())
      guard let done = times else { break }
      eventsDone += done.happened.count
      guard let obstacle else { return (done.happened.count == order.count ? done.putOff : nil, eventsDone) }
      guard let later = done.puttingOff(obstacle) else { break }
      times = OrderTimes(putOff: later)
    }
    return (nil, eventsDone)
  }

  /// Does events in an order as far as that is possible.
  ///
  /// - Returns: What keeps the next one from coming; nil if all came, or if the next one is not there.
  func follow(_ order: [Int], _ times: inout OrderTimes?, on engine: Engine) -> OrderTimes.Obstacle? {
    for submission in order {
      guard let candidate = engine.candidate(submission, mode, horizon: horizon) else { return nil }
      times?.see(engine.world.queue)
      if let obstacle = times?.obstacle(to: candidate, among: engine.enabled, in: engine.world) { return obstacle }
      engine.perform(candidate, at: &times)
    }
    return nil
  }
}

extension Engine {
  /// Makes this run the one that the app's code on this thread belongs to.
  func takeThread() { loop?.takeUp(self, environment: environment) }

  /// The event with a number of submission, if it waits for no other one.
  func candidate(_ submission: Int, _ mode: OrderMode, horizon: Int64) -> EventQueue.Candidate? {
    guard collectLegal(mode, horizon: horizon) > 0 else { return nil }
    return enabled.first { $0.submission == submission }
  }

  /// Does an event at the time at which the order needs it, and what the app's code starts in it.
  func perform(_ candidate: EventQueue.Candidate, at times: inout OrderTimes?) {
    times?.willHappen(candidate, in: &world)
    perform(world.take(candidate))
    finishEvent()
  }

  /// Whether an event does not come next only because others cannot wait as long.
  func isHeldBackByTime(_ position: Int, horizon: Int64) -> Bool {
    enabled[position].earliest.microseconds <= lastTime(horizon)
  }

  /// The time after which nothing comes, in microseconds.
  private func lastTime(_ horizon: Int64) -> Int64 {
    min(horizon, world.end(settle: settle, stepCount: stepCount)?.microseconds ?? .max)
  }

  /// The positions of events that could perhaps come next if answers before them had come later.
  func laterPositions(behind count: Int, _ times: inout OrderTimes, horizon: Int64) -> [Int] {
    times.laterPositions(among: enabled, behind: count, world.queue, limit: lastTime(horizon))
  }
}

extension EventQueue {
  /// Whether the time of an event is left open.
  func hasRange(at place: Candidate.Place) -> Bool {
    withEvent(at: place) { $0.latest > $0.earliest } ?? false
  }
}

/// Drops all events.
struct NoSink: TraceSink {
  mutating func record(_ event: TraceEvent) {}
}
