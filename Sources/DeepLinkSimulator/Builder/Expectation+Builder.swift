extension Expectation {
  /// A callback comes this many times; at least once if `times` is nil.
  ///
  /// - Parameters:
  ///   - pattern: The name of the event and, if it matters, what it is about, as in `route shoes`.
  ///   - times: How often it happens, zero or more times; nil for at least once.
  ///   - payload: The values that each such callback has, by key or dotted key path.
  public static func callback(
    _ pattern: String, times: Int? = nil, payload: KeyValuePairs<String, ScenarioValue> = [:]
  ) -> Expectation {
    event(pattern, isCallback: true, times, payload)
  }

  /// An event happens this many times; at least once if `times` is nil.
  ///
  /// - Parameters:
  ///   - pattern: The name of the event and, if it matters, what it is about, as in `route shoes`.
  ///   - times: How often it happens, zero or more times; nil for at least once.
  public static func event(_ pattern: String, times: Int? = nil) -> Expectation {
    event(pattern, isCallback: false, times, [:])
  }

  /// These events happen in this order; others may happen between them.
  ///
  /// - Parameter patterns: The events, in their order.
  public static func sequence(_ patterns: String...) -> Expectation {
    Expectation(.sequence(patterns))
  }

  /// These events happen in this order, with others between them: the former name of `sequence`.
  ///
  /// - Parameter patterns: The events, in their order.
  public static func order(_ patterns: String...) -> Expectation {
    Expectation(.sequence(patterns))
  }

  /// These events happen in this order, with no other callback or app event between them.
  ///
  /// - Parameter patterns: The events, in their order.
  public static func consecutive(_ patterns: String...) -> Expectation {
    Expectation(.consecutive(patterns))
  }

  /// Exactly these callbacks come, in this order, and no others.
  ///
  /// - Parameter patterns: The events, in their order.
  public static func exactly(_ patterns: String...) -> Expectation {
    Expectation(.exactly(patterns))
  }

  /// This event does not happen.
  ///
  /// - Parameter pattern: The name of the event and, if it matters, what it is about, as in `route shoes`.
  public static func never(_ pattern: String) -> Expectation { Expectation(.never(pattern)) }

  /// This event does not happen before one of the others has happened.
  ///
  /// - Parameters:
  ///   - pattern: The name of the event and, if it matters, what it is about, as in `route shoes`.
  ///   - others: The events of which one has to happen before.
  public static func never(_ pattern: String, before others: String...) -> Expectation {
    prohibition(pattern, .before(others))
  }

  /// This event never happens more often than the others have happened before it.
  ///
  /// - Parameters:
  ///   - pattern: The name of the event and, if it matters, what it is about, as in `route shoes`.
  ///   - others: The events of which each permits one occurrence.
  public static func never(_ pattern: String, without others: String...) -> Expectation {
    prohibition(pattern, .without(others))
  }

  /// This event does not happen between one event and the next occurrence of another.
  ///
  /// - Parameters:
  ///   - pattern: The name of the event and, if it matters, what it is about, as in `route shoes`.
  ///   - first: The event that begins the time in which it must not happen.
  ///   - second: The event that ends this time.
  public static func never(_ pattern: String, from first: String, to second: String) -> Expectation {
    prohibition(pattern, .between(first, second))
  }

  /// This event does not happen while these facts hold: `process`, `scene`, `installed`, `closedGates`.
  ///
  /// - Parameters:
  ///   - pattern: The name of the event and, if it matters, what it is about, as in `route shoes`.
  ///   - facts: The facts, by name, with their values.
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
  ///
  /// - Parameter members: The values, by the names in a scenario file, such as `screen`.
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
