/// Follows an expectation about several events in order as one number: how far it has come, and how often those were
/// there of which the second or third is meant.
struct SequenceCode: Sendable {
  /// What may come between the events.
  enum Kind: Sendable {
    /// Anything.
    case order
    /// No other callback or app event.
    case consecutive
    /// No other callback, nor before or after them.
    case exactly
  }

  /// Where a pattern with a number keeps its count.
  private struct Counter: Sendable {
    let position: Int
    let ordinal: UInt64
    let shift: UInt64
    let mask: UInt64
  }

  /// All that is expected has come, and nothing can change that.
  private static let done = UInt64.max
  /// What is expected cannot come any more.
  private static let lost = UInt64.max - 1
  /// The lower half of the number says how far it has come; the counts are above, but for the highest bits.
  private static let progressMask: UInt64 = 1 << 32 - 1
  private static let countBits: UInt64 = 28

  private let kind: Kind
  private let patterns: [EventPattern]
  private let counters: [Counter]

  /// Nil if the number would be too large.
  init?(_ patterns: [Located<String>], _ kind: Kind) {
    self.kind = kind
    self.patterns = patterns.map { EventPattern($0.value) }
    var counters: [Counter] = []
    var shift: UInt64 = 0
    for (position, pattern) in self.patterns.enumerated() {
      guard let ordinal = pattern.ordinal else { continue }
      guard ordinal < 1 << 16 else { return nil }
      // The count stops behind the event that is meant.
      let width = UInt64((ordinal + 1).bitWidth - (ordinal + 1).leadingZeroBitCount)
      counters.append(
        Counter(position: position, ordinal: UInt64(ordinal), shift: 32 + shift, mask: (1 << width) - 1))
      shift += width
    }
    guard shift <= Self.countBits, self.patterns.count < 32 else { return nil }
    self.counters = counters
  }

  /// The number after an event.
  func code(after code: UInt64, _ event: TraceEvent) -> UInt64 {
    guard code < Self.lost else { return code }
    switch kind {
    case .order: return order(code, event)
    case .exactly: return event.occurrence.isCallback ? exactly(code, event) : code
    case .consecutive:
      return event.occurrence.isCallback || event.occurrence.isAppEvent ? consecutive(code, event) : code
    }
  }

  // MARK: Kinds

  private func order(_ code: UInt64, _ event: TraceEvent) -> UInt64 {
    var code = counting(event, code)
    let index = Int(code & Self.progressMask)
    guard index < patterns.count else { return Self.done }
    if isMatch(index, event, code) {
      code = advanced(code)
      if index + 1 == patterns.count { return Self.done }
    }
    return hasMissed(code) ? Self.lost : code
  }

  private func exactly(_ code: UInt64, _ event: TraceEvent) -> UInt64 {
    let code = counting(event, code)
    let index = Int(code & Self.progressMask)
    guard index < patterns.count, isMatch(index, event, code) else { return Self.lost }
    let next = advanced(code)
    return hasMissed(next) ? Self.lost : next
  }

  /// The lower half has a bit for each part of the sequence that the last events are.
  private func consecutive(_ code: UInt64, _ event: TraceEvent) -> UInt64 {
    let code = counting(event, code)
    var progress: UInt64 = 0
    for index in patterns.indices where index == 0 || code & 1 << UInt64(index - 1) != 0 {
      guard isMatch(index, event, code) else { continue }
      if index + 1 == patterns.count { return Self.done }
      progress |= 1 << UInt64(index)
    }
    return code & ~Self.progressMask | progress
  }

  // MARK: Matching

  private func isMatch(_ index: Int, _ event: TraceEvent, _ code: UInt64) -> Bool {
    guard patterns[index].matchesLabel(of: event) else { return false }
    guard let counter = counters.first(where: { $0.position == index }) else { return true }
    return code >> counter.shift & counter.mask == counter.ordinal
  }

  /// Counts an event for each pattern that means one of several of its kind and is still to come.
  private func counting(_ event: TraceEvent, _ code: UInt64) -> UInt64 {
    var code = code
    for counter in counters {
      let count = code >> counter.shift & counter.mask
      guard count <= counter.ordinal, kind == .consecutive || counter.position >= Int(code & Self.progressMask),
        patterns[counter.position].matchesLabel(of: event)
      else { continue }
      code += 1 << counter.shift
    }
    return code
  }

  /// The number when the next event of the sequence has come; its count does not matter any more.
  private func advanced(_ code: UInt64) -> UInt64 {
    var code = code
    for counter in counters where counter.position == Int(code & Self.progressMask) {
      code &= ~(counter.mask << counter.shift)
    }
    return code + 1
  }

  /// Whether an event has gone by that was to come later.
  private func hasMissed(_ code: UInt64) -> Bool {
    counters.contains { counter in
      counter.position >= Int(code & Self.progressMask) && code >> counter.shift & counter.mask >= counter.ordinal
    }
  }
}
