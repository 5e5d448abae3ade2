/// A monitor of an expectation about the events of a run.
///
/// The verdict on a run, the search through its orders and the assertions of a test all use it: the meaning of an
/// expectation is defined here alone.
struct ExpectationMonitor: Sendable {
  /// The kinds of monitors; objects, so that using one copies no patterns.
  enum Kind: Sendable {
    case event(EventMonitor)
    case sequence(SequenceMonitor)
    case prohibition(ProhibitionMonitor)
    case obligation(ObligationMonitor)
  }

  let kind: Kind
  /// The number of machine words of its memory, which a search saves and restores.
  let wordCount: Int

  /// Creates a monitor; nil for an expectation that is not about events.
  init?(_ expectation: Expectation.Kind) {
    var fields = MonitorFields()
    switch expectation {
    case .event(let event): kind = .event(EventMonitor(event, &fields))
    case .never(let pattern): kind = .event(EventMonitor(never: pattern, &fields))
    case .sequence(let patterns): kind = .sequence(SequenceMonitor(patterns, .order, &fields))
    case .consecutive(let patterns): kind = .sequence(SequenceMonitor(patterns, .consecutive, &fields))
    case .exactly(let patterns): kind = .sequence(SequenceMonitor(patterns, .exactly, &fields))
    case .prohibition(let prohibition): kind = .prohibition(ProhibitionMonitor(prohibition, &fields))
    case .obligation(let obligation): kind = .obligation(ObligationMonitor(obligation, &fields))
    case .refuses, .finally: return nil
    }
    wordCount = fields.wordCount
  }

  /// Handles the next event.
  func see<Memory: MonitorMemory>(_ event: TraceEvent, _ memory: inout Memory) {
    switch kind {
    case .event(let monitor): monitor.see(event, &memory)
    case .sequence(let monitor): monitor.see(event, &memory)
    case .prohibition(let monitor): monitor.see(event, &memory)
    case .obligation(let monitor): monitor.see(event, &memory)
    }
  }

  /// Returns whether the events so far are as expected.
  func isMet<Memory: MonitorMemory>(_ memory: Memory) -> Bool {
    switch kind {
    case .event(let monitor): monitor.isMet(memory)
    case .sequence(let monitor): monitor.isMet(memory)
    case .prohibition(let monitor): monitor.isMet(memory)
    case .obligation(let monitor): monitor.isMet(memory)
    }
  }

  /// Returns whether a whole run is as expected.
  func isMet(by events: [TraceEvent]) -> Bool {
    wordCount == 1 ? isMet(by: events, UInt64()) : isMet(by: events, WideMemory())
  }

  private func isMet<Memory: MonitorMemory>(by events: [TraceEvent], _ start: Memory) -> Bool {
    var memory = start
    // By position, because iterating over an array would copy its elements.
    for position in events.indices { see(events[position], &memory) }
    return isMet(memory)
  }

  /// Returns whether the expectation asks for something from the next event on, or at it: false until the event comes
  /// to which it applies, or the facts hold under which it does.
  ///
  /// - Parameters:
  ///   - event: The next event.
  ///   - memory: The memory of the events before it.
  func asks<Memory: MonitorMemory>(at event: TraceEvent, _ memory: Memory) -> Bool {
    switch kind {
    case .event, .sequence: true
    case .prohibition(let monitor): monitor.isInForce(at: event, memory)
    case .obligation(let monitor): monitor.isTriggered(by: event, memory)
    }
  }

  /// Returns whether the expectation asks for something in a whole run.
  func asks(in events: [TraceEvent]) -> Bool {
    var memory = WideMemory()
    for event in events {
      if asks(at: event, memory) { return true }
      see(event, &memory)
    }
    return false
  }

  /// Whether it depends on the time between events.
  var seesIntervals: Bool { if case .obligation(let monitor) = kind { monitor.hasLimit } else { false } }

  /// Returns the instant that a memory contains, where times are open.
  func instant<Memory: MonitorMemory>(_ memory: Memory) -> VirtualInstant? {
    if case .obligation(let monitor) = kind { monitor.openSince(memory) } else { nil }
  }
}
