extension TraceAssertion {
  /// An event does not happen before one of some others has happened.
  public static func never(_ pattern: EventPattern, before others: EventPattern...) -> TraceAssertion {
    prohibition(pattern, .before(others.map(\.text)))
  }

  /// An event does not happen more often than some others have happened before it.
  public static func never(_ pattern: EventPattern, without others: EventPattern...) -> TraceAssertion {
    prohibition(pattern, .without(others.map(\.text)))
  }

  /// An event does not happen between one event and the next of another kind.
  public static func never(
    _ pattern: EventPattern, from first: EventPattern, to second: EventPattern
  ) -> TraceAssertion {
    prohibition(pattern, .between(first.text, second.text))
  }

  /// An event does not happen while this holds: `process`, `scene`, `installed`, `closedGates`.
  public static func never(
    _ pattern: EventPattern, while facts: KeyValuePairs<String, ScenarioValue>
  ) -> TraceAssertion {
    prohibition(pattern, .during(facts.map { ScenarioValue.Member($0.key, $0.value) }))
  }

  private static func prohibition(_ pattern: EventPattern, _ condition: Prohibition.Condition) -> TraceAssertion {
    TraceAssertion(.expectation(Expectation(.prohibition(Prohibition(pattern.text, condition)))))
  }

  /// After each event of a kind, one of some others happens in the end.
  ///
  /// - Parameters:
  ///   - trigger: The event after which something is owed.
  ///   - responses: The events of which one must come.
  ///   - releases: The events after which it need not come any more.
  ///   - limit: How long it may take, in virtual time; nil for any time.
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
