extension OrderWalk {
  /// A moment after an event.
  struct Moment {
    let snapshot: Engine.Snapshot
    let numbers: [UInt64]
  }

  /// A way in which an event can happen, by the answers to its comparisons of times.
  typealias Variant = EventWays<Moment, StateKey>.Way

  /// Whether orders are missing as long as each event comes at its earliest time.
  var needsOpenTimes: Bool { times == nil && leavesTimesOpen && (missesLaterTimes || watch.wasAsked) }

  /// Leaves the times of events open from now on, which is slower.
  ///
  /// - Parameter keepsRequirements: Whether the times of whole runs will be determined.
  func leaveTimesOpen(keepsRequirements: Bool = false) {
    guard leavesTimesOpen, times == nil else { return }
    times = OpenTimes(keepsRequirements: keepsRequirements)
    watch.wasAsked = false
  }

  /// Whether some orders are missing because only the earliest times of events were tried where others could matter.
  var isAtEarliestTimes: Bool {
    plan.staysAtEarliestTimes || times?.isImprecise == true
  }

  /// Whether the next decision is about how the last event happened.
  var isDecisionAboutTime: Bool { !variants.isEmpty || !undecidedAnswers.isEmpty }

  /// Returns the events that may come next; none if the decision is about how the last one happened.
  func nextEvents(_ count: Int) -> [PendingEvent] {
    guard !isDecisionAboutTime else { return [] }
    return engine.enabled[..<count].compactMap { engine.world.queue[$0.place] }
  }

  /// Performs an event in each way in which it can happen at its possible times.
  func perform(_ candidate: EventQueue.Candidate, _ times: OpenTimes) {
    let isPossible = engine.require(candidate, times)
    assert(isPossible, "an event was offered that cannot come")
    guard usesSnapshots, let before = engine.snapshot() else {
      perform(candidate, [], takingOther: upcoming.map { $0 > 0 }, times)
      undecidedAnswers = times.answers.map(\.isOther)[...]
      return
    }
    let (start, numbers) = (times.state, recorder.numbers)
    perform(candidate, [], times)
    guard !times.answers.isEmpty else { return }
    let ways = EventWays(times: times, start: start) { [self] script -> (Moment, StateKey)? in
      engine.restore(before)
      recorder.restore(from: numbers, at: 0)
      perform(candidate, script, times)
      guard let snapshot = engine.snapshot() else { return nil }
      return (
        Moment(snapshot: snapshot, numbers: recorder.numbers), StateKey { hashState(into: &$0, remaining: nil) }
      )
    }
    let found = ways.all()
    take(found[0])
    if found.count > 1 { variants = found }
  }

  /// Performs an event with given answers to its comparisons of times, and what follows at once.
  private func perform(
    _ candidate: EventQueue.Candidate, _ script: [Bool], takingOther takesOther: [Bool] = [], _ times: OpenTimes
  ) {
    watch.current = times
    perform(candidate, at: times.begin(script, takingOther: takesOther))
    engine.askWhatIsOverdue(times)
  }

  /// Decides a comparison of the last event. An app that cannot be restored does the event again in a new run if the
  /// answer is another one.
  func answer(_ isOther: Bool) {
    if undecidedAnswers.removeFirst() != isOther { replay(choices) }
  }

  /// Continues with one of the ways in which the last event can have happened.
  func take(_ variant: Variant) {
    engine.restore(variant.moment.snapshot)
    recorder.restore(from: variant.moment.numbers, at: 0)
    times?.state = variant.times
    variants = []
  }
}
