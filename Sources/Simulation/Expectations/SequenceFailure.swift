/// A description of where a run departs from an expected sequence of events, once the monitor has found that it does.
struct SequenceFailure {
  private let kind: SequenceMonitor.Kind
  private let patterns: [EventPattern]
  /// The events that count for the sequence.
  private let events: [TraceEvent]
  /// The index of the event that a pattern with a number matches; nil for a pattern without one.
  private let meant: [Int?]

  /// Creates the description of a monitor's failure in a run.
  init(_ monitor: SequenceMonitor, in events: [TraceEvent]) {
    let events = events.filter(monitor.kind.sees)
    kind = monitor.kind
    patterns = monitor.patterns
    self.events = events
    meant = patterns.map { pattern in pattern.ordinal.map { _ in pattern.matches(in: events).first?.index ?? 0 } }
  }

  /// The actual events, to be compared with the patterns.
  private var actual: [TraceEvent] {
    switch kind {
    case .order: picture
    case .consecutive: longestBeginning
    case .exactly: events
    }
  }

  /// The index of the last of the actual events, from 1; 0 if there is none.
  var lastIndex: Int { actual.last?.index ?? 0 }

  /// As many events as there are patterns, beginning where the longest part of the sequence begins.
  private var longestBeginning: [TraceEvent] {
    var best: (length: Int, actual: ArraySlice<TraceEvent>) = (0, [])
    for start in events.indices {
      let length = matchingLength(of: events[start...])
      if length > best.length { best = (length, events[start...].prefix(patterns.count)) }
    }
    return Array(best.actual)
  }

  /// An event for each pattern, as far as there are any, in the order in which they happened.
  ///
  /// An event is taken at its place in the sequence, or else from before it, to show where it is instead. That helps
  /// only as long as each event of the sequence is somewhere: once one is missing, it is the difference.
  private var picture: [TraceEvent] {
    var taken: Set<Int> = []
    var position = 0
    var isAnyMissing = false
    for pattern in patterns.indices {
      if let found = events[position...].firstIndex(where: { isMatch(pattern, $0) }) {
        taken.insert(found)
        position = found + 1
      } else if !isAnyMissing,
        let earlier = events[..<position].indices.last(where: { !taken.contains($0) && isMatch(pattern, events[$0]) })
      {
        taken.insert(earlier)
      } else {
        isAnyMissing = true
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

  /// Returns the failure of an expectation at a location.
  func failure(at location: SourceLocation?) -> ExpectationFailure {
    let actual = actual
    let difference = matchingLength(of: actual[...])
    let expected = difference < patterns.count ? patterns[difference].text : nil
    let event = difference < actual.count ? actual[difference] : nil
    let explanation =
      switch (event, expected) {
      case (let event?, let expected?): "event \(event.index) is \(event.label(nextTo: patterns)), not \(expected)"
      case (let event?, nil): "event \(event.index) is \(event.label(nextTo: patterns)), where nothing was expected"
      case (nil, let expected?): "\(expected) did not come" + (difference == 0 ? "" : " after that")
      case (nil, nil): "no difference"
      }
    return ExpectationFailure(
      location: location, expected: Self.orNothing(patterns.map(\.text), atLeast: actual.count),
      actual: Self.orNothing(actual.map { $0.label(nextTo: patterns) }, atLeast: patterns.count),
      firstDifference: difference,
      explanation: explanation, event: event)
  }

  /// Returns the labels, and a placeholder for the next one if the other sequence is longer.
  private static func orNothing(_ labels: [String], atLeast count: Int) -> [String] {
    labels.count < count ? labels + ["(nothing)"] : labels
  }
}

extension TraceEvent {
  /// The event's label without a long argument: the content of a callback does not matter in a sequence.
  var shortLabel: String { occurrence.isCallback ? occurrence.name : label }

  /// Returns the event's label next to the patterns that were expected: with its argument if one of them names the
  /// event with another one.
  func label(nextTo patterns: [EventPattern]) -> String {
    let name = occurrence.name
    return patterns.contains { $0.words != name && $0.words.isAbout(name) } ? label : shortLabel
  }
}
