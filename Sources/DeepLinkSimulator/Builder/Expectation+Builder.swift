extension Expectation {
  /// A callback comes this many times; at least once if `times` is nil.
  public static func callback(
    _ pattern: String, times: Int? = nil, payload: KeyValuePairs<String, ScenarioValue> = [:]
  ) -> Expectation {
    event(pattern, isCallback: true, times, payload)
  }

  /// An event happens this many times; at least once if `times` is nil.
  public static func event(_ pattern: String, times: Int? = nil) -> Expectation {
    event(pattern, isCallback: false, times, [:])
  }

  /// These events happen in this order; others may happen between them.
  public static func sequence(_ patterns: String...) -> Expectation {
    Expectation(.sequence(patterns))
  }

  /// These events happen in this order, with others between them: the former name of `sequence`.
  public static func order(_ patterns: String...) -> Expectation {
    Expectation(.sequence(patterns))
  }

  /// These events happen in this order, with no other callback or app event between them.
  public static func consecutive(_ patterns: String...) -> Expectation {
    Expectation(.consecutive(patterns))
  }

  /// Exactly these callbacks come, in this order, and no others.
  public static func exactly(_ patterns: String...) -> Expectation {
    Expectation(.exactly(patterns))
  }

  /// This event does not happen.
  public static func never(_ pattern: String) -> Expectation { Expectation(.never(pattern)) }

  /// This event does not happen before one of the others has happened.
  public static func never(_ pattern: String, before others: String...) -> Expectation {
    prohibition(pattern, .before(others))
  }

  /// This event never happens more often than the others have happened before it.
  public static func never(_ pattern: String, without others: String...) -> Expectation {
    prohibition(pattern, .without(others))
  }

  /// This event does not happen between one event and the next occurrence of another.
  public static func never(_ pattern: String, from first: String, to second: String) -> Expectation {
    prohibition(pattern, .between(first, second))
  }

  /// This event does not happen while these facts hold: `process`, `scene`, `installed`, `closedGates`.
  public static func never(_ pattern: String, while facts: KeyValuePairs<String, ScenarioValue>) -> Expectation {
    prohibition(pattern, .during(facts.map { ScenarioValue.Member($0.key, $0.value) }))
  }

  private static func prohibition(_ pattern: String, _ condition: Prohibition.Condition) -> Expectation {
    Expectation(.prohibition(Prohibition(pattern, condition)))
  }

  /// Each occurrence of an event is eventually followed by one of the responses.
  ///
  /// - Parameters:
  ///   - trigger: The event that requires a response.
  ///   - responses: The events of which one must follow.
  ///   - releases: The events after which no response is required any more.
  ///   - limit: The longest virtual time until the response; nil for no limit.
  public static func whenever(
    _ trigger: String, eventually responses: String..., unless releases: [String] = [], within limit: Duration? = nil
  ) -> Expectation {
    var obligation = Obligation(trigger, responses)
    obligation.releases = releases
    obligation.within = limit
    return Expectation(.obligation(obligation))
  }

  /// These values hold after the last event.
  public static func finally(_ members: KeyValuePairs<String, ScenarioValue>) -> Expectation {
    Expectation(.finally(members.map { ScenarioValue.Member($0.key, $0.value) }))
  }

  private static func event(
    _ pattern: String, isCallback: Bool, _ times: Int?, _ payload: KeyValuePairs<String, ScenarioValue>
  ) -> Expectation {
    var event = EventExpectation(pattern, isCallback: isCallback)
    (event.atLeast, event.atMost) = (times, times)
    event.payload = payload.map { ScenarioValue.Member($0.key, $0.value) }
    return Expectation(.event(event))
  }
}
