extension World {
  /// Adds everything that the future depends on; what only traces show, such as the numbers of events, is left out.
  ///
  /// - Parameters:
  ///   - inOrder: Whether it matters in which order events of the same time were submitted: it tells the
  ///     default order, but not which orders there are.
  ///   - mode: What makes an order legal: how long an event may be kept waiting matters only where latencies count.
  ///   - stepCount: How many steps the scenario has.
  ///   - isAppKnown: Whether the app changes no setting of an SDK but as the standard integration does.
  mutating func hash(
    into hasher: inout Hasher, inOrder: Bool, mode: OrderMode, stepCount: Int, isAppKnown: Bool
  ) {
    hasher.combine(now)
    queue.hash(into: &hasher, since: now, inOrder: inOrder, seesLatest: mode == .timed)
    hasher.combine(isOnline)
    if inOrder || !ignoresLatencies { hasher.combine(latencies) }
    hasher.combine(router)
    hasher.combine(platform)
    let seesOnlyFuture = isAppKnown && mode == .causal
    for sdk in sdks {
      if seesOnlyFuture { sdk.hashFuture(into: &hasher, at: now) } else { hasher.combine(sdk) }
    }
    hasher.combine(defaults)
    hasher.combine(keychain)
    hasher.combine(trackingStatus)
    hasher.combine(isTrackingPromptShown)
    hasher.combine(storedLink)
    hasher.combine(closedGates)
    hasher.combine(notification)
    hasher.combine(appCodeHasRun)
    hasher.combine(screen)
    hasher.combine(nextStep)
    hasher.combine(isStepPending)
    hasher.combine(systemSteps)
    hasher.combine(isSystemStepPending)
    hasher.combine(systemInputs.count)
    for input in systemInputs { input.hash(into: &hasher) }
    // Until the last step is done, the next one sets it again.
    if mode == .timed || isLastStepDone(of: stepCount) { hasher.combine(lastStepTime) }
    hasher.combine(isOver)
  }

  /// Adds what `FinalState` shows.
  mutating func hashEnd(into hasher: inout Hasher) {
    hasher.combine(screen)
    hasher.combine(storedLink)
    hasher.combine(platform.process)
    hasher.combine(platform.scene)
    hasher.combine(router.isInstalled)
    hasher.combine(closedGates)
    if !queue.isEmpty { hasher.combine(queue.events.map(\.label).sorted()) }
  }
}

extension EventQueue {
  /// Adds the events, but not the numbers of their causes.
  ///
  /// - Parameters:
  ///   - now: The present: since when an event has been due does not matter.
  ///   - inOrder: Whether the default order matters.
  ///   - seesLatest: Whether it matters how long an event may be kept waiting.
  func hash(into hasher: inout Hasher, since now: VirtualInstant, inOrder: Bool, seesLatest: Bool) {
    hasher.combine(optional.count)
    for event in optional { hasher.combine(event.action) }
    for queue in serial {
      let events = queue.events
      hasher.combine(events.count)
      for event in events { event.hash(into: &hasher, since: now, seesLatest) }
    }
    if inOrder {
      hasher.combine(lag)
      let events = events
      hasher.combine(events.count)
      for event in events {
        hasher.combine(event.delay)
        event.hash(into: &hasher, since: .zero, seesLatest)
      }
      return
    }
    // A sum, as it is the same in any order; each part begins with all that was added before.
    var sum = 0
    for event in unordered {
      var part = hasher
      event.hash(into: &part, since: now, seesLatest)
      sum &+= part.finalize()
    }
    hasher.combine(sum)
  }

  /// Looks at an event without copying it.
  func withEvent<Result>(at place: Candidate.Place, _ body: (borrowing PendingEvent) -> Result) -> Result? {
    switch place {
    case .serial(let index): serial[index].withFirst(body)
    case .unordered(let index): body(unordered[index])
    case .optional(let index): body(optional[index])
    }
  }

  /// The latest time of an event.
  func latestTime(at place: Candidate.Place) -> VirtualInstant {
    switch place {
    case .serial(let index): serial[index].withFirst { $0.latest } ?? .zero
    case .unordered(let index): unordered[index].latest
    case .optional(let index): optional[index].latest
    }
  }
}

extension PendingEvent {
  /// Adds what the event will do, and when; not what brought it about.
  fileprivate func hash(into hasher: inout Hasher, since due: VirtualInstant, _ seesLatest: Bool) {
    if earliest.origin > 0 {
      // The time is open: what counts is after which event it lies, and how far.
      hasher.combine(earliest)
      hasher.combine(latest)
    } else {
      hasher.combine(max(earliest.microseconds, due.microseconds))
      if seesLatest { hasher.combine(max(latest.microseconds, due.microseconds)) }
    }
    hasher.combine(queue)
    hasher.combine(scope)
    hasher.combine(action)
  }
}
