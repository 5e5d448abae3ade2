/// The times of a timed order, as far as its events fix them.
///
/// An answer may come at any time that its latency allows. What is known is a system of bounds on the differences of
/// times, to which each event adds: it comes after the one before it, within its own latency, and before anything that
/// could come in its place has to. A machine that compares two instants asks for an answer; where the bounds allow
/// both, the first is that at the earliest times, and the search comes back for the other.
final class OpenTimes {

  /// What is known at a moment.
  struct State: Sendable {
    var bounds = TimeBounds()
    /// The time that the clock showed at each event, by its number; the start is 0.
    fileprivate(set) var shown: [Int64] = [0]
    /// All that was required of times, where that is kept, to find times for a whole run.
    fileprivate(set) var requirements: [Requirement] = []
  }

  /// One event is later than another one by no more than a limit.
  struct Requirement: Sendable {
    let first: Int32
    let second: Int32
    let limit: Int64
  }

  /// An answer to a comparison of which the bounds allowed both answers.
  struct Answer {
    /// What was known before.
    let before: State
    let value: Bool
    /// Whether the two answers lead to different orders, even if all else is alike.
    let alwaysMatters: Bool
  }

  var state = State()
  private let keepsRequirements: Bool
  /// The answers to the comparisons of the present event.
  private(set) var answers: [Answer] = []
  private var script: [Bool] = []
  /// Whether an instant was compared of which nothing is known any more, or a time was asked for that is not fixed.
  private(set) var isImprecise = false
  /// The events that a state refers to; nil while none are collected.
  private var collected: Set<Int32>?
  /// What stands for each event in a state; nil for its number.
  private var ranks: [Int32: Int]?

  init(keepsRequirements: Bool) {
    self.keepsRequirements = keepsRequirements
  }

  func reset() {
    state = State()
    answers = []
  }

  // MARK: Events

  /// Whether an event can come next.
  ///
  /// - Parameter deadlines: The times by which the events that could come next have to.
  func allows(
    _ candidate: EventQueue.Candidate, before deadlines: [VirtualInstant], in world: borrowing World,
    end: VirtualInstant?
  ) -> Bool {
    state.bounds.allows(limits(candidate, deadlines, in: world, end).limits)
  }

  /// Whether a run can end although something could still come.
  func allowsEnd(_ end: VirtualInstant, before deadlines: [VirtualInstant]) -> Bool {
    // Each of these says by when the end comes, so that they are possible together if each of them is.
    deadlines.allSatisfy {
      state.bounds.allows(end.origin, after: $0.origin, atMost: distance(from: end, to: $0) - 1)
    }
  }

  /// The earliest time of an instant.
  func earliest(_ instant: VirtualInstant) -> Int64 { state.bounds.earliest(instant.origin) + offset(instant) }

  /// Finds out whether an event can come next, and what that says of times.
  ///
  /// - Parameter deadlines: The times by which the events that could come next have to.
  /// - Returns: False if there are no such times.
  func require(
    _ candidate: EventQueue.Candidate, before deadlines: [VirtualInstant], in world: borrowing World,
    end: VirtualInstant?
  ) -> Bool {
    add(limits(candidate, deadlines, in: world, end))
  }

  /// Finds out whether a run can end although something could still come.
  func requireEnd(_ end: VirtualInstant, before deadlines: [VirtualInstant]) -> Bool {
    deadlines.allSatisfy {
      require(end.origin, after: $0.origin, atMost: distance(from: end, to: $0) - 1)
    }
  }

  /// The event of a run's end happens at the present time.
  func require(now: VirtualInstant) -> Bool {
    var limits = NextEvent(event: Int32(state.shown.count))
    require(now, noLaterThanNext: &limits)
    requireNext(&limits, noLaterThan: now)
    return add(limits)
  }

  /// The event that `require` has found to be possible happens.
  ///
  /// - Parameter script: The answers to its first comparisons.
  /// - Returns: The present from now on.
  func begin(_ script: [Bool]) -> VirtualInstant {
    answers = []
    self.script = script
    let event = Int32(state.shown.count)
    var now = VirtualInstant(microseconds: state.bounds.earliest(event))
    now.origin = event
    state.shown.append(now.microseconds)
    return now
  }

  /// Asks of events that could come next whether they are overdue, as they have to come at once then.
  ///
  /// - Parameter deadlines: The times by which they have to come.
  func askWhatIsOverdue(_ deadlines: [VirtualInstant], now: VirtualInstant) {
    for latest in deadlines where latest.origin != now.origin {
      _ = isLess(from: now, to: latest, than: 0, alwaysMatters: true)
    }
  }

  /// Whether an instant lies before another one for sure; the question has been asked where it was open.
  private func isPast(_ instant: VirtualInstant, _ now: VirtualInstant, _ next: NextEvent) -> Bool {
    !state.bounds.allows(
      now.origin, after: instant.origin, atMost: distance(from: now, to: instant), with: next.limits)
  }

  // MARK: Comparisons

  func isLess(from start: VirtualInstant, to end: VirtualInstant, than limit: Int64) -> Bool {
    isLess(from: start, to: end, than: limit, alwaysMatters: false)
  }

  /// The time from an instant to another one is taken for what the clock shows.
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
    let value = answers.count < script.count ? script[answers.count] : atEarliest
    answers.append(Answer(before: state, value: value, alwaysMatters: alwaysMatters))
    _ =
      value
      ? require(end.origin, after: start.origin, atMost: most)
      : require(start.origin, after: end.origin, atMost: -most - 1)
    return value
  }

  /// How far an instant lies behind the event from which it is reckoned.
  private func offset(_ instant: VirtualInstant) -> Int64 {
    instant.microseconds - state.shown[Int(instant.origin)]
  }

  /// How much further one instant lies behind its event than another one behind its own.
  private func distance(from start: VirtualInstant, to end: VirtualInstant) -> Int64 { offset(end) - offset(start) }

  // MARK: Requirements

  /// What is required of the event that comes next.
  private struct NextEvent {
    let event: Int32
    var limits = TimeBounds.Limits()
    /// The same, where it is kept.
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
    // What is overdue comes at once.
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

  /// Adds the event that comes next.
  ///
  /// - Returns: Whether there is a time for it.
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

  /// The earliest times at which all that was required holds, by the number of the event; the start is 0.
  var earliestTimes: [Int64] {
    var times = [Int64](repeating: 0, count: state.shown.count)
    // Each round fixes at least one more event, so that there are no more rounds than events.
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

  /// Adds a state of a run, in which events stand for their times, and what is known of the times to which it refers.
  ///
  /// - Parameters:
  ///   - withStart: Whether the time since the start makes a difference.
  ///   - body: Adds the state; it is called twice.
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
  /// The time by which an event has to come; nil for one that nobody waits for.
  private func latestTime(of candidate: Candidate) -> VirtualInstant? {
    if case .optional = candidate.place { return nil }
    return withEvent(at: candidate.place) { $0.latest }
  }

  /// The times by which events have to come, but for those that nobody waits for.
  func deadlines(of candidates: [Candidate]) -> [VirtualInstant] { candidates.compactMap { latestTime(of: $0) } }
}
