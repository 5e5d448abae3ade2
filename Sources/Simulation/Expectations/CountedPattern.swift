/// A pattern that says of events as they come whether they are meant, and counts where only one of a kind is.
struct CountedPattern: Sendable {
  let pattern: EventPattern
  /// Where the count stands; it stops behind the event that is meant.
  private let count: MonitorField?

  init(_ pattern: String, _ fields: inout MonitorFields) {
    self.pattern = EventPattern(pattern)
    count = self.pattern.ordinal.map { fields.add(upTo: UInt64($0) + 1) }
  }

  /// Whether the event that comes now is meant; to be asked once about each event, so that the count is right.
  func means<Memory: MonitorMemory>(_ event: TraceEvent, _ memory: inout Memory) -> Bool {
    guard pattern.matchesLabel(of: event) else { return false }
    guard let count, let ordinal = pattern.ordinal else { return true }
    let number = memory[count]
    guard number <= ordinal else { return false }
    memory[count] = number + 1
    return number + 1 == ordinal
  }

  /// Whether the event that was asked about last is of the kind and the one that is meant.
  func isCurrent<Memory: MonitorMemory>(_ event: TraceEvent, _ memory: Memory) -> Bool {
    guard pattern.matchesLabel(of: event) else { return false }
    guard let count, let ordinal = pattern.ordinal else { return true }
    return memory[count] == ordinal
  }

  /// Whether the one event that is meant has gone by.
  func hasPassed<Memory: MonitorMemory>(_ memory: Memory) -> Bool {
    guard let count, let ordinal = pattern.ordinal else { return false }
    return memory[count] >= ordinal
  }

  /// Forgets the count, which does not matter any more.
  func forget<Memory: MonitorMemory>(_ memory: inout Memory) {
    if let count { memory[count] = 0 }
  }
}

extension Sequence<CountedPattern> {
  /// Whether one of some patterns means an event; each of them looks at it, so that none loses count.
  func mean<Memory: MonitorMemory>(_ event: TraceEvent, _ memory: inout Memory) -> Bool {
    reduce(false) { $1.means(event, &memory) || $0 }
  }
}
