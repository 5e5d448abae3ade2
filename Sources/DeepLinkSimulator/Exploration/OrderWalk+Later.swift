extension OrderWalk {
  /// How closely a walk looks for events that come next only if answers before them come later.
  enum Lookout: Int {
    /// Not at all, which is enough as long as no answer could have come later that came before an event which cannot
    /// come next for its time.
    case none
    /// It knows how late everything could have come at most.
    case delays
    /// It finds such events. Which there are depends on all that has happened, so that states do not tell.
    case events
  }

  /// Whether it looks less closely than is needed.
  var missesLaterEvents: Bool { neededLookout.rawValue > lookout.rawValue }

  /// What else is needed to come back to a moment, as an engine knows only moments of its own run.
  struct LaterMoment {
    let events: [LaterOrders.Event]
    let engine: Engine
    let times: OrderTimes
  }

  var laterMoment: LaterMoment? {
    guard lookout == .events, let times else { return nil }
    return LaterMoment(events: laterEvents, engine: engine, times: times)
  }

  /// Notes when an event comes that is about to happen.
  func noteTime(of candidate: EventQueue.Candidate) {
    if times != nil {
      times?.willHappen(candidate, in: &engine.world)
    } else if firstRange == nil, engine.world.queue.hasRange(at: candidate.place) {
      firstRange = choices.count
    }
  }

  /// Looks for events that come next if answers before them come later.
  ///
  /// - Parameter early: How many events may come next in any case.
  /// - Returns: How many there are; 0 also while they are not looked for.
  func lookForLaterEvents(behind early: Int) -> Int {
    if isLaterDecision { (laterEvents, isLaterDecision) = ([], false) }
    guard early > 0, early < engine.enabled.count else { return 0 }
    times?.see(engine.world.queue)
    guard var times else {
      if firstRange != nil, engine.isHeldBackByTime(early, horizon: horizon) { neededLookout = .delays }
      return 0
    }
    guard lookout == .events else {
      if !engine.laterPositions(behind: early, &times, horizon: horizon).isEmpty { neededLookout = .events }
      return 0
    }
    let orders = LaterOrders(mode: mode, horizon: horizon) { [unowned self] in makeEngine(NoSink()) }
    let found = orders.events(behind: early, on: engine, &times)
    eventsDone += found.eventsDone
    laterEvents = found.events
    isLaterDecision = found.eventsDone > 0
    if isLaterDecision { laterDecisions += 1 }
    return laterEvents.count
  }

  /// Does all events so far again, with answers put off so that an event can come next, and then that event.
  func goOn(with later: LaterOrders.Event) {
    guard let times else { return }
    doAgain(times.happened.map(\.submission) + [later.candidate.submission], puttingOff: later.putOff)
  }

  /// Does all events up to a moment again.
  func doAgain(_ moment: LaterMoment?) {
    guard let moment else { return }
    doAgain(moment.times.happened.map(\.submission), puttingOff: moment.times.putOff)
    _ = engine.collectLegal(mode, horizon: horizon)
  }

  private func doAgain(_ order: [Int], puttingOff putOff: [Int: VirtualInstant]) {
    startAgain(puttingOff: putOff)
    for submission in order {
      guard let candidate = engine.candidate(submission, mode, horizon: horizon) else { return }
      perform(candidate)
    }
  }

  /// Goes back to the run of a moment.
  func comeBack(to moment: LaterMoment?) {
    guard let moment else { return }
    times = moment.times
    guard engine !== moment.engine else { return }
    engine = moment.engine
    engine.takeThread()
  }

  /// The events that may come next, of which the last ones come later than they could.
  func nextEvents(_ count: Int) -> [PendingEvent] {
    let candidates = engine.enabled[..<(count - laterEvents.count)] + laterEvents.map(\.candidate)
    return candidates.compactMap { engine.world.queue[$0.place] }
  }
}
