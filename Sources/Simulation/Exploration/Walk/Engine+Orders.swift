extension Engine {
  /// Collects the events that may come next in a legal order, as the first ones of `enabled`.
  ///
  /// - Parameters:
  ///   - mode: What makes an order legal.
  ///   - horizon: The time after which events keep their default order, in microseconds.
  /// - Returns: Their number; 0 at the end of the run.
  func collectLegal(_ mode: OrderMode, horizon: Int64) -> Int {
    guard submitNext() else { return 0 }
    let keepsDefault = world.shownTime.microseconds > horizon
    guard world.collectNext(&enabled, settle: settle, stepCount: stepCount) else {
      enabled.removeAll(keepingCapacity: true)
      return keepsDefault ? 0 : offerAnytimeSteps(behind: 0)
    }
    holdStepBack()
    guard !enabled.isEmpty else { return 0 }
    var limit = world.end(settle: settle, stepCount: stepCount)?.microseconds ?? .max
    if mode == .timed { limit = min(limit, world.latestTime(for: enabled).microseconds) }
    var count = 1
    while count < enabled.count, enabled[count].earliest.microseconds <= limit,
      enabled[count].due.microseconds <= horizon
    {
      count += 1
    }
    // The first event of the default order is always legal: if it were after the end of the run, the run would have
    // ended.
    return keepsDefault ? count : count + offerAnytimeSteps(behind: count)
  }

  /// Submits what follows from the present state.
  ///
  /// - Returns: False if the run has ended or has reached its event limit.
  @discardableResult
  func submitNext() -> Bool {
    guard illegalStep == nil, !world.isOver, !isAtEventLimit else { return false }
    if world.hasNextInput(of: stepCount) { prepare() }
    return illegalStep == nil
  }

  /// Returns whether a further event could come next if earlier answers had come later.
  ///
  /// - Parameter count: The number of events that may come next at their earliest times.
  func couldBeLater(behind count: Int, horizon: Int64) -> Bool {
    count < enabled.count && enabled[count].earliest.microseconds <= min(horizon, runEnd?.microseconds ?? .max)
  }

  /// Whether the run could end before an event that comes at its earliest time.
  var couldEndEarlier: Bool {
    guard let end = runEnd?.microseconds else { return false }
    for candidate in enabled where candidate.earliest.microseconds <= end {
      if world.queue.latest(candidate) > end { return true }
    }
    return false
  }

  /// Collects the events that do not wait for another one, whatever their times.
  func collectWaiting() {
    world.queue.collectEnabled(into: &enabled, codeRuns: world.letsCodeRun)
    holdStepBack()
  }

  /// Collects the events that may come next where latencies leave times open.
  ///
  /// - Parameters:
  ///   - times: The open times.
  ///   - horizon: The time after which events keep their default order, in microseconds.
  /// - Returns: Their number; 0 at the end of the run.
  func collectLegal(_ times: OpenTimes, horizon: Int64) -> Int {
    guard submitNext() else { return 0 }
    collectWaiting()
    let deadlines = world.queue.deadlines(of: enabled)
    let end = runEnd
    enabled = enabled.filter { times.allows($0, before: deadlines, in: world, end: end) }
    enabled.sort { (times.earliest($0.earliest), $0.submission) < (times.earliest($1.earliest), $1.submission) }
    guard world.now.microseconds <= horizon else {
      enabled.removeLast(max(0, enabled.count - 1))
      return enabled.count
    }
    if let last = enabled.lastIndex(where: { times.earliest($0.earliest) <= horizon }), last + 1 < enabled.count {
      enabled.removeLast(enabled.count - last - 1)
    }
    let canEnd = !enabled.isEmpty && end.map { times.allowsEnd($0, before: deadlines) } == true
    offerAnytimeSteps(behind: enabled.count)
    if canEnd, let end = world.queue.endOfRun { enabled.append(end) }
    return enabled.count
  }

  /// Determines whether an event can come next where times are open, and adds what follows for times.
  func require(_ candidate: EventQueue.Candidate, _ times: OpenTimes) -> Bool {
    collectWaiting()
    let deadlines = world.queue.deadlines(of: enabled)
    guard let end = runEnd, world.queue.isEndOfRun(candidate) else {
      return times.require(candidate, before: deadlines, in: world, end: runEnd)
    }
    return times.requireEnd(end, before: deadlines) && times.require(now: world.now)
  }

  /// Performs what follows at once from an event whose time is open, and decides which events are overdue after it.
  func askWhatIsOverdue(_ times: OpenTimes) {
    submitNext()
    // Nothing comes after the last event that a run may have, so nothing is overdue there.
    guard !isAtEventLimit else { return }
    collectWaiting()
    times.askWhatIsOverdue(world.queue.deadlines(of: enabled), now: world.now)
  }

  /// Adds all optional events, whether they are possible now or not.
  func offerOptionalEvents() {
    for (index, event) in world.queue.optional.enumerated() {
      enabled.append(EventQueue.Candidate(optional: index, submission: event.submission))
    }
  }

  /// The time after which nothing comes; nil as long as there are further steps.
  var runEnd: VirtualInstant? { world.end(settle: settle, stepCount: stepCount) }
}

extension EventQueue {
  /// Returns whether the latency of an event has a range.
  func hasRange(at place: Candidate.Place) -> Bool {
    if case .optional = place { return false }
    return withEvent(at: place) { $0.latest.microseconds > $0.earliest.microseconds } ?? false
  }

  /// Returns the latest time of an event, in microseconds; 0 for an optional one.
  fileprivate mutating func latest(_ candidate: Candidate) -> Int64 {
    if case .optional = candidate.place { return 0 }
    return latestTime(at: candidate.place).microseconds
  }

  /// The decision that a run ends before what could still come.
  var endOfRun: Candidate? {
    guard let index = optional.firstIndex(where: { $0.action == .end }) else { return nil }
    return Candidate(optional: index, submission: optional[index].submission)
  }

  /// Returns whether an event is the decision that a run ends.
  func isEndOfRun(_ candidate: Candidate) -> Bool {
    if case .optional(let index) = candidate.place { optional[index].action == .end } else { false }
  }
}

extension World {
  /// Returns the time until which one of the events must come: none of them may wait beyond its latest time.
  mutating func latestTime(for candidates: [EventQueue.Candidate]) -> VirtualInstant {
    var limit = Int64.max
    for candidate in candidates { limit = min(limit, queue.latestTime(at: candidate.place).microseconds) }
    return VirtualInstant(microseconds: max(limit, now.microseconds))
  }
}
