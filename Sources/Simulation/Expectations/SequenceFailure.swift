/// Shows where a run leaves a sequence of events that was expected, once the monitor has found that it does.
struct SequenceFailure {
  private let kind: SequenceMonitor.Kind
  private let patterns: [EventPattern]
  /// The events that count for the sequence.
  private let events: [TraceEvent]
  /// The index of the one event that a pattern with a number means; nil for a pattern without one.
  private let meant: [Int?]

  /// Creates what shows the failure of a monitor in a run.
  init(_ monitor: SequenceMonitor, in events: [TraceEvent]) {
    let events = events.filter(monitor.kind.sees)
    kind = monitor.kind
    patterns = monitor.patterns
    self.events = events
    meant = patterns.map { pattern in pattern.ordinal.map { _ in pattern.matches(in: events).first?.index ?? 0 } }
  }

  /// What happened, to be held against the patterns.
  private var actual: [TraceEvent] {
    switch kind {
    case .order: picture
    case .consecutive: longestBeginning
    case .exactly: events
    }
  }

  /// As many events as there are patterns, from where the longest part of the sequence begins.
  private var longestBeginning: [TraceEvent] {
    var best: (length: Int, actual: ArraySlice<TraceEvent>) = (0, [])
    for start in events.indices {
      let length = matchingLength(of: events[start...])
      if length > best.length { best = (length, events[start...].prefix(patterns.count)) }
    }
    return Array(best.actual)
  }

  /// One event for each pattern as far as there are any, in the order in which they happened.
  ///
  /// An event is taken where the order asks for it, or else, to show where it is instead, before that.
  private var picture: [TraceEvent] {
    var taken: Set<Int> = []
    var position = 0
    for pattern in patterns.indices {
      if let found = events[position...].firstIndex(where: { isMatch(pattern, $0) }) {
        taken.insert(found)
        position = found + 1
      } else if let earlier = events[..<position].indices.last(where: {
        !taken.contains($0) && isMatch(pattern, events[$0])
      }) {
        taken.insert(earlier)
      }
    }
    return taken.sorted().map { events[$0] }
  }

  private func isMatch(_ pattern: Int, _ event: TraceEvent) -> Bool {
    guard let index = meant[pattern] else { return patterns[pattern].matchesLabel(of: event) }
    return event.index == index
  }

  private func matchingLength(of slice: ArraySlice<TraceEvent>) -> Int {
    zip(patterns.indices, slice).prefix { isMatch($0, $1) }.count
  }

  // MARK: Wording

  /// Returns the failure of an expectation that stands at a place.
  func failure(at location: SourceLocation?) -> ExpectationFailure {
    let actual = actual
    let difference = matchingLength(of: actual[...])
    let expected = difference < patterns.count ? patterns[difference].text : nil
    let event = difference < actual.count ? actual[difference] : nil
    let explanation =
      switch (event, expected) {
      case (let event?, let expected?): "event \(event.index) is \(event.shortLabel), not \(expected)"
      case (let event?, nil): "event \(event.index) is \(event.shortLabel), where nothing was expected"
      case (nil, let expected?): "\(expected) did not come" + (difference == 0 ? "" : " after that")
      case (nil, nil): "no difference"
      }
    return ExpectationFailure(
      location: location, expected: Self.orNothing(patterns.map(\.text), atLeast: actual.count),
      actual: Self.orNothing(actual.map(\.shortLabel), atLeast: patterns.count), firstDifference: difference,
      explanation: explanation, event: event)
  }

  /// The labels, and a word in the place of the next one if the other sequence has more.
  private static func orNothing(_ labels: [String], atLeast count: Int) -> [String] {
    labels.count < count ? labels + ["(nothing)"] : labels
  }
}

extension TraceEvent {
  /// The event without a long argument: what a callback carries is not part of its place in an order.
  var shortLabel: String { occurrence.isCallback ? occurrence.name : label }
}
