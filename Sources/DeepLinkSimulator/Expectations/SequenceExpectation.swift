/// An expectation about several events and the order in which they come.
struct SequenceExpectation {
  let patterns: [EventPattern]
  let location: SourceLocation?

  /// The events come in this order, with any others between them.
  func checkOrder(in events: [TraceEvent]) -> [ExpectationFailure] {
    var position = 0
    for (index, pattern) in patterns.enumerated() {
      guard let found = next(pattern, in: events, from: position) else {
        let mentioned = events.filter { event in patterns.contains { isMatch($0, event, in: events) } }
        return [failure(at: index, actual: mentioned, in: events, isComplete: false)]
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
    var best: (length: Int, actual: [TraceEvent]) = (0, Array(events.prefix(patterns.count)))
    for start in events.indices where isMatch(first, events[start], in: events) {
      let length = matchingLength(of: events[start...], in: events)
      if length == patterns.count { return [] }
      if length > best.length { best = (length, Array(events[start...].prefix(max(patterns.count, length + 1)))) }
    }
    return [failure(at: best.length, actual: best.actual, in: events, isComplete: true)]
  }

  /// These events happen and no others.
  ///
  /// - Parameter events: All callbacks.
  func checkExactly(_ events: [TraceEvent]) -> [ExpectationFailure] {
    let length = matchingLength(of: events[...], in: events)
    guard length < patterns.count || length < events.count else { return [] }
    return [failure(at: length, actual: events, in: events, isComplete: true)]
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

  // MARK: Wording

  /// - Parameters:
  ///   - index: The position of the first pattern that was not met.
  ///   - actual: What happened.
  ///   - events: The events among which those with a number were counted.
  ///   - isComplete: Whether events that no pattern mentions count.
  private func failure(
    at index: Int, actual: [TraceEvent], in events: [TraceEvent], isComplete: Bool
  ) -> ExpectationFailure {
    let difference =
      isComplete ? index : zip(patterns, actual).prefix { isMatch($0, $1, in: events) }.count
    let labels = actual.map(\.shortLabel)
    let explanation: String
    if difference < actual.count {
      let event = actual[difference]
      let wanted = difference < patterns.count ? ", not \(patterns[difference].text)" : ", where nothing was expected"
      explanation =
        "\(difference + 1): event \(event.index) is \(event.shortLabel)\(wanted): \(ExpectationChecker.reason(event))"
    } else {
      explanation = "\(difference + 1): \(patterns[min(index, patterns.count - 1)].text) did not come"
    }
    return ExpectationFailure(
      location: location, expected: patterns.map(\.text),
      actual: labels + Array(repeating: "(nothing)", count: max(0, min(1, patterns.count - labels.count))),
      firstDifference: difference, explanation: explanation)
  }
}

extension TraceEvent {
  /// The event without a long argument: what a callback carries is not part of its place in an order.
  var shortLabel: String { occurrence.isCallback ? occurrence.name : label }

  /// Whether the event can change a part of the final state.
  func explains(_ key: String) -> Bool {
    switch (key, occurrence) {
    case ("screen", .route), ("screen", .noRoute), ("screen", .drop): true
    case ("storedLink", .store), ("storedLink", .drop): true
    case ("process", .system), ("process", .transition), ("scene", .system), ("scene", .transition): true
    case ("installed", .step(let verb, _)): verb == "install" || verb == "uninstall"
    case ("closedGates", .step(let verb, _)): verb.hasSuffix("Gate")
    default: false
    }
  }
}
