/// Something that must hold of a run, to be checked in a test.
///
/// Events are named as in scenario files: `route` means every event of that name, `route SummerClothes` those about
/// that screen, and `onConversionDataSuccess#2` the second one.
///
/// ```swift
/// assertTrace(run, .sequence("onConversionDataSuccess", "route apples_vc"), .never("no route"))
/// ```
public struct TraceAssertion: Sendable {
  /// The ways to check a run.
  enum Kind: Sendable {
    case expectation(Expectation)
    case before(EventPattern, EventPattern)
    case caused(EventPattern, by: EventPattern)
    case payload(EventPattern, that: String, holds: @Sendable (Payload) -> Bool)
    case nothingPending
    case state(StateCheck)
    case scenario
    case run(String, holds: @Sendable (ScenarioRun) -> Bool)
    case exhaustively([TraceAssertion], skipping: [EventPattern])
  }

  /// A look at what holds at the end.
  struct StateCheck: Sendable {
    let name: String
    let expected: String
    /// Returns what holds instead; nil if the expected does.
    let difference: @Sendable (FinalState) -> String?
  }

  let kind: Kind
  /// The events that the assertion speaks of.
  let claims: [EventPattern]

  init(_ kind: Kind, claims: [EventPattern] = []) {
    self.kind = kind
    self.claims = claims
  }

  private init(_ kind: Expectation.Kind, claims: [EventPattern]) {
    self.init(.expectation(Expectation(kind)), claims: claims)
  }
}

// MARK: Sequences

extension TraceAssertion {
  /// These events happen one after another, with any others between them.
  public static func sequence(_ patterns: EventPattern...) -> TraceAssertion {
    TraceAssertion(.sequence(patterns.map(\.text)), claims: patterns)
  }

  /// The former name of `sequence`: these events happen one after another, with any others between them.
  public static func order(_ patterns: EventPattern...) -> TraceAssertion {
    TraceAssertion(.sequence(patterns.map(\.text)), claims: patterns)
  }

  /// These events happen in this order, with no other callback and nothing else that the app does between them.
  public static func consecutive(_ patterns: EventPattern...) -> TraceAssertion {
    TraceAssertion(.consecutive(patterns.map(\.text)), claims: patterns)
  }

  /// Exactly these callbacks of the SDKs happen, in this order.
  public static func exactly(_ patterns: EventPattern...) -> TraceAssertion {
    TraceAssertion(.exactly(patterns.map(\.text)), claims: patterns)
  }

  /// Both events happen, and the first one before any of the second kind.
  public static func before(_ first: EventPattern, _ second: EventPattern) -> TraceAssertion {
    TraceAssertion(.before(first, second), claims: [first, second])
  }

  /// What `before` means, as expectations.
  static func parts(ofBefore first: EventPattern, _ second: EventPattern) -> [Expectation.Kind] {
    [first, second].map { .event(Expectation.EventExpectation($0.text, isCallback: false)) }
      + [.prohibition(Prohibition(second.text, .before([first.text])))]
  }

  /// An event happens, and each time because of another one: on the way back along its causes there is one of these.
  public static func caused(_ effect: EventPattern, by cause: EventPattern) -> TraceAssertion {
    TraceAssertion(.caused(effect, by: cause), claims: [effect, cause])
  }
}

// MARK: Single events

extension TraceAssertion {
  /// An event does not happen.
  public static func never(_ pattern: EventPattern) -> TraceAssertion {
    TraceAssertion(.never(pattern.text), claims: [])
  }

  /// An event happens so many times.
  public static func count(_ pattern: EventPattern, _ times: Int) -> TraceAssertion {
    count(pattern, times...times)
  }

  /// An event happens so many times.
  public static func count(_ pattern: EventPattern, _ times: ClosedRange<Int>) -> TraceAssertion {
    var event = Expectation.EventExpectation(pattern.text, isCallback: false)
    (event.atLeast, event.atMost) = (times.lowerBound, times.upperBound)
    return TraceAssertion(.event(event), claims: [pattern])
  }

