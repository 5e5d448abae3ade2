/// Says of events as they come whether they are those that a pattern means.
struct EventCounter: Sendable {
  let pattern: EventPattern

  init(_ pattern: Located<String>) {
    self.pattern = EventPattern(pattern.value)
  }

  /// Whether the pattern means the event that comes now.
  func means(_ event: TraceEvent, _ numbers: inout EventNumbers) -> Bool {
    guard pattern.matchesLabel(of: event) else { return false }
    guard let ordinal = pattern.ordinal else { return true }
    return numbers.number(of: event, among: pattern.words) == ordinal
  }
}

/// Counts events of some kinds while a run goes on, for patterns that mean the second or third one.
struct EventNumbers: Sendable {
  private var counts: [String: (number: Int, newest: Int)] = [:]

  init() {}

  /// The number of an event among those of a kind, from 1; an event may be asked about several times.
  mutating func number(of event: TraceEvent, among words: String) -> Int {
    let known = counts[words] ?? (0, 0)
    guard known.newest != event.index else { return known.number }
    counts[words] = (known.number + 1, event.index)
    return known.number + 1
  }
}
