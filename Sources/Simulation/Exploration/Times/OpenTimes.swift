/// The times of a timed order, as far as its events determine them.
///
/// An answer may come at any time that its latency allows. The knowledge about times is a system of bounds on their
/// differences, to which each event adds: it comes after the event before it, within its own latency, and before the
/// latest time of any event that could come instead. A machine that compares two instants asks for an answer. Where the
/// bounds allow both answers, the first is the one at the earliest times, and the search returns for the other.
final class OpenTimes {

  /// The knowledge about times at a moment.
  struct State: Sendable {
    var bounds = TimeBounds()
    /// The time that the clock showed at each event, by its number; the start is 0.
    fileprivate(set) var shown: [Int64] = [0]
    /// All requirements on times, if they are stored to find the times of a whole run.
    fileprivate(set) var requirements: [Requirement] = []
  }

  /// The requirement that an event is later than another one by no more than a limit.
  struct Requirement: Sendable {
    let first: Int32
    let second: Int32
    let limit: Int64
  }

  /// An answer to a comparison for which the bounds allowed both answers.
  struct Answer {
    /// The knowledge before the answer.
    let before: State
    let value: Bool
    /// Whether it is not the answer at the earliest times.
    let isOther: Bool
    /// The later of the two events whose times were compared.
    let event: Int32
    /// Whether the two answers lead to different orders even if everything else is equal.
    let alwaysMatters: Bool
  }

  var state = State()
  private let keepsRequirements: Bool
  /// The answers to the comparisons of the present event.
  private(set) var answers: [Answer] = []
  private var script: [Bool] = []
  /// Whether each of the next comparisons behind the script gets the answer that is not the one at the earliest times.
  private var takesOther: ArraySlice<Bool> = []
  /// The times that the clock shows at the first events; those behind them are shown at their earliest times so far.
  private let showing: [Int64]
  /// Whether an instant was compared about which nothing is known any more, or an open time was requested as a number.
  private(set) var isImprecise = false
  /// The events that a state refers to; nil while none are collected.
  private var collected: Set<Int32>?
  /// The rank that represents each event in a state; nil to use its number.
  private var ranks: [Int32: Int]?

  /// - Parameters:
  ///   - keepsRequirements: Whether the times of whole runs will be determined.
  ///   - showing: The times that the clock shows, as `earliestTimes` of an earlier run with the same decisions.
  init(keepsRequirements: Bool, showing: [Int64] = []) {
    self.keepsRequirements = keepsRequirements
    self.showing = showing
  }

  func reset() {
    state = State()
    answers = []
  }

  // MARK: Events

  /// Returns whether an event can come next.
  ///
  /// - Parameter deadlines: The latest times of the events that could come next.
  func allows(
    _ candidate: EventQueue.Candidate, before deadlines: [VirtualInstant], in world: borrowing World,
    end: VirtualInstant?
  ) -> Bool {
    state.bounds.allows(limits(candidate, deadlines, in: world, end).limits)
  }

  /// Returns whether a run can end although further events could come.
  func allowsEnd(_ end: VirtualInstant, before deadlines: [VirtualInstant]) -> Bool {
    // Each is an upper bound on the time of the end, so all are possible together if each is.
    deadlines.allSatisfy {
      state.bounds.allows(end.origin, after: $0.origin, atMost: distance(from: end, to: $0) - 1)
    }
  }

  /// Returns the earliest time of an instant.
  func earliest(_ instant: VirtualInstant) -> Int64 { state.bounds.earliest(instant.origin) + offset(instant) }

  /// Determines whether an event can come next, and adds what follows for times.
  ///
  /// - Parameter deadlines: The latest times of the events that could come next.
  /// - Returns: False if there are no such times, so the event cannot come next.
  func require(
    _ candidate: EventQueue.Candidate, before deadlines: [VirtualInstant], in world: borrowing World,
    end: VirtualInstant?
  ) -> Bool {
    add(limits(candidate, deadlines, in: world, end))
  }

  /// Determines whether a run can end although further events could come, and adds what follows for times.
  func requireEnd(_ end: VirtualInstant, before deadlines: [VirtualInstant]) -> Bool {
    deadlines.allSatisfy {
      require(end.origin, after: $0.origin, atMost: distance(from: end, to: $0) - 1)
    }
  }

  /// Requires that the event of a run's end happens at the present time.
  func require(now: VirtualInstant) -> Bool {
    var limits = NextEvent(event: Int32(state.shown.count))
    require(now, noLaterThanNext: &limits)
    requireNext(&limits, noLaterThan: now)
    return add(limits)
  }

