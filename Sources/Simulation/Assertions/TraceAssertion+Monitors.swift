extension TraceAssertion {
  /// An event does not happen before one of the others has happened.
  ///
  /// - Parameters:
  ///   - pattern: The name of the event and, if it matters, what it is about, as in `route shoes`.
  ///   - others: The events of which one has to happen before.
  public static func never(_ pattern: EventPattern, before others: EventPattern...) -> TraceAssertion {
    prohibition(pattern, .before(others.map(\.text)))
  }

  /// An event never happens more often than the others have happened before it.
  ///
  /// - Parameters:
  ///   - pattern: The name of the event and, if it matters, what it is about, as in `route shoes`.
  ///   - others: The events of which each permits one occurrence.
  public static func never(_ pattern: EventPattern, without others: EventPattern...) -> TraceAssertion {
    prohibition(pattern, .without(others.map(\.text)))
  }

  /// An event does not happen between one event and the next occurrence of another.
  ///
  /// - Parameters:
  ///   - pattern: The name of the event and, if it matters, what it is about, as in `route shoes`.
  ///   - first: The event that begins the time in which it must not happen.
  ///   - second: The event that ends this time.
  public static func never(
    _ pattern: EventPattern, from first: EventPattern, to second: EventPattern
  ) -> TraceAssertion {
    prohibition(pattern, .between(first.text, second.text))
  }

  /// An event does not happen while these facts hold: `process`, `scene`, `installed`, `closedGates`.
  ///
  /// - Parameters:
  ///   - pattern: The name of the event and, if it matters, what it is about, as in `route shoes`.
  ///   - facts: The facts, by name, with their values.
  public static func never(
    _ pattern: EventPattern, while facts: KeyValuePairs<String, ScenarioValue>
  ) -> TraceAssertion {
    prohibition(pattern, .during(facts.map { ScenarioValue.Member($0.key, $0.value) }))
  }

  private static func prohibition(_ pattern: EventPattern, _ condition: Prohibition.Condition) -> TraceAssertion {
    TraceAssertion(.expectation(Expectation(.prohibition(Prohibition(pattern.text, condition)))))
  }

  /// Each occurrence of an event is eventually followed by one of the responses.
  ///
  /// - Parameters:
  ///   - trigger: The event that requires a response.
  ///   - responses: The events of which one must follow.
  ///   - releases: The events after which no response is required any more.
  ///   - limit: The longest virtual time until the response; nil for no limit.
  public static func whenever(
    _ trigger: EventPattern, eventually responses: EventPattern..., unless releases: [EventPattern] = [],
    within limit: Duration? = nil
  ) -> TraceAssertion {
    var obligation = Obligation(trigger.text, responses.map(\.text))
    obligation.releases = releases.map(\.text)
    obligation.within = limit
    return TraceAssertion(.expectation(Expectation(.obligation(obligation))), claims: [trigger] + responses)
  }
}
