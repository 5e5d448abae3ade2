import SDKContract

/// Something that must hold of a run.
public struct Expectation: Equatable, Sendable {
  /// What must hold.
  package enum Kind: Equatable, Sendable {
    /// An event happens: how often, with which payload, when.
    case event(EventExpectation)
    /// These events happen in this order, with others between them.
    case sequence([Located<String>])
    /// These events happen in this order, with no other callback or app event between them.
    case consecutive([Located<String>])
    /// Exactly these SDK callbacks happen, in this order.
    case exactly([Located<String>])
    /// This event does not happen.
    case never(Located<String>)
    /// This event does not happen under a condition.
    case prohibition(Prohibition)
    /// After each event of a kind, another one happens in the end.
    case obligation(Obligation)
    /// The scenario is refused, for the reason of this rule: a step or a configuration that iOS does not allow.
    case refuses(Located<String>)
    /// What holds after the last event.
    case finally([Located<ScenarioValue.Member>])
  }

  /// What an event must be like.
  package struct EventExpectation: Equatable, Sendable {
    /// Which events are meant.
    package var pattern: Located<String>
    /// The key under which the pattern stands: `callback` or `event`.
    package var isCallback: Bool
    /// How often the event happens at least; nil if it was not said.
    package var atLeast: Int?
    /// How often the event happens at most; nil if it was not said.
    package var atMost: Int?
    /// Values that the payload of each such event has, by key or dotted key path.
    package var payload: [Located<ScenarioValue.Member>] = []
    /// Keys or dotted key paths that the payload of no such event has.
    package var without: [Located<String>] = []
    /// The earliest virtual time.
    package var after: Duration?
    /// The latest virtual time.
    package var before: Duration?

    /// Expects an event to happen at least once.
    package init(_ pattern: Located<String>, isCallback: Bool) {
      self.pattern = pattern
      self.isCallback = isCallback
    }
  }

  /// What must hold.
  package var kind: Kind
  /// Where the expectation stands; nil for a scenario that was not read from text.
  package var location: SourceLocation?

  /// Creates an expectation.
  package init(_ kind: Kind, at location: SourceLocation? = nil) {
    self.kind = kind
    self.location = location
  }

  /// Compares what must hold; the places do not matter.
  public static func == (left: Expectation, right: Expectation) -> Bool { left.kind == right.kind }
}
