import DeepLinkSimulator

/// Says of one step after the other, in either direction, whether it brought an event that a pattern means.
struct EventFinder {
  private let kind: EventPattern
  /// Which of the events is meant, from 1; nil for all.
  private let ordinal: Int?
  /// How many of the first events are counted, and how many of these are of the kind.
  private var counted = (events: 0, matches: 0)

  init(_ pattern: String) {
    if let hash = pattern.lastIndex(of: "#"), let number = Int(pattern[pattern.index(after: hash)...]), number > 0 {
      kind = EventPattern(String(pattern[..<hash]))
      ordinal = number
    } else {
      kind = EventPattern(pattern)
      ordinal = nil
    }
  }

  /// Whether one of some events in a row is meant; the events before them count if the pattern has a number.
  mutating func isIn(_ events: ArraySlice<TraceEvent>, of all: [TraceEvent]) -> Bool {
    let found = matches(events)
    guard let ordinal else { return found > 0 }
    guard found > 0 else { return false }
    if counted.events <= events.startIndex {
      counted.matches += matches(all[counted.events..<events.startIndex])
    } else {
      counted.matches -= matches(all[events.startIndex..<counted.events])
    }
    counted.events = events.startIndex
    return counted.matches < ordinal && ordinal <= counted.matches + found
  }

  private func matches(_ events: ArraySlice<TraceEvent>) -> Int { kind.matches(in: Array(events)).count }
}
