extension ExpectationChecker {
  /// Returns the failure at the first event that violates a prohibition.
  func failures(of monitor: ProhibitionMonitor, at location: SourceLocation?) -> [ExpectationFailure] {
    var memory = WideMemory()
    guard let event = events.first(where: { monitor.see($0, &memory) }) else { return [] }
    let prohibition = monitor.prohibition
    let time = event.time.inWords
    return [
      ExpectationFailure(
        location: location, expected: ["never \(prohibition.pattern) \(prohibition.condition.text)"],
        actual: [event.label],
        explanation: "event \(event.index) at \(time)\(prohibition.condition.reason)", event: event)
    ]
  }

  /// Returns the failure at the first event without a required response.
  func failures(of monitor: ObligationMonitor, at location: SourceLocation?) -> [ExpectationFailure] {
    let obligation = monitor.obligation
    var memory = WideMemory()
    var open: TraceEvent?
    var isTooLate = false
    for event in events where !isTooLate {
      switch monitor.see(event, &memory) {
      case .begins: open = event
      case .ends: open = nil
      case .tooLate: isTooLate = true
      case .nothing: break
      }
    }
    guard let open else { return [] }
    let responses = obligation.responses.joined(separator: " or ")
    let limit = obligation.within.map { " within \($0.text)" } ?? ""
    let late = firstResponse(of: obligation, after: open)
    let explanation =
      late.map { "event \($0.index) comes \(open.time.shownDuration(to: $0.time).text) after event \(open.index)" }
      ?? "no such event followed event \(open.index)"
    var failure = ExpectationFailure(
      location: location, expected: [obligation.trigger, responses + limit],
      actual: [open.shortLabel, late?.shortLabel ?? "(nothing)"], firstDifference: 1, explanation: explanation)
    if late == nil { failure = withReason(failure, insteadOf: obligation.responses, after: open) }
    failure.event = open.index
    failure.rule = failure.rule ?? open.rule
    return [failure]
  }

  /// Returns a failure that also says why none of the responses followed a trigger, as far as the run shows.
  private func withReason(
    _ failure: ExpectationFailure, insteadOf responses: [String], after trigger: TraceEvent
  ) -> ExpectationFailure {
    let patterns = responses.map { EventPattern($0) }
    let explained = patterns.lazy.map { pattern in
      withReason(failure, insteadOf: pattern, of: patterns, after: trigger.index, dueTo: trigger.index)
    }
    return explained.first { $0 != failure } ?? failure
  }
}

extension ExpectationChecker {
  /// Returns the first event after another that would have been a response if it had come in time.
  private func firstResponse(of obligation: Obligation, after open: TraceEvent) -> TraceEvent? {
    obligation.responses.flatMap { EventPattern($0).matches(in: events) }
      .filter { $0.index > open.index }.min { $0.index < $1.index }
  }
}

extension Prohibition.Condition {
  /// The condition as people read it after the event.
  fileprivate var text: String {
    switch self {
    case .before(let patterns): "before \(Self.list(patterns))"
    case .without(let patterns): "without \(Self.list(patterns))"
    case .between(let first, let second): "from \(first) to \(second)"
    case .during(let members):
      "while " + members.map { "\($0.key) = \($0.value.json)" }.joined(separator: " and ")
    }
  }

  /// Why an event violates the condition, as the end of a sentence.
  fileprivate var reason: String {
    switch self {
    case .before(let patterns): "; \(Self.list(patterns)) had not happened"
    case .without(let patterns): "; there is no \(Self.list(patterns)) for it"
    case .between(let first, _): "; after \(first)"
    case .during: ""
    }
  }

  private static func list(_ patterns: [String]) -> String {
    patterns.joined(separator: " or ")
  }
}