  /// Begins the event that `require` has found to be possible.
  ///
  /// - Parameters:
  ///   - script: The answers to its first comparisons.
  ///   - takesOther: Whether each of those behind them gets the answer that is not the one at the earliest times.
  /// - Returns: The new present time.
  func begin(_ script: [Bool], takingOther takesOther: [Bool] = []) -> VirtualInstant {
    ask(script, takingOther: takesOther)
    let event = Int32(state.shown.count)
    let earliest = state.bounds.earliest(event)
    var now = VirtualInstant(
      microseconds: max(earliest, showing.indices.contains(Int(event)) ? showing[Int(event)] : 0))
    now.origin = event
    state.shown.append(now.microseconds)
    return now
  }

  /// Begins comparisons, of the present event or of a test that looks at the run.
  func ask(_ script: [Bool] = [], takingOther takesOther: [Bool]) {
    answers = []
    self.script = script
    self.takesOther = takesOther[...]
  }

  /// Adds requirements that were found before, in the same run.
  func add(_ known: ArraySlice<Requirement>) {
    for requirement in known { _ = require(requirement.first, after: requirement.second, atMost: requirement.limit) }
  }

  /// Decides which of the events that could come next are overdue, because these have to come at once.
  ///
  /// - Parameter deadlines: Their latest times.
  func askWhatIsOverdue(_ deadlines: [VirtualInstant], now: VirtualInstant) {
    for latest in deadlines where latest.origin != now.origin {
      _ = isLess(from: now, to: latest, than: 0, alwaysMatters: true)
    }
  }

  /// Returns whether an instant is certainly before another one; open cases have already been decided.
  private func isPast(_ instant: VirtualInstant, _ now: VirtualInstant, _ next: NextEvent) -> Bool {
    !state.bounds.allows(
      now.origin, after: instant.origin, atMost: distance(from: now, to: instant), with: next.limits)
  }

  // MARK: Comparisons

  func isLess(from start: VirtualInstant, to end: VirtualInstant, than limit: Int64) -> Bool {
    isLess(from: start, to: end, than: limit, alwaysMatters: false)
  }

  /// Records that the time between two instants is taken from the clock.
  func noteDuration(from start: VirtualInstant, to end: VirtualInstant) {
    guard state.bounds.place(of: start.origin) != nil, state.bounds.place(of: end.origin) != nil else {
      isImprecise = true
      return
    }
    let shown = end.microseconds - start.microseconds - distance(from: start, to: end)
    let canBeLess = state.bounds.allows(end.origin, after: start.origin, atMost: shown - 1)
    let canBeMore = state.bounds.allows(start.origin, after: end.origin, atMost: -shown - 1)
    if canBeLess || canBeMore { isImprecise = true }
  }

  private func isLess(
    from start: VirtualInstant, to end: VirtualInstant, than limit: Int64, alwaysMatters: Bool
  ) -> Bool {
    guard state.bounds.place(of: start.origin) != nil, state.bounds.place(of: end.origin) != nil else {
      isImprecise = true
      return end.microseconds - start.microseconds < limit
    }
    let most = limit - 1 - offset(end) + offset(start)
    let canBeLess = state.bounds.allows(end.origin, after: start.origin, atMost: most)
    let canBeMore = state.bounds.allows(start.origin, after: end.origin, atMost: -most - 1)
    guard canBeLess, canBeMore else { return canBeLess }
    let atEarliest = state.bounds.earliest(end.origin) - state.bounds.earliest(start.origin) <= most
    let value =
      answers.count < script.count ? script[answers.count] : atEarliest != (takesOther.popFirst() ?? false)
    answers.append(
      Answer(
        before: state, value: value, isOther: value != atEarliest, event: max(start.origin, end.origin),
        alwaysMatters: alwaysMatters))
    _ =
      value
      ? require(end.origin, after: start.origin, atMost: most)
      : require(start.origin, after: end.origin, atMost: -most - 1)
    return value
  }

  /// Returns the distance of an instant from the event from which it is reckoned.
  private func offset(_ instant: VirtualInstant) -> Int64 {
    instant.microseconds - state.shown[Int(instant.origin)]
  }

  /// Returns how much larger the second instant's distance from its event is than the first one's.
  private func distance(from start: VirtualInstant, to end: VirtualInstant) -> Int64 { offset(end) - offset(start) }

