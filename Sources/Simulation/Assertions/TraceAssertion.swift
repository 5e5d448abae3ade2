/// A condition on a run, to be checked in a test.
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

  /// A check of the state at the end.
  struct StateCheck: Sendable {
    let name: String
    let expected: String
    /// Returns the actual value; nil if it is the expected one.
    let difference: @Sendable (FinalState) -> String?
  }

  let kind: Kind
  /// The events that the assertion mentions.
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
  /// These events happen in this order; any others may happen between them.
  ///
  /// - Parameter patterns: The events, in their order.
  public static func sequence(_ patterns: EventPattern...) -> TraceAssertion {
    TraceAssertion(.sequence(patterns.map(\.text)), claims: patterns)
  }

  /// These events happen in this order, with any others between them: the former name of `sequence`.
  ///
  /// - Parameter patterns: The events, in their order.
  public static func order(_ patterns: EventPattern...) -> TraceAssertion {
    TraceAssertion(.sequence(patterns.map(\.text)), claims: patterns)
  }

  /// These events happen in this order, with no other callback and no other act of the app between them.
  ///
  /// - Parameter patterns: The events, in their order.
  public static func consecutive(_ patterns: EventPattern...) -> TraceAssertion {
    TraceAssertion(.consecutive(patterns.map(\.text)), claims: patterns)
  }

  /// Exactly these callbacks of the SDKs happen, in this order, and no others.
  ///
  /// - Parameter patterns: The events, in their order.
  public static func exactly(_ patterns: EventPattern...) -> TraceAssertion {
    TraceAssertion(.exactly(patterns.map(\.text)), claims: patterns)
  }

  /// Both events happen, the first one before every occurrence of the second.
  ///
  /// - Parameters:
  ///   - first: The event that comes first.
  ///   - second: The event that comes after it.
  public static func before(_ first: EventPattern, _ second: EventPattern) -> TraceAssertion {
    TraceAssertion(.before(first, second), claims: [first, second])
  }

  /// Returns the expectations that `before` stands for.
  static func parts(ofBefore first: EventPattern, _ second: EventPattern) -> [Expectation.Kind] {
    [first, second].map { .event(Expectation.EventExpectation($0.text, isCallback: false)) }
      + [.prohibition(Prohibition(second.text, .before([first.text])))]
  }

  /// An event happens, and each occurrence is caused by another event, directly or through a chain of causes.
  ///
  /// - Parameters:
  ///   - effect: The event that has the cause.
  ///   - cause: The event that must be among the causes.
  public static func caused(_ effect: EventPattern, by cause: EventPattern) -> TraceAssertion {
    TraceAssertion(.caused(effect, by: cause), claims: [effect, cause])
  }
}

// MARK: Single events

extension TraceAssertion {
  /// An event does not happen.
  ///
  /// - Parameter pattern: The name of the event and, if it matters, what it is about, as in `route shoes`.
  public static func never(_ pattern: EventPattern) -> TraceAssertion {
    TraceAssertion(.never(pattern.text), claims: [])
  }

  /// An event happens this many times.
  ///
  /// - Parameters:
  ///   - pattern: The name of the event and, if it matters, what it is about, as in `route shoes`.
  ///   - times: How often it happens, zero or more times.
  public static func count(_ pattern: EventPattern, _ times: Int) -> TraceAssertion {
    count(pattern, times...times)
  }

  /// An event happens this many times.
  ///
  /// - Parameters:
  ///   - pattern: The name of the event and, if it matters, what it is about, as in `route shoes`.
  ///   - times: How often it happens, zero or more times.
  public static func count(_ pattern: EventPattern, _ times: ClosedRange<Int>) -> TraceAssertion {
    var event = Expectation.EventExpectation(pattern.text, isCallback: false)
    (event.atLeast, event.atMost) = (times.lowerBound, times.upperBound)
    return TraceAssertion(.event(event), claims: [pattern])
  }

  /// A callback happens, each time with these values, given by key or dotted path of keys.
  ///
  /// - Parameters:
  ///   - pattern: The name of the event and, if it matters, what it is about, as in `route shoes`.
  ///   - values: The values, by key or dotted key path.
  public static func payload(
    _ pattern: EventPattern, _ values: KeyValuePairs<String, ScenarioValue>
  ) -> TraceAssertion {
    var event = Expectation.EventExpectation(pattern.text, isCallback: true)
    event.payload = values.map { ScenarioValue.Member($0.key, $0.value) }
    return TraceAssertion(.event(event), claims: [pattern])
  }

  /// A callback happens, each time without a value under these keys or dotted paths of keys.
  ///
  /// - Parameters:
  ///   - pattern: The name of the event and, if it matters, what it is about, as in `route shoes`.
  ///   - paths: The keys or dotted key paths.
  public static func payload(_ pattern: EventPattern, without paths: String...) -> TraceAssertion {
    var event = Expectation.EventExpectation(pattern.text, isCallback: true)
    event.without = paths
    return TraceAssertion(.event(event), claims: [pattern])
  }

  /// A callback with a payload happens, and a condition holds for each of its payloads.
  ///
  /// - Parameters:
  ///   - pattern: The callback.
  ///   - statement: What must hold, for the message of a failure, such as `has a campaign`.
  ///   - holds: Returns whether it holds.
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

  /// These values hold at the end, by the names that `finally` has in a scenario file.
  ///
  /// - Parameter values: The values, by name, such as `screen`, `storedLink` or `process`.
  public static func finally(_ values: KeyValuePairs<String, ScenarioValue>) -> TraceAssertion {
    let members = values.map { ScenarioValue.Member($0.key, $0.value) }
    return TraceAssertion(.finally(members), claims: [])
  }

  /// A property of the final state has this value.
  ///
  /// - Parameters:
  ///   - path: The property of the final state.
  ///   - value: The value that it has.
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

  /// Returns whether two lists of names have the same elements: the lists in a state are sets.
  private static func isSame(_ expected: some Any, _ actual: some Any) -> Bool {
    guard let expected = expected as? [String], let actual = actual as? [String] else { return false }
    return expected.sorted() == actual.sorted()
  }

  /// Returns a value as Swift prints it, without `Optional` around it.
  private static func readable(_ value: some Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let content = mirror.children.first else {
      return String(describing: value)
    }
    return (content.value as? String)?.debugDescription ?? String(describing: content.value)
  }

  /// A condition holds for the run as a whole.
  ///
  /// - Parameters:
  ///   - statement: What must hold, for the message of a failure, such as `the screen opens once`.
  ///   - holds: Returns whether it holds.
  public static func run(
    _ statement: String, _ holds: @escaping @Sendable (ScenarioRun) -> Bool
  ) -> TraceAssertion {
    TraceAssertion(.run(statement, holds: holds))
  }

  /// All expectations of the scenario itself hold.
  public static var expectationsOfScenario: TraceAssertion { TraceAssertion(.scenario) }

  /// These assertions hold, and together they mention every callback and everything that the app does.
  ///
  /// - Parameters:
  ///   - assertions: What must hold.
  ///   - skipped: Events that need not be mentioned; `ScenarioRun.skipped(by:)` lists those that happened.
  public static func exhaustively(
    _ assertions: TraceAssertion..., skipping skipped: [EventPattern] = []
  ) -> TraceAssertion {
    TraceAssertion(
      .exhaustively(assertions, skipping: skipped), claims: assertions.flatMap(\.claims) + skipped)
  }
}
