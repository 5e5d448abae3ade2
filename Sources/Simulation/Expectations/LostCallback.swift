/// The callback that an SDK had for the app and nothing handled, as the reason why it did not come.
struct LostCallback {
  /// The event that stands for it in the trace.
  let event: TraceEvent

  /// Finds the last such callback of a run after one of its events; nil if there is none.
  ///
  /// - Parameters:
  ///   - pattern: The callback that did not come.
  ///   - index: The index of the event after which it was expected, from 1; 0 for the whole run.
  ///   - events: The events of the run.
  init?(of pattern: EventPattern, after index: Int = 0, in events: [TraceEvent]) {
    let lost = events.dropFirst(index).last { event in
      if case .lost(let callback) = event.occurrence { pattern.words.isAbout(callback.name) } else { false }
    }
    guard let lost else { return nil }
    event = lost
  }

  /// Why the callback did not come, as a part of the explanation of a failure.
  var explanation: String { "event \(event.index): the SDK had it for the app, and nothing handled it" }

  /// Returns a failure that also says so.
  func named(in failure: ExpectationFailure) -> ExpectationFailure { failure.adding(explanation, ruleOf: event) }
}
