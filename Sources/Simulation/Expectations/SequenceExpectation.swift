/// An expectation about several events and the order in which they come.
struct SequenceExpectation {
  let patterns: [EventPattern]
  let location: SourceLocation?

  /// The events come in this order, with any others between them.
  func checkOrder(in events: [TraceEvent]) -> [ExpectationFailure] {
    var position = 0
    for pattern in patterns {
      guard let found = next(pattern, in: events, from: position) else {
        return [failure(actual: picture(of: events), in: events)]
      }
      position = found + 1
    }
    return []
  }

  /// The events come in this order, with no other callback or app event between them.
  ///
  /// - Parameter events: The callbacks and the app's own events.
  func checkConsecutive(in events: [TraceEvent]) -> [ExpectationFailure] {
    guard let first = patterns.first else { return [] }
    var best: (length: Int, actual: [TraceEvent]) = (0, [])
    for start in events.indices where isMatch(first, events[start], in: events) {
      let length = matchingLength(of: events[start...], in: events)
      if length == patterns.count { return [] }
      if length > best.length { best = (length, Array(events[start...].prefix(patterns.count))) }
    }
    return [failure(actual: best.actual, in: events)]
  }

  /// These events happen and no others.
  ///
  /// - Parameter events: All callbacks.
  func checkExactly(_ events: [TraceEvent]) -> [ExpectationFailure] {
    let length = matchingLength(of: events[...], in: events)
    guard length < patterns.count || length < events.count else { return [] }
    return [failure(actual: events, in: events)]
  }

  // MARK: Matching

  private func next(_ pattern: EventPattern, in events: [TraceEvent], from start: Int) -> Int? {
    guard start < events.count else { return nil }
    return events[start...].firstIndex { isMatch(pattern, $0, in: events) }
  }

  private func isMatch(_ pattern: EventPattern, _ event: TraceEvent, in events: [TraceEvent]) -> Bool {
    guard pattern.matchesLabel(of: event) else { return false }
    return pattern.ordinal == nil || pattern.matches(in: events).first?.index == event.index
  }

  private func matchingLength(of slice: ArraySlice<TraceEvent>, in events: [TraceEvent]) -> Int {
    zip(patterns, slice).prefix { isMatch($0, $1, in: events) }.count
  }

  /// One event for each pattern as far as there are any, in the order in which they happened.
  ///
  /// An event is taken where the order asks for it, or else, to show where it is instead, before that.
  private func picture(of events: [TraceEvent]) -> [TraceEvent] {
    var taken: Set<Int> = []
    var position = 0
    for pattern in patterns {
      if let found = next(pattern, in: events, from: position) {
        taken.insert(found)
        position = found + 1
      } else if let earlier = events[..<position].indices.last(where: {
        !taken.contains($0) && isMatch(pattern, events[$0], in: events)
      }) {
        taken.insert(earlier)
      }
    }
    return taken.sorted().map { events[$0] }
  }

  // MARK: Wording

  /// - Parameters:
  ///   - actual: What happened, to be held against the patterns.
  ///   - events: All events that patterns count.
  private func failure(actual: [TraceEvent], in events: [TraceEvent]) -> ExpectationFailure {
    let difference = matchingLength(of: actual[...], in: events)
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
