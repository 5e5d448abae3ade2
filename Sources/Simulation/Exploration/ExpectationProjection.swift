/// What one expectation sees of a run: whether it holds depends on this, and on the final state, alone.
///
/// Two orders that look the same to every expectation have the same verdict, so that only one of them is checked.
struct ExpectationProjection {
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
  private(set) var monitor: MonitorCode?

  /// Whether it only counts that something was seen.
  var isFlag: Bool { seesUnmentioned }

  /// The projections of all expectations of a scenario that depend on its events.
  static func all(of scenario: Scenario) -> [ExpectationProjection] {
    var projections: [ExpectationProjection] = []
    var mentioned: [EventPattern] = []
    for expectation in scenario.expectations {
      switch expectation.kind {
      case .event(let event):
        projections.append(
          ExpectationProjection(
            [event.pattern], seesPayload: !event.payload.isEmpty || !event.without.isEmpty,
            seesTime: event.after != nil || event.before != nil, EventCode(event).map(MonitorCode.event)))
      case .order(let patterns):
        projections.append(ExpectationProjection(patterns, SequenceCode(patterns, .order).map(MonitorCode.sequence)))
      case .consecutive(let patterns):
        let code = SequenceCode(patterns, .consecutive).map(MonitorCode.sequence)
        projections.append(ExpectationProjection(patterns, seesAllCallbacks: true, seesAppEvents: true, code))
      case .exactly(let patterns):
        let code = SequenceCode(patterns, .exactly).map(MonitorCode.sequence)
        projections.append(ExpectationProjection(patterns, seesAllCallbacks: true, code))
      case .never(let pattern):
        projections.append(ExpectationProjection([pattern], EventCode(never: pattern).map(MonitorCode.event)))
      case .prohibition(let prohibition): projections.append(ExpectationProjection(prohibition))
      case .obligation(let obligation): projections.append(ExpectationProjection(obligation))
      case .refuses, .finally: continue
      }
      mentioned += expectation.kind.patterns.map { EventPattern($0.value) }
    }
    if scenario.isExhaustive { projections.append(ExpectationProjection(unmentionedBy: mentioned)) }
    return projections
  }

  private init(
    _ patterns: [Located<String>], seesAllCallbacks: Bool = false, seesAppEvents: Bool = false,
    seesPayload: Bool = false, seesTime: Bool = false, _ monitor: MonitorCode? = nil
  ) {
    self.monitor = monitor
    self.patterns = patterns.map { EventPattern($0.value) }
    self.seesAllCallbacks = seesAllCallbacks
    self.seesAppEvents = seesAppEvents
    self.seesPayload = seesPayload
    self.seesTime = seesTime
    seesUnmentioned = false
  }

  private init(unmentionedBy patterns: [EventPattern]) {
    self.patterns = patterns
    seesAllCallbacks = true
    seesAppEvents = false
    seesPayload = false
    seesTime = false
    seesUnmentioned = true
  }

  private init(_ prohibition: Prohibition) {
    self.init([prohibition.pattern] + prohibition.conditionPatterns)
    monitor = MonitorCode(prohibition)
  }

  private init(_ obligation: Obligation) {
    self.init([obligation.trigger] + obligation.responses + obligation.releases)
    monitor = MonitorCode(obligation)
  }

  /// The projection that keeps all that was seen, for a verdict that is not the expectation's own.
  var whole: ExpectationProjection {
    var whole = self
    whole.monitor = nil
    return whole
  }

  /// The number that follows the expectation, after an event; nil if none does.
  func code(after code: UInt64, _ event: TraceEvent) -> UInt64? { monitor?.code(after: code, event) }

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
