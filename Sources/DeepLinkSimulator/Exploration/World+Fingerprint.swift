extension World {
  /// Adds everything that the future depends on; what only traces show, such as the numbers of events, is left out.
  mutating func hash(into hasher: inout Hasher) {
    hasher.combine(now)
    queue.hash(into: &hasher)
    hasher.combine(isOnline)
    hasher.combine(latencies)
    hasher.combine(router)
    hasher.combine(platform)
    hasher.combine(appsFlyer)
    hasher.combine(adjust)
    hasher.combine(defaults)
    hasher.combine(storedLink)
    hasher.combine(closedGates)
    hasher.combine(notification)
    hasher.combine(appCodeHasRun)
    hasher.combine(screen)
    hasher.combine(linkResolutions)
    hasher.combine(appsFlyerBackend)
    hasher.combine(adjustBackend)
    hasher.combine(adjustRedirects)
    hasher.combine(nextStep)
    hasher.combine(isStepPending)
    hasher.combine(systemSteps)
    hasher.combine(isSystemStepPending)
    hasher.combine(systemInputs.count)
    for input in systemInputs {
      hasher.combine(input.input)
      hasher.combine(input.step)
      hasher.combine(input.opener)
    }
    hasher.combine(lastStepTime)
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
    if !queue.isEmpty { hasher.combine(queue.events.map(\.label)) }
  }
}

extension EventQueue {
  /// Adds the events with their order, but not the numbers of their causes.
  func hash(into hasher: inout Hasher) {
    let events = events
    hasher.combine(events.count)
    // In the default order, which numbers and names of orders depend on.
    for event in events { event.hash(into: &hasher) }
    for event in optional { hasher.combine(event.action) }
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
  fileprivate func hash(into hasher: inout Hasher) {
    hasher.combine(earliest)
    hasher.combine(latest)
    hasher.combine(queue)
    hasher.combine(scope)
    hasher.combine(action)
  }
}
