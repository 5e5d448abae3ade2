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
  /// Whether an instant was compared of which nothing is known any more.
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
  func allows(
    _ candidate: EventQueue.Candidate, among enabled: [EventQueue.Candidate], in world: borrowing World,
    end: VirtualInstant?
  ) -> Bool {
    let known = state
    defer { state = known }
    return require(candidate, among: enabled, in: world, end: end)
  }

  /// Whether a run can end although something could still come.
  func allowsEnd(_ end: VirtualInstant, before enabled: [EventQueue.Candidate], in world: borrowing World) -> Bool {
    let known = state
    defer { state = known }
    return requireEnd(end, before: enabled, in: world)
  }

  /// The earliest time of an instant.
  func earliest(_ instant: VirtualInstant) -> Int64 { state.bounds.earliest(instant.origin) + offset(instant) }

  /// Finds out whether an event can come next, and what that says of times.
  ///
  /// - Returns: False if there are no such times.
  func require(
    _ candidate: EventQueue.Candidate, among enabled: [EventQueue.Candidate], in world: borrowing World,
    end: VirtualInstant?
  ) -> Bool {
    let event = Int32(state.shown.count)
    state.bounds.add(event)
    guard require(world.now, noLaterThan: event, by: 0) else { return false }
    if case .optional = candidate.place { return require(event, noLaterThan: world.now, by: 0) }
    guard require(candidate.earliest, noLaterThan: event, by: 0) else { return false }
    if let end, !require(event, noLaterThan: end, by: 0) { return false }
    for other in enabled {
      guard let latest = world.queue.latestTime(of: other) else { continue }
      // What is overdue comes at once.
      let limit = isPast(latest, world.now) ? world.now : latest
      guard require(event, noLaterThan: limit, by: 0) else { return false }
    }
    return true
  }

  /// Finds out whether a run can end although something could still come.
  func requireEnd(_ end: VirtualInstant, before enabled: [EventQueue.Candidate], in world: borrowing World) -> Bool {
    for other in enabled {
      guard let latest = world.queue.latestTime(of: other) else { continue }
      guard require(end, noLaterThan: latest, by: 1) else { return false }
    }
    return true
  }

  /// The event of a run's end happens at the present time.
  func require(now: VirtualInstant) -> Bool {
    let event = Int32(state.shown.count)
    state.bounds.add(event)
    return require(now, noLaterThan: event, by: 0) && require(event, noLaterThan: now, by: 0)
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
  func askWhatIsOverdue(among enabled: [EventQueue.Candidate], in world: borrowing World) {
    for event in enabled {
      guard let latest = world.queue.latestTime(of: event), latest.origin != world.now.origin else { continue }
      _ = isLess(from: world.now, to: latest, than: 0, alwaysMatters: true)
    }
  }

  /// Whether an instant lies before another one for sure; the question has been asked where it was open.
  private func isPast(_ instant: VirtualInstant, _ now: VirtualInstant) -> Bool {
    let limit = distance(from: instant, to: now)
    return !state.bounds.allows(now.origin, after: instant.origin, atMost: limit)
  }

  // MARK: Comparisons

  func isLess(from start: VirtualInstant, to end: VirtualInstant, than limit: Int64) -> Bool {
    isLess(from: start, to: end, than: limit, alwaysMatters: false)
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

  private func distance(from start: VirtualInstant, to end: VirtualInstant) -> Int64 { offset(start) - offset(end) }

  // MARK: Requirements

  private func require(_ event: Int32, noLaterThan instant: VirtualInstant, by gap: Int64) -> Bool {
    require(event, after: instant.origin, atMost: offset(instant) - gap)
  }

  private func require(_ instant: VirtualInstant, noLaterThan event: Int32, by gap: Int64) -> Bool {
    require(instant.origin, after: event, atMost: -offset(instant) - gap)
  }

  private func require(_ first: VirtualInstant, noLaterThan second: VirtualInstant, by gap: Int64) -> Bool {
    require(first.origin, after: second.origin, atMost: offset(second) - offset(first) - gap)
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
  func latestTime(of candidate: Candidate) -> VirtualInstant? {
    if case .optional = candidate.place { return nil }
    return withEvent(at: candidate.place) { $0.latest }
  }
}
