extension OrderWalk {
  /// A way in which an event can happen, by the answers to its comparisons of times.
  struct Variant {
    let snapshot: Engine.Snapshot
    let numbers: [UInt64]
    var times: OpenTimes.State
    let key: StateKey
  }

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
    plan.staysAtEarliestTimes || missesTimes || times?.isImprecise == true
      || times != nil && engine.runRecord.appReads != 0
  }

  /// Returns the events that may come next; none if the decision is about how the last one happened.
  func nextEvents(_ count: Int) -> [PendingEvent] {
    guard variants.isEmpty else { return [] }
    return engine.enabled[..<count].compactMap { engine.world.queue[$0.place] }
  }

  /// Performs an event in each way in which it can happen at its possible times.
  func perform(_ candidate: EventQueue.Candidate, _ times: OpenTimes) {
    engine.collectWaiting()
    let deadlines = engine.world.queue.deadlines(of: engine.enabled)
    let isPossible =
      if let end = engine.runEnd, engine.world.queue.isEndOfRun(candidate) {
        times.requireEnd(end, before: deadlines) && times.require(now: engine.world.now)
      } else {
        times.require(candidate, before: deadlines, in: engine.world, end: engine.runEnd)
      }
    assert(isPossible, "an event was offered that cannot come")
    let start = OpenEvent(
      candidate: candidate, snapshot: usesSnapshots ? engine.snapshot() : nil, numbers: recorder.numbers,
      times: times.state)
    perform(start, [], times)
    guard !times.answers.isEmpty else { return }
    guard start.snapshot != nil else {
      missesTimes = true
      return
    }
    let found = waysOn(from: start, behind: [], times)
    take(found[0])
    if found.count > 1 { variants = found }
  }

  /// The state before an event whose time is open.
  private struct OpenEvent {
    let candidate: EventQueue.Candidate
    let snapshot: Engine.Snapshot?
    let numbers: [UInt64]
    let times: OpenTimes.State
  }

  /// Performs an event with given answers to its comparisons of times, and what follows at once.
  private func perform(_ event: OpenEvent, _ script: [Bool], _ times: OpenTimes) {
    watch.current = times
    perform(event.candidate, at: times.begin(script))
    engine.submitNext()
    // Nothing comes after the last event that a run may have, so nothing is overdue there.
    guard !engine.isAtEventLimit else { return }
    engine.collectWaiting()
    times.askWhatIsOverdue(engine.world.queue.deadlines(of: engine.enabled), now: engine.world.now)
  }

  /// Returns the ways in which an event can happen, given the answers to its first comparisons.
  ///
  /// A comparison whose two answers lead to the same state does not matter, and leaves times as open as before.
  private func waysOn(from event: OpenEvent, behind script: [Bool], _ times: OpenTimes) -> [Variant] {
    guard let before = event.snapshot else { return [] }
    engine.restore(before)
    recorder.restore(from: event.numbers, at: 0)
    times.state = event.times
    perform(event, script, times)
    let answers = times.answers
    guard let snapshot = engine.snapshot() else { return [] }
    let key = StateKey { hashState(into: &$0, remaining: nil) }
    var ways = [Variant(snapshot: snapshot, numbers: recorder.numbers, times: times.state, key: key)]
    for index in stride(from: answers.count - 1, through: script.count, by: -1) {
      let answer = answers[index]
      let others = waysOn(from: event, behind: answers[..<index].map(\.value) + [!answer.value], times)
      if ways.count == 1, others.count == 1, ways[0].key == others[0].key, !answer.alwaysMatters {
        ways[0].times = answer.before
      } else {
        ways += others
      }
    }
    return ways
  }

  /// Continues with one of the ways in which the last event can have happened.
  func take(_ variant: Variant) {
    engine.restore(variant.snapshot)
    recorder.restore(from: variant.numbers, at: 0)
    times?.state = variant.times
    variants = []
  }
}
