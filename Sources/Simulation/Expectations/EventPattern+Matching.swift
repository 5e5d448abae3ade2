extension EventPattern {
  /// Whether it means an act of app code, such as `route Apples`.
  var isOfApp: Bool { EventWord.allCases.contains { $0.isOfApp && words.isAbout($0.rawValue) } }

  /// Returns whether an event's label matches, whatever its number.
  package func matchesLabel(of event: TraceEvent) -> Bool {
    let name = event.occurrence.name
    // Most patterns are only a name, and most events have another one: these are decided without building a label.
    if name == words { return true }
    guard words.utf8.count > name.utf8.count, words.hasPrefix(name) else { return false }
    let label = event.label
    return label == words || label.isAbout(words)
  }

  /// Returns the matching events of a trace.
  ///
  /// - Parameter events: The events, in their order.
  public func matches(in events: [TraceEvent]) -> [TraceEvent] {
    let all = matchesIgnoringNumber(in: events)
    guard let ordinal else { return all }
    return ordinal <= all.count ? [all[ordinal - 1]] : []
  }

  /// Returns the events of a trace whose labels match, whatever their number.
  func matchesIgnoringNumber(in events: [TraceEvent]) -> [TraceEvent] { events.filter(matchesLabel(of:)) }
}
