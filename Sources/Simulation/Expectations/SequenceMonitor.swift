/// A monitor of an expectation about several events in order: its progress, and the counts of events with a number.
final class SequenceMonitor: Sendable {
  /// What may come between the events.
  enum Kind: Sendable {
    /// Anything.
    case order
    /// No other callback or app event.
    case consecutive
    /// No other callback, nor any before or after them.
    case exactly

    /// Returns whether an event matters for the sequence, expected or not.
    func sees(_ event: TraceEvent) -> Bool {
      switch self {
      case .order: true
      case .consecutive: event.occurrence.isCallback || event.occurrence.isAppEvent
      case .exactly: event.occurrence.isCallback
      }
    }
  }

  /// The outcome so far; only `open` can still change.
  private enum State: UInt64 {
    case open, done, lost
  }

  let kind: Kind
  let patterns: [EventPattern]
  private let counted: [CountedPattern]
  /// The positions of the patterns with a number.
  private let numbered: [Int]
  private let state: MonitorField
  /// The number of the events that have come in order; unused where they must be consecutive.
  private let progress: MonitorField
  /// For each prefix of the sequence, whether the last events match it; only where they must be consecutive.
  private let parts: [MonitorField]

  init(_ patterns: [String], _ kind: Kind, _ fields: inout MonitorFields) {
    self.kind = kind
    state = fields.add(upTo: State.lost.rawValue)
    progress = fields.add(upTo: kind == .consecutive ? 1 : UInt64(patterns.count))
    parts = kind == .consecutive ? patterns.dropLast().map { _ in fields.addFlag() } : []
    let counted = patterns.map { CountedPattern($0, &fields) }
    self.counted = counted
    self.patterns = counted.map(\.pattern)
    numbered = counted.indices.filter { counted[$0].pattern.ordinal != nil }
  }

  /// Handles the next event.
  func see<Memory: MonitorMemory>(_ event: TraceEvent, _ memory: inout Memory) {
    guard memory[state] == State.open.rawValue, kind.sees(event) else { return }
    switch kind {
    case .order: followOrder(event, &memory)
    case .consecutive: followConsecutive(event, &memory)
    case .exactly: followExactly(event, &memory)
    }
  }

  /// Returns whether the events so far are as expected.
  func isMet<Memory: MonitorMemory>(_ memory: Memory) -> Bool {
    switch kind {
    case .order, .consecutive: memory[state] == State.done.rawValue || patterns.isEmpty
    case .exactly: memory[state] == State.open.rawValue && memory[progress] == UInt64(patterns.count)
    }
  }

  // MARK: Kinds

  private func followOrder<Memory: MonitorMemory>(_ event: TraceEvent, _ memory: inout Memory) {
    let index = Int(memory[progress])
    guard index < counted.count else { return decide(.done, &memory) }
    guard advance(at: index, event, &memory) else { return decide(.lost, &memory) }
    if Int(memory[progress]) == counted.count { decide(.done, &memory) }
  }

  private func followExactly<Memory: MonitorMemory>(_ event: TraceEvent, _ memory: inout Memory) {
    let index = Int(memory[progress])
    guard index < counted.count, advance(at: index, event, &memory), Int(memory[progress]) == index + 1 else {
      return decide(.lost, &memory)
    }
  }

  /// Counts an event for the remaining patterns, and advances if it matches the next one.
  ///
  /// - Returns: Whether all remaining patterns can still match: none of their events has been missed.
  private func advance<Memory: MonitorMemory>(at index: Int, _ event: TraceEvent, _ memory: inout Memory) -> Bool {
    let isNext = counted[index].means(event, &memory)
    var hasMissed = false
    for later in numbered where later > index {
      _ = counted[later].means(event, &memory)
      if counted[later].hasPassed(memory) { hasMissed = true }
    }
    if isNext {
      counted[index].forget(&memory)
      memory[progress] = UInt64(index + 1)
    } else if counted[index].hasPassed(memory) {
      hasMissed = true
    }
    return !hasMissed
  }

  private func followConsecutive<Memory: MonitorMemory>(_ event: TraceEvent, _ memory: inout Memory) {
    for position in numbered { _ = counted[position].means(event, &memory) }
    // From the longest prefix down, so that each reads the flag of the shorter one before it changes.
    for index in counted.indices.reversed() {
      let isReached = (index == 0 || memory[parts[index - 1]] == 1) && counted[index].isCurrent(event, memory)
      if index < parts.count {
        memory[parts[index]] = isReached ? 1 : 0
      } else if isReached {
        return decide(.done, &memory)
      }
    }
  }

  /// Keeps only the outcome, so that states with the same outcome are equal.
  private func decide<Memory: MonitorMemory>(_ decision: State, _ memory: inout Memory) {
    memory = Memory()
    memory[state] = decision.rawValue
  }
}
