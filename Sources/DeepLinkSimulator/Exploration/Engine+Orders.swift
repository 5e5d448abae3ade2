extension Engine {
  /// Collects the events that may come next in some legal order; they are the first ones of `enabled`.
  ///
  /// - Parameters:
  ///   - mode: What makes an order legal.
  ///   - horizon: The time after which nothing is looked at, in microseconds.
  /// - Returns: How many they are; 0 at the end of the run.
  func collectLegal(_ mode: OrderMode, horizon: Int64) -> Int {
    guard illegalStep == nil, !world.isOver, !isAtEventLimit else { return 0 }
    if world.hasNextInput(of: stepCount) { prepare() }
    guard illegalStep == nil else { return 0 }
    let keepsDefault = world.now.microseconds > horizon
    guard world.collectNext(&enabled, settle: settle, stepCount: stepCount) else {
      enabled.removeAll(keepingCapacity: true)
      return keepsDefault ? 0 : offerAnytimeSteps(behind: 0)
    }
    holdStepBack()
    guard !enabled.isEmpty else { return 0 }
    var limit = horizon
    if let end = world.end(settle: settle, stepCount: stepCount) { limit = min(limit, end.microseconds) }
    if mode == .timed { limit = min(limit, world.latestTime(for: enabled).microseconds) }
    var count = 1
    while count < enabled.count, enabled[count].earliest.microseconds <= limit { count += 1 }
    // The first event in the default order is legal in any case: it ends the run only if it lies behind its end.
    return keepsDefault ? count : count + offerAnytimeSteps(behind: count)
  }
}

extension World {
  /// The time up to which one of some events may come first: none of the others may be kept waiting beyond its latest.
  mutating func latestTime(for candidates: [EventQueue.Candidate]) -> VirtualInstant {
    var limit: VirtualInstant?
    for candidate in candidates {
      let latest = queue.latestTime(at: candidate.place)
      limit = limit.map { min($0, latest) } ?? latest
    }
    return max(limit ?? now, now)
  }
}
