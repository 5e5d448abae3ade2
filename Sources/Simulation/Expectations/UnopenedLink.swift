/// The last link of a run that did not open the app, as the reason why the app made nothing of it.
struct UnopenedLink {
  private let event: TraceEvent

  /// Finds the link; nil if a link did open the app, or if none could have, because the app was not installed.
  ///
  /// - Parameters:
  ///   - events: The events of the run.
  ///   - index: The index of the event before which links do not matter, from 1; 0 for the whole run.
  init?(_ events: [TraceEvent], after index: Int) {
    var isInstalled = false
    var last: TraceEvent?
    for event in events {
      switch event.occurrence {
      case .step(.install, _): isInstalled = true
      case .step(.uninstall, _): isInstalled = false
      case .routing where event.index <= index: break
      case .routing(.opensApp, _): return nil
      case .routing(let outcome, _) where outcome.isOpening && isInstalled: last = event
      default: break
      }
    }
    guard let last else { return nil }
    event = last
  }

  /// Returns a failure that also names the link, and the rule that kept it from opening the app.
  func named(in failure: ExpectationFailure) -> ExpectationFailure {
    failure.adding("event \(event.index), \(event.label), is not the app", ruleOf: event)
  }
}

extension ExpectationChecker {
  /// Returns a failure that nothing explains so far with the last link that did not open the app.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - pattern: The event that did not come; nil if the failure is about what the app made of a link.
  ///   - index: The index of the event before which links do not matter, from 1; 0 for the whole run.
  func withUnopenedLink(
    _ failure: ExpectationFailure, insteadOf pattern: EventPattern?, after index: Int = 0
  ) -> ExpectationFailure {
    guard failure.event == nil, pattern.map(Self.needsOpenedLink) ?? true,
      let link = UnopenedLink(events, after: index)
    else { return failure }
    return link.named(in: failure)
  }

  /// Whether an event can come only after a link has opened the app, or in what the app does with one.
  private static func needsOpenedLink(_ pattern: EventPattern) -> Bool {
    pattern.words.isAbout(LinkOutcome.opensApp.rawValue) || pattern.isOfApp
  }
}

extension LinkOutcome {
  /// Whether the outcome says where a link leads, rather than what happens on the way.
  var isOpening: Bool {
    switch self {
    case .opensApp, .opensBrowser, .opensAnotherApp, .opensNothing: true
    case .asksToOpenApp, .opensPage, .opensAppStore: false
    }
  }
}
