extension World {
  /// Hashes everything on which the future depends, without what only traces show, such as the numbers of events.
  ///
  /// - Parameters:
  ///   - inOrder: Whether the order in which events of the same time were submitted matters. It determines the default
  ///     order, but not the set of orders.
  ///   - mode: What makes an order legal. The latest times of events matter only where latencies count.
  ///   - stepCount: The number of the scenario's steps.
  ///   - isAppKnown: Whether only the standard integration changes settings of the SDKs.
  mutating func hash(
    into hasher: inout Hasher, inOrder: Bool, mode: OrderMode, stepCount: Int, isAppKnown: Bool
  ) {
    hasher.combine(now)
    queue.hash(into: &hasher, since: now, inOrder: inOrder, seesLatest: mode == .timed)
    hasher.combine(clockOffset)
    hasher.combine(isOnline)
    if inOrder || !ignoresLatencies { hasher.combine(latencies) }
    hasher.combine(router)
    hasher.combine(platform)
    let seesOnlyFuture = isAppKnown && mode == .causal
    for sdk in sdks {
      if seesOnlyFuture { sdk.hashFuture(into: &hasher, at: now) } else { hasher.combine(sdk) }
    }
    hasher.combine(defaults)
    hasher.combine(backup)
    hasher.combine(keychain)
    hasher.combine(pasteboard)
    hasher.combine(trackingStatus)
    hasher.combine(isTrackingPromptShown)
    hasher.combine(storedLink)
    hasher.combine(closedGates)
    hasher.combine(pushes)
    hasher.combine(isBeingRemoved)
    hasher.combine(appCodeHasRun)
    hasher.combine(screen)
    hasher.combine(nextStep)
    hasher.combine(isStepPending)
    hasher.combine(systemSteps)
    hasher.combine(isSystemStepPending)
    hasher.combine(queue.isTurnOpen)
    hasher.combine(passedNotification)
    hasher.combine(systemInputs.count)
    for input in systemInputs { input.hash(into: &hasher) }
    // Until the last step is done, the next step overwrites it.
    if mode == .timed || isLastStepDone(of: stepCount) { hasher.combine(lastStepTime) }
    hasher.combine(isOver)
  }

  /// Hashes what `FinalState` shows.
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
  /// Hashes the events, without the numbers of their causes.
  ///
  /// - Parameters:
  ///   - now: The present time: how long an event has been due does not matter.
  ///   - inOrder: Whether the default order matters.
  ///   - seesLatest: Whether the latest times of events matter.
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
    // A sum, because it does not depend on the order; each term starts from the hash of everything before.
    var sum = 0
    for event in unordered.events {
      var part = hasher
      event.hash(into: &part, since: now, seesLatest)
      sum &+= part.finalize()
    }
    hasher.combine(sum)
  }

  /// Passes an event to a body without copying it.
  func withEvent<Result>(at place: Candidate.Place, _ body: (borrowing PendingEvent) -> Result) -> Result? {
    switch place {
    case .serial(let index): serial[index].withFirst(body)
    case .unordered(let index): body(unordered[index])
    case .optional(let index): body(optional[index])
    }
  }

  /// Returns the latest time of an event.
  func latestTime(at place: Candidate.Place) -> VirtualInstant {
    switch place {
    case .serial(let index): serial[index].withFirst { $0.latest } ?? .zero
    case .unordered(let index): unordered[index].latest
    case .optional(let index): optional[index].latest
    }
  }
}

extension PendingEvent {
  /// Hashes the event's action and times, but not its causes.
  fileprivate func hash(into hasher: inout Hasher, since due: VirtualInstant, _ seesLatest: Bool) {
    if earliest.origin > 0 {
      // The time is open, so the event that it follows and its distance from that matter.
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
