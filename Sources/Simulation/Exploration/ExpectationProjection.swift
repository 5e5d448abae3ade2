/// What one expectation sees of a run: whether it holds depends on this, and on the final state, alone.
///
/// Two orders that look the same to every expectation have the same verdict, so that only one of them is checked.
final class ExpectationProjection: Sendable {
  /// The events that are named.
  let patterns: [EventPattern]
  /// Whether events count that no pattern means: callbacks, and the app's own events.
  private let seesAllCallbacks: Bool
  private let seesAppEvents: Bool
  private let seesPayload: Bool
  /// Whether it depends on when events come, counted from the start.
  let seesTime: Bool
  /// Whether only callbacks count that no pattern means.
  private let seesUnmentioned: Bool

  /// What stands for the events, if that is less than the events themselves.
  let monitor: ExpectationMonitor?

  /// Whether it only counts that something was seen.
  var isFlag: Bool { seesUnmentioned }

  /// The projections of all expectations of a scenario that depend on its events.
  static func all(of scenario: Scenario) -> [ExpectationProjection] {
    var projections: [ExpectationProjection] = []
    var mentioned: [EventPattern] = []
    for expectation in scenario.expectations {
      guard let projection = ExpectationProjection(expectation.kind) else { continue }
      projections.append(projection)
      mentioned += expectation.kind.patterns.map { EventPattern($0) }
    }
    if scenario.isExhaustive { projections.append(ExpectationProjection(unmentionedBy: mentioned)) }
    return projections
  }

  /// Nil for an expectation that does not depend on events.
  private init?(_ kind: Expectation.Kind) {
    guard let monitor = ExpectationMonitor(kind) else { return nil }
    self.monitor = monitor.fitsInWord ? monitor : nil
    patterns = kind.patterns.map { EventPattern($0) }
    var seesPayload = false
    var seesTime = false
    var sequence: SequenceMonitor.Kind?
    switch monitor.kind {
    case .event(let event):
      seesPayload = !event.expectation.payload.isEmpty || !event.expectation.without.isEmpty
      seesTime = event.expectation.after != nil || event.expectation.before != nil
    case .sequence(let monitor): sequence = monitor.kind
    // What is kept instead of a number has to say when events came.
    case .obligation(let obligation): seesTime = obligation.hasLimit && !monitor.fitsInWord
    case .prohibition: break
    }
    self.seesPayload = seesPayload
    self.seesTime = seesTime
    seesAllCallbacks = sequence == .consecutive || sequence == .exactly
    seesAppEvents = sequence == .consecutive
    seesUnmentioned = false
  }

  private init(unmentionedBy patterns: [EventPattern]) {
    monitor = nil
    self.patterns = patterns
    seesAllCallbacks = true
    seesAppEvents = false
    seesPayload = false
    seesTime = false
    seesUnmentioned = true
  }

  /// The number that follows the expectation, after an event; nil if none does.
  func code(after code: UInt64, _ event: TraceEvent) -> UInt64? {
    guard let monitor else { return nil }
    var memory = code
    monitor.see(event, &memory)
    return memory
  }

  /// What is seen of an event; 0 if nothing is.
  func view(of event: TraceEvent) -> UInt64 {
    if seesUnmentioned {
      guard event.occurrence.isCallback, !patterns.contains(where: { $0.matchesLabel(of: event) }) else { return 0 }
      return 1
    }
    var view: UInt64 = 0
    for (position, pattern) in patterns.enumerated() where pattern.matchesLabel(of: event) {
      view |= 2 << UInt64(position % 62)
    }
    if view == 0 {
      let isSeen = event.occurrence.isCallback && seesAllCallbacks || event.occurrence.isAppEvent && seesAppEvents
      return isSeen ? 1 : 0
    }
    // Whether it is a callback matters to a pattern that means steps of the same name, too.
    if event.occurrence.isCallback { view |= 1 << 63 }
    if seesPayload || seesTime {
      view ^= OrderRecorder.hash { hasher in
        if seesPayload, case .callback(let callback) = event.occurrence { hasher.combine(callback) }
        if seesTime { hasher.combine(event.time) }
      }
    }
    return view == 0 ? 1 : view
  }
}
