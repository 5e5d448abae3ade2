/// Follows an expectation as a number from event to event, so that a search can go back by putting the number back.
indirect enum MonitorCode: Sendable {
  case prohibition(ProhibitionMonitor)
  case obligation(ObligationMonitor)
  case event(EventCode)
  case sequence(SequenceCode)

  /// Stands for an event that happened where it must not: nothing makes it good.
  private static let violated = UInt64.max

  /// Nil if a pattern means the second or third event of a kind: that takes more than one number.
  init?(_ prohibition: Prohibition) {
    guard !([prohibition.pattern] + prohibition.conditionPatterns).hasNumbers else { return nil }
    self = .prohibition(ProhibitionMonitor(prohibition))
  }

  /// Nil if a pattern means the second or third event of a kind.
  init?(_ obligation: Obligation) {
    guard !([obligation.trigger] + obligation.responses + obligation.releases).hasNumbers else { return nil }
    self = .obligation(ObligationMonitor(obligation))
  }

  /// The number after an event.
  func code(after code: UInt64, _ event: TraceEvent) -> UInt64 {
    switch self {
    case .event(let expected): return expected.code(after: code, event)
    case .sequence(let sequence): return sequence.code(after: code, event)
    case .prohibition, .obligation: return monitorCode(after: code, event)
    }
  }

  /// Whether it depends on the time between events.
  var seesIntervals: Bool { if case .obligation(let monitor) = self { monitor.hasLimit } else { false } }

  /// The instant for which a number stands, where times are open.
  func instant(_ code: UInt64) -> VirtualInstant? {
    if case .obligation(let monitor) = self { monitor.openSince(code) } else { nil }
  }

  private func monitorCode(after code: UInt64, _ event: TraceEvent) -> UInt64 {
    guard code != Self.violated else { return code }
    var numbers = EventNumbers()
    switch self {
    case .prohibition(let start):
      var monitor = start.at(code)
      return monitor.see(event, &numbers) ? Self.violated : monitor.code
    case .obligation(let start):
      var monitor = start.at(code)
      _ = monitor.see(event, &numbers)
      return monitor.code
    case .event, .sequence: return code
    }
  }
}

extension [Located<String>] {
  /// Whether one of these patterns means only one of the events of a kind.
  fileprivate var hasNumbers: Bool { contains { EventPattern($0.value).ordinal != nil } }
}