  // MARK: Requirements

  /// The requirements on the next event.
  private struct NextEvent {
    let event: Int32
    var limits = TimeBounds.Limits()
    /// The same requirements, if they are stored.
    var requirements: [Requirement] = []
  }

  private func limits(
    _ candidate: EventQueue.Candidate, _ deadlines: [VirtualInstant], in world: borrowing World, _ end: VirtualInstant?
  ) -> NextEvent {
    var next = NextEvent(event: Int32(state.shown.count))
    let now = world.now
    require(now, noLaterThanNext: &next)
    if case .optional = candidate.place {
      requireNext(&next, noLaterThan: now)
      return next
    }
    require(candidate.earliest, noLaterThanNext: &next)
    if let end { requireNext(&next, noLaterThan: end) }
    // Overdue events come at once.
    for latest in deadlines { requireNext(&next, noLaterThan: isPast(latest, now, next) ? now : latest) }
    return next
  }

  private func require(_ instant: VirtualInstant, noLaterThanNext next: inout NextEvent) {
    let limit = -offset(instant)
    if keepsRequirements {
      next.requirements.append(Requirement(first: instant.origin, second: next.event, limit: limit))
    }
    state.bounds.require(instant.origin, afterNextAtMost: limit, in: &next.limits)
  }

  private func requireNext(_ next: inout NextEvent, noLaterThan instant: VirtualInstant) {
    let limit = offset(instant)
    if keepsRequirements {
      next.requirements.append(Requirement(first: next.event, second: instant.origin, limit: limit))
    }
    state.bounds.requireNext(after: instant.origin, atMost: limit, in: &next.limits)
  }

  /// Adds the next event.
  ///
  /// - Returns: Whether there is a possible time for it.
  private func add(_ next: NextEvent) -> Bool {
    guard state.bounds.allows(next.limits) else { return false }
    state.requirements += next.requirements
    state.bounds.add(next.event, next.limits)
    return true
  }

  private func require(_ first: Int32, after second: Int32, atMost limit: Int64) -> Bool {
    if keepsRequirements { state.requirements.append(Requirement(first: first, second: second, limit: limit)) }
    return state.bounds.require(first, after: second, atMost: limit)
  }

  /// The earliest times that meet all requirements, by the number of the event; the start is 0.
  var earliestTimes: [Int64] {
    var times = [Int64](repeating: 0, count: state.shown.count)
    // Each round fixes at least one more event, so there are at most as many rounds as events.
    for _ in times {
      var hasChanged = false
      for requirement in state.requirements {
        let least = times[Int(requirement.first)] - requirement.limit
        if times[Int(requirement.second)] < least {
          times[Int(requirement.second)] = least
          hasChanged = true
        }
      }
      if !hasChanged { break }
    }
    return times
  }

  // MARK: States

  func instant(of event: Int32) -> VirtualInstant {
    var instant = VirtualInstant(microseconds: state.shown[Int(event)])
    instant.origin = event
    return instant
  }

  func hash(_ instant: VirtualInstant, into hasher: inout Hasher) {
    collected?.insert(instant.origin)
    hasher.combine(ranks?[instant.origin] ?? Int(instant.origin))
    hasher.combine(offset(instant))
  }

  /// Hashes a state of a run, in which events represent their times, and the knowledge about the times to which it
  /// refers.
  ///
  /// - Parameters:
  ///   - withStart: Whether the time since the start matters.
  ///   - body: Hashes the state; called twice.
  func hash(into hasher: inout Hasher, withStart: Bool, _ body: (inout Hasher) -> Void) {
    var unused = Hasher()
    collected = []
    body(&unused)
    let live = collected ?? []
    collected = nil
    state.bounds.keep { live.contains($0) }
    ranks = Dictionary(uniqueKeysWithValues: state.bounds.events.enumerated().map { ($0.element, $0.offset) })
    body(&hasher)
    ranks = nil
    state.bounds.hash(into: &hasher, withStart: withStart)
  }
}

extension EventQueue {
  /// Returns the latest time of an event; nil for an optional one.
  private func latestTime(of candidate: Candidate) -> VirtualInstant? {
    if case .optional = candidate.place { return nil }
    return withEvent(at: candidate.place) { $0.latest }
  }

  /// Returns the latest times of events, without optional ones.
  func deadlines(of candidates: [Candidate]) -> [VirtualInstant] { candidates.compactMap { latestTime(of: $0) } }
}
