import DeepLinkSimulator

/// Determines for consecutive steps, in either direction, whether they caused an event that matches a pattern.
struct EventFinder {
  private let pattern: EventPattern
  /// The number of events counted from the start, and of matches among them.
  private var counted = (events: 0, matches: 0)

  init(_ pattern: String) {
    self.pattern = EventPattern(pattern)
  }

  /// Returns whether one of some consecutive events matches; with a number, the events before them are counted.
  mutating func isIn(_ events: ArraySlice<TraceEvent>, of all: [TraceEvent]) -> Bool {
    let found = matches(events)
    guard let ordinal = pattern.ordinal else { return found > 0 }
    guard found > 0 else { return false }
    if counted.events <= events.startIndex {
      counted.matches += matches(all[counted.events..<events.startIndex])
    } else {
      counted.matches -= matches(all[events.startIndex..<counted.events])
    }
    counted.events = events.startIndex
    return counted.matches < ordinal && ordinal <= counted.matches + found
  }

  private func matches(_ events: ArraySlice<TraceEvent>) -> Int { events.count(where: pattern.matchesLabel(of:)) }
}
