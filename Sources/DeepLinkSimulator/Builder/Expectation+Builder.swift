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

  /// These events happen in this order, with others between them.
  public static func order(_ patterns: String...) -> Expectation {
    Expectation(.order(patterns.map { Located($0) }))
  }

  /// These events happen in this order, with no other callback or app event between them.
  public static func consecutive(_ patterns: String...) -> Expectation {
    Expectation(.consecutive(patterns.map { Located($0) }))
  }

  /// Exactly these callbacks come, in this order.
  public static func exactly(_ patterns: String...) -> Expectation {
    Expectation(.exactly(patterns.map { Located($0) }))
  }

  /// This event does not happen.
  public static func never(_ pattern: String) -> Expectation { Expectation(.never(Located(pattern))) }

  /// What holds after the last event.
  public static func finally(_ members: KeyValuePairs<String, ScenarioValue>) -> Expectation {
    Expectation(.finally(members.map { Located(ScenarioValue.Member($0.key, $0.value)) }))
  }

  private static func event(
    _ pattern: String, isCallback: Bool, _ times: Int?, _ payload: KeyValuePairs<String, ScenarioValue>
  ) -> Expectation {
    var event = EventExpectation(Located(pattern), isCallback: isCallback)
    (event.atLeast, event.atMost) = (times, times)
    event.payload = payload.map { Located(ScenarioValue.Member($0.key, $0.value)) }
    return Expectation(.event(event))
  }
}
