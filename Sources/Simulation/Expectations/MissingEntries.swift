/// The look-ups of a run for which its scenario has no entry, as the reason why something did not happen.
struct MissingEntries {
  /// The events of the run.
  let events: [TraceEvent]

  /// Returns a failure that also names the last look-up of the run for which the scenario has no entry.
  func named(in failure: ExpectationFailure) -> ExpectationFailure {
    adding(events.last { $0.occurrence.placeWithoutEntry != nil }, to: failure)
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
    var failure = failure
    failure.explanation +=
      "; the servers have no entry for \(subject(of: lookUp)) (event \(lookUp.index), \(lookUp.label)): "
      + "a short or wrapped link needs one in \(place)"
    return failure
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
  /// Returns a failure that also names the last look-up of the run for which the scenario has no entry.
  func withMissingEntry(_ failure: ExpectationFailure) -> ExpectationFailure {
    MissingEntries(events: events).named(in: failure)
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
