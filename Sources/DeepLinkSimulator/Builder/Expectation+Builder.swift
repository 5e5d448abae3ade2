extension Expectation {
  /// A callback comes so many times; at least once if nothing is said.
  public static func callback(
    _ pattern: String, times: Int? = nil, payload: KeyValuePairs<String, ScenarioValue> = [:]
  ) -> Expectation {
    event(pattern, isCallback: true, times, payload)
  }

  /// An event happens so many times; at least once if nothing is said.
  public static func event(_ pattern: String, times: Int? = nil) -> Expectation {
    event(pattern, isCallback: false, times, [:])
  }

  /// These events happen one after another, with others between them.
  public static func sequence(_ patterns: String...) -> Expectation {
    Expectation(.sequence(patterns))
  }

  /// The former name of `sequence`: these events happen one after another, with others between them.
  public static func order(_ patterns: String...) -> Expectation {
    Expectation(.sequence(patterns))
  }

  /// These events happen in this order, with no other callback or app event between them.
  public static func consecutive(_ patterns: String...) -> Expectation {
    Expectation(.consecutive(patterns))
  }

  /// Exactly these callbacks come, in this order.
  public static func exactly(_ patterns: String...) -> Expectation {
    Expectation(.exactly(patterns))
  }

  /// This event does not happen.
  public static func never(_ pattern: String) -> Expectation { Expectation(.never(pattern)) }

  /// This event does not happen before one of some others has happened.
  public static func never(_ pattern: String, before others: String...) -> Expectation {
    prohibition(pattern, .before(others))
  }

  /// This event does not happen more often than some others have happened before it.
  public static func never(_ pattern: String, without others: String...) -> Expectation {
    prohibition(pattern, .without(others))
  }

  /// This event does not happen between one event and the next of another kind.
  public static func never(_ pattern: String, from first: String, to second: String) -> Expectation {
    prohibition(pattern, .between(first, second))
  }

  /// This event does not happen while this holds: `process`, `scene`, `installed`, `closedGates`.
  public static func never(_ pattern: String, while facts: KeyValuePairs<String, ScenarioValue>) -> Expectation {
    prohibition(pattern, .during(facts.map { ScenarioValue.Member($0.key, $0.value) }))
  }

  private static func prohibition(_ pattern: String, _ condition: Prohibition.Condition) -> Expectation {
    Expectation(.prohibition(Prohibition(pattern, condition)))
  }

  /// After each event of a kind, one of some others happens in the end.
  ///
  /// - Parameters:
  ///   - trigger: The event after which something is owed.
  ///   - responses: The events of which one must come.
  ///   - releases: The events after which it need not come any more.
  ///   - limit: How long it may take, in virtual time; nil for any time.
  public static func whenever(
    _ trigger: String, eventually responses: String..., unless releases: [String] = [], within limit: Duration? = nil
  ) -> Expectation {
    var obligation = Obligation(trigger, responses)
    obligation.releases = releases
    obligation.within = limit
    return Expectation(.obligation(obligation))
  }

  /// What holds after the last event.
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
