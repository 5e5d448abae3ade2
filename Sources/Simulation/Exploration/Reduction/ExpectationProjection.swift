/// The projection of a run to what an expectation sees: whether it holds depends only on this and on the final state.
///
/// Two orders with the same projections for all expectations have the same verdict, so only one of them is checked.
final class ExpectationProjection: Sendable {
  /// The events that are named.
  let patterns: [EventPattern]
  /// Whether it depends on the times of events since the start.
  let seesTime: Bool
  /// The number of words that represent what has been seen.
  let wordCount: Int
  /// The monitor of the events; nil if only callbacks that no expectation mentions matter.
  let monitor: ExpectationMonitor?
  /// What says that the expectation asked for nothing in any order; nil if it always asks for something.
  let idleness: String?

  /// Returns the projections of all expectations of a scenario that depend on its events.
  static func all(of scenario: Scenario) -> [ExpectationProjection] {
    var projections: [ExpectationProjection] = []
    var mentioned: [EventPattern] = []
    for expectation in scenario.expectations {
      guard let projection = ExpectationProjection(expectation.kind) else { continue }
      projections.append(projection)
      mentioned += expectation.kind.patterns.map { EventPattern($0) }
    }
    if scenario.isExhaustive { projections.append(ExpectationProjection(unmentionedBy: mentioned)) }
    return projections
  }

  /// Creates a projection; nil for an expectation that does not depend on events.
  private init?(_ kind: Expectation.Kind) {
    guard let monitor = ExpectationMonitor(kind) else { return nil }
    self.monitor = monitor
    idleness = kind.idleness
    wordCount = monitor.wordCount
    patterns = kind.patterns.map { EventPattern($0) }
    if case .event(let event) = monitor.kind {
      seesTime = event.expectation.after != nil || event.expectation.before != nil
    } else {
      seesTime = false
    }
  }

  private init(unmentionedBy patterns: [EventPattern]) {
    monitor = nil
    idleness = nil
    wordCount = 1
    self.patterns = patterns
    seesTime = false
  }

  /// Handles the next event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - numbers: The words of all expectations.
  ///   - position: The position of this expectation's first word.
  func see(_ event: TraceEvent, _ numbers: inout [UInt64], at position: Int) {
    guard let monitor else {
      let isUnmentioned = event.occurrence.isCallback && !patterns.contains { $0.matchesLabel(of: event) }
      if isUnmentioned { numbers[position] = 1 }
      return
    }
    guard wordCount > 1 else { return monitor.see(event, &numbers[position]) }
    let range = position..<position + wordCount
    var memory = WideMemory(numbers[range])
    monitor.see(event, &memory)
    for (index, word) in zip(range, memory.words(wordCount)) { numbers[index] = word }
  }

  /// Returns whether the expectation asks for something at the next event; see `ExpectationMonitor`.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - numbers: The words of all expectations.
  ///   - position: The position of this expectation's first word.
  func asks(at event: TraceEvent, _ numbers: [UInt64], at position: Int) -> Bool {
    guard let monitor else { return true }
    guard wordCount > 1 else { return monitor.asks(at: event, numbers[position]) }
    return monitor.asks(at: event, WideMemory(numbers[position..<position + wordCount]))
  }

  /// Hashes what has been seen.
  ///
  /// - Parameter numbers: The words of this expectation.
  func hash(_ numbers: ArraySlice<UInt64>, into hasher: inout Hasher) {
    // The first word contains an instant, which it names by an event.
    guard let monitor, monitor.seesIntervals, let first = numbers.first, let instant = monitor.instant(first) else {
      for number in numbers { hasher.combine(number) }
      return
    }
    hasher.combine(instant)
    for number in numbers.dropFirst() { hasher.combine(number) }
  }
}
