/// What one expectation sees of a run: whether it holds depends on this, and on the final state, alone.
///
/// Two orders that look the same to every expectation have the same verdict, so that only one of them is checked.
final class ExpectationProjection: Sendable {
  /// The events that are named.
  let patterns: [EventPattern]
  /// Whether it depends on when events come, counted from the start.
  let seesTime: Bool
  /// How many numbers stand for what has been seen.
  let wordCount: Int
  /// What follows the events; nil if only callbacks count that no expectation mentions.
  let monitor: ExpectationMonitor?

  /// The projections of all expectations of a scenario that depend on its events.
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

  /// Nil for an expectation that does not depend on events.
  private init?(_ kind: Expectation.Kind) {
    guard let monitor = ExpectationMonitor(kind) else { return nil }
    self.monitor = monitor
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
    wordCount = 1
    self.patterns = patterns
    seesTime = false
  }

  /// Looks at the next event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - numbers: What all expectations have seen.
  ///   - position: Where the numbers of this one begin.
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

  /// Adds what has been seen.
  ///
  /// - Parameter numbers: The numbers of this expectation.
  func hash(_ numbers: ArraySlice<UInt64>, into hasher: inout Hasher) {
    // An instant fills the first word, which names it by an event.
    guard let monitor, monitor.seesIntervals, let first = numbers.first, let instant = monitor.instant(first) else {
      for number in numbers { hasher.combine(number) }
      return
    }
    hasher.combine(instant)
    for number in numbers.dropFirst() { hasher.combine(number) }
  }
}