  /// A callback happens, and each time with these values, by key or dotted path of keys.
  public static func payload(
    _ pattern: EventPattern, _ values: KeyValuePairs<String, ScenarioValue>
  ) -> TraceAssertion {
    var event = Expectation.EventExpectation(pattern.text, isCallback: true)
    event.payload = values.map { ScenarioValue.Member($0.key, $0.value) }
    return TraceAssertion(.event(event), claims: [pattern])
  }

  /// A callback happens, and each time without a value under these keys or dotted paths of keys.
  public static func payload(_ pattern: EventPattern, without paths: String...) -> TraceAssertion {
    var event = Expectation.EventExpectation(pattern.text, isCallback: true)
    event.without = paths
    return TraceAssertion(.event(event), claims: [pattern])
  }

  /// A callback with a payload happens, and each time something holds of its payload.
  ///
  /// - Parameters:
  ///   - pattern: The callback.
  ///   - statement: What must hold, for the message of a failure, such as `has a campaign`.
  ///   - holds: Whether it does.
  public static func payload(
    _ pattern: EventPattern, that statement: String, _ holds: @escaping @Sendable (Payload) -> Bool
  ) -> TraceAssertion {
    TraceAssertion(.payload(pattern, that: statement, holds: holds), claims: [pattern])
  }
}

// MARK: The end of the run, and the whole

extension TraceAssertion {
  /// Nothing was still to come when the run ended.
  public static var nothingPending: TraceAssertion { TraceAssertion(.nothingPending) }

  /// This holds at the end, by the names that `finally` has in a scenario file: `screen`, `storedLink`, `process`, …
  public static func finally(_ values: KeyValuePairs<String, ScenarioValue>) -> TraceAssertion {
    let members = values.map { ScenarioValue.Member($0.key, $0.value) }
    return TraceAssertion(.finally(members), claims: [])
  }

  /// This part of the state has this value at the end.
  public static func finally<Value: Equatable & Sendable>(
    _ path: any KeyPath<FinalState, Value> & Sendable, _ value: Value
  ) -> TraceAssertion {
    let name = FinalState.fact(at: path)?.rawValue ?? "the state"
    return TraceAssertion(
      .state(
        StateCheck(name: name, expected: readable(value)) { state in
          let actual = state[keyPath: path]
          return actual == value || isSame(value, actual) ? nil : readable(actual)
        }))
  }

  /// Whether two lists of names have the same elements: what a state has in lists are sets.
  private static func isSame(_ expected: some Any, _ actual: some Any) -> Bool {
    guard let expected = expected as? [String], let actual = actual as? [String] else { return false }
    return expected.sorted() == actual.sorted()
  }

  /// A value in the words of Swift, without the optional around it.
  private static func readable(_ value: some Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let content = mirror.children.first else {
      return String(describing: value)
    }
    return (content.value as? String)?.debugDescription ?? String(describing: content.value)
  }

  /// Something holds of the run as a whole.
  ///
  /// - Parameters:
  ///   - statement: What must hold, for the message of a failure, such as `the screen opens once`.
  ///   - holds: Whether it does.
  public static func run(
    _ statement: String, _ holds: @escaping @Sendable (ScenarioRun) -> Bool
  ) -> TraceAssertion {
    TraceAssertion(.run(statement, holds: holds))
  }

  /// Everything that the scenario itself expects holds.
  public static var expectationsOfScenario: TraceAssertion { TraceAssertion(.scenario) }

  /// These assertions hold, and they speak of every callback and of everything that the app does.
  ///
  /// - Parameters:
  ///   - assertions: What must hold.
  ///   - skipped: Events that need not be spoken of; `ScenarioRun.skipped(by:)` lists those that there were.
  public static func exhaustively(
    _ assertions: TraceAssertion..., skipping skipped: [EventPattern] = []
  ) -> TraceAssertion {
    TraceAssertion(
      .exhaustively(assertions, skipping: skipped), claims: assertions.flatMap(\.claims) + skipped)
  }
}
