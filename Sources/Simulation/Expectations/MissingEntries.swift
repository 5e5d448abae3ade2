/// The look-ups of a run for which its scenario has no entry, as the reason why something did not happen.
struct MissingEntries {
  /// The events of the run.
  let events: [TraceEvent]

  /// Returns a failure that also names the last look-up of the run for which the scenario has no entry.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - pattern: The event that did not come; nil if the failure is about what the app made of a link.
  ///   - index: The index of the event before which look-ups do not matter, from 1; 0 for the whole run.
  func named(
    in failure: ExpectationFailure, insteadOf pattern: EventPattern?, after index: Int = 0
  ) -> ExpectationFailure {
    let lookUp = events.dropFirst(index).last { event in
      event.occurrence.placeWithoutEntry != nil && (pattern.map { canLead(event, to: $0) } ?? true)
    }
    return adding(lookUp, to: failure)
  }

  /// Returns whether an event could have come from a look-up, had the scenario an entry for it: what a browser does
  /// with the link, a callback, or what the app does in it.
  private func canLead(_ lookUp: TraceEvent, to pattern: EventPattern) -> Bool {
    let words = pattern.words
    let name = String(Substring(words.utf8.prefix { $0 != UInt8(ascii: " ") }))
    if let word = EventWord(rawValue: name) { return word.isOfApp || word == .lost }
    if StepVerb(rawValue: name) != nil || ProcessState.allCases.contains(where: { words.isAbout($0.rawValue) }) {
      return false
    }
    switch lookUp.occurrence {
    case .answer(let exchange):
      let isOfSystem =
        SystemCall.Kind(rawValue: name) != nil || LinkOutcome.allCases.contains { words.isAbout($0.rawValue) }
      return !isOfSystem && !isOfOther(than: exchange.request.sdk, name)
    case .click(let sdk, _): return !isOfOther(than: sdk, name)
    default: return false
    }
  }

  /// Returns whether a name is, as far as the run shows, that of a callback of another SDK, or of a call to an SDK.
  private func isOfOther(than sdk: SDKName, _ name: String) -> Bool {
    let occurrence = events.first { $0.occurrence.name == name }?.occurrence
    return switch occurrence {
    case .callback(let callback): callback.sdk != sdk
    case .sdkCall: true
    default: false
    }
  }

  /// Returns the failure of an event that also names the look-up that led to it, if the scenario has no entry for that.
  func named(in failure: ExpectationFailure, behind event: TraceEvent) -> ExpectationFailure {
    var origin = event
    while origin.occurrence.placeWithoutEntry == nil {
      guard events.indices.contains(origin.cause - 1), origin.cause < origin.index else { return failure }
      origin = events[origin.cause - 1]
    }
    return adding(origin, to: failure)
  }

  private func adding(_ lookUp: TraceEvent?, to failure: ExpectationFailure) -> ExpectationFailure {
    guard let lookUp, let place = lookUp.occurrence.placeWithoutEntry else { return failure }
    return failure.adding(
      "the servers have no entry for \(subject(of: lookUp)) (event \(lookUp.index), \(lookUp.label)): "
        + "a short or wrapped link needs one in \(place)")
  }

  /// Returns what the servers were asked about: the content of the request, or the link that a browser opened.
  private func subject(of lookUp: TraceEvent) -> String {
    switch lookUp.occurrence {
    case .answer(let exchange): exchange.request.detail ?? exchange.name
    default: events.indices.contains(lookUp.cause - 1) ? events[lookUp.cause - 1].occurrence.argument ?? "" : ""
    }
  }
}

extension ExpectationChecker {
  /// Returns a failure that also says why the event did not come, as far as the run shows: the SDK did not make the
  /// call, or the scenario has no entry for the last look-up that could have led to the event.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - pattern: The event that did not come; nil if the failure is about what the app made of a link.
  ///   - index: The index of the event before which look-ups do not matter, from 1; 0 for the whole run.
  func withMissingEntry(
    _ failure: ExpectationFailure, insteadOf pattern: EventPattern?, after index: Int = 0
  ) -> ExpectationFailure {
    let failure = pattern.map { withheldCallbacks.named(in: failure, insteadOf: $0) } ?? failure
    return MissingEntries(events: events).named(in: failure, insteadOf: pattern, after: index)
  }

  /// Returns the failure of an event that also names the look-up that led to it, if the scenario has no entry for that.
  func withMissingEntry(_ failure: ExpectationFailure, behind event: TraceEvent) -> ExpectationFailure {
    MissingEntries(events: events).named(in: failure, behind: event)
  }
}

extension FactName {
  /// Whether a link decides it.
  var isAboutLinks: Bool { self == .screen || self == .storedLink }
}
