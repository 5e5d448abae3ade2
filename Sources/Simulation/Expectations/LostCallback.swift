/// The callback that an SDK had for the app and nothing handled, as the reason why something did not happen.
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
    self.init(in: events, after: index) { pattern.words.isAbout($0.name) }
  }

  /// Finds the last such callback with a link that leads to a screen; nil if there is none.
  ///
  /// - Parameters:
  ///   - routes: The app's routes to the screen.
  ///   - index: The index of the event after which the screen was expected, from 1; 0 for the whole run.
  ///   - events: The events of the run.
  init?(leadingBy routes: [AppDescription.Route], after index: Int, in events: [TraceEvent]) {
    guard !routes.isEmpty else { return nil }
    self.init(in: events, after: index) { callback in routes.contains { callback.names($0.destination) } }
  }

  private init?(in events: [TraceEvent], after index: Int, where isMeant: (SDKCallback) -> Bool) {
    let lost = events.dropFirst(index).last { event in
      if case .lost(let callback) = event.occurrence { isMeant(callback) } else { false }
    }
    guard let lost else { return nil }
    event = lost
  }

  /// Why the callback did not come, as a part of the explanation of a failure.
  var explanation: String { "event \(event.index): the SDK had it for the app, and nothing handled it" }

  /// Returns a failure that also says so.
  func named(in failure: ExpectationFailure) -> ExpectationFailure { failure.adding(explanation, ruleOf: event) }
}

extension ExpectationChecker {
  /// Returns a failure that nothing explains so far with the callback whose link leads to the screen, if it was lost.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - pattern: The event that did not come, such as `route Apples`.
  ///   - index: The index of the event after which it was expected, from 1; 0 for the whole run.
  func withLostLink(
    _ failure: ExpectationFailure, insteadOf pattern: EventPattern, after index: Int = 0
  ) -> ExpectationFailure {
    let route = EventWord.route.rawValue
    guard failure.event == nil, failure.rule == nil, pattern.words.isAbout(route) else { return failure }
    let routes = scenario.app.routes.filter { pattern.words == route || pattern.words == "\(route) \($0.screen)" }
    guard let event = LostCallback(leadingBy: routes, after: index, in: events)?.event else { return failure }
    return failure.adding(
      "event \(event.index): the SDK had \(event.occurrence.argument ?? event.label) for the app, and nothing handled it",
      ruleOf: event)
  }
}

extension SDKCallback {
  /// Returns whether the callback brings a destination: as a value, or in a link.
  fileprivate func names(_ destination: String) -> Bool {
    content.contains { entry in
      guard case .string(let text) = entry.value else { return false }
      return text == destination || text.contains("://") && LinkDestination(Link(text)).text == destination
    }
  }
}
