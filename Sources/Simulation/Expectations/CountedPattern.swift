/// A pattern that matches events as they happen, and counts them if it has a number.
struct CountedPattern: Sendable {
  let pattern: EventPattern
  /// The count, which stops after the numbered event; nil for a pattern without a number.
  private let count: MonitorField?

  init(_ pattern: String, _ fields: inout MonitorFields) {
    self.pattern = EventPattern(pattern)
    count = self.pattern.ordinal.map { fields.add(upTo: UInt64($0) + 1) }
  }

  /// Returns whether the pattern matches the next event. Call it once for each event, so that the count is right.
  func means<Memory: MonitorMemory>(_ event: TraceEvent, _ memory: inout Memory) -> Bool {
    guard pattern.matchesLabel(of: event) else { return false }
    guard let count, let ordinal = pattern.ordinal else { return true }
    let number = memory[count]
    guard number <= ordinal else { return false }
    memory[count] = number + 1
    return number + 1 == ordinal
  }

  /// Returns whether the pattern matches the event for which `means` was called last.
  func isCurrent<Memory: MonitorMemory>(_ event: TraceEvent, _ memory: Memory) -> Bool {
    guard pattern.matchesLabel(of: event) else { return false }
    guard let count, let ordinal = pattern.ordinal else { return true }
    return memory[count] == ordinal
  }

  /// Returns whether the numbered event has happened.
  func hasPassed<Memory: MonitorMemory>(_ memory: Memory) -> Bool {
    guard let count, let ordinal = pattern.ordinal else { return false }
    return memory[count] >= ordinal
  }

  /// Resets the count, which does not matter any more.
  func forget<Memory: MonitorMemory>(_ memory: inout Memory) {
    if let count { memory[count] = 0 }
  }
}

extension Sequence<CountedPattern> {
  /// Returns whether one of the patterns matches the next event; each of them counts it.
  func mean<Memory: MonitorMemory>(_ event: TraceEvent, _ memory: inout Memory) -> Bool {
    reduce(false) { $1.means(event, &memory) || $0 }
  }
}
