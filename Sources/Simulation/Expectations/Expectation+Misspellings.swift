extension Expectation.EventExpectation {
  /// Returns what says of keys under `without` that they are probably misspelled: no payload has them, so that they can
  /// never be the reason for a failure; nil if there is none.
  ///
  /// Any key is possible. So one counts as misspelled only if it is nearly another one that the run has: in the payload
  /// of an event that is meant, or else in any payload or as a parameter of a link.
  func misspellings(in events: [TraceEvent]) -> String? {
    let pattern = EventPattern(pattern)
    let meant = pattern.matches(in: events).filter { !isCallback || $0.occurrence.isCallback }
    let missing = without.filter { path in !meant.contains { $0.occurrence.payloadValue(at: path) != nil } }
    guard !meant.isEmpty, !missing.isEmpty else { return nil }
    let own = PayloadKeys(meant)
    let all = PayloadKeys(events)
    for path in missing {
      guard let near = own.inside(path) ?? (all.has(path) ? nil : own.near(path) ?? all.near(path)) else { continue }
      return "\(pattern.text) without \(path.quoted) asked for nothing\(Spelling.hint(for: path, meaning: near))"
    }
    return nil
  }
}

/// The keys that the payloads of events have, as dotted paths, and those of the links that come in them.
private struct PayloadKeys {
  private var paths: [String] = []

  init(_ events: [TraceEvent]) {
    var seen: Set<String> = []
    for event in events {
      for path in event.occurrence.payloadPaths where seen.insert(path).inserted { paths.append(path) }
    }
  }

  func has(_ path: String) -> Bool { paths.contains { $0 == path || $0.hasSuffix(".\(path)") } }

  /// Returns the whole path of a key that lies deeper than the given path says; nil if there is none.
  func inside(_ path: String) -> String? { paths.first { $0.hasSuffix(".\(path)") } }

  /// Returns the path of which another one is a misspelling; nil if there is none. Names that differ only in a number,
  /// such as `af_sub1` and `af_sub2`, are those of different keys.
  func near(_ path: String) -> String? {
    let name = path.filter { !$0.isNumber }
    return paths.first { Spelling.isSlip(path, for: $0) && $0.filter { !$0.isNumber } != name }
  }
}
