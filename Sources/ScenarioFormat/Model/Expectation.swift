import SDKContract

/// Something that must hold of a run.
public struct Expectation: Equatable, Sendable {
  /// What must hold.
  package enum Kind: Equatable, Sendable {
    /// An event happens: how often, with which payload, when.
    case event(EventExpectation)
    /// These events happen in this order, with others between them.
    case sequence([String])
    /// These events happen in this order, with no other callback or app event between them.
    case consecutive([String])
    /// Exactly these SDK callbacks happen, in this order.
    case exactly([String])
    /// This event does not happen.
    case never(String)
    /// This event does not happen under a condition.
    case prohibition(Prohibition)
    /// After each event of a kind, another one happens in the end.
    case obligation(Obligation)
    /// The scenario is refused, for the reason of this rule: a step or a configuration that iOS does not allow.
    case refuses(String)
    /// What holds after the last event.
    case finally([ScenarioValue.Member])
  }

  /// What an event must be like.
  package struct EventExpectation: Equatable, Sendable {
    /// Which events are meant.
    package var pattern: String
    /// The key under which the pattern stands: `callback` or `event`.
    package var isCallback: Bool
    /// How often the event happens at least; nil if it was not said.
    package var atLeast: Int?
    /// How often the event happens at most; nil if it was not said.
    package var atMost: Int?
    /// Values that the payload of each such event has, by key or dotted key path.
    package var payload: [ScenarioValue.Member] = []
    /// Keys or dotted key paths that the payload of no such event has.
    package var without: [String] = []
    /// The earliest virtual time.
    package var after: Duration?
    /// The latest virtual time.
    package var before: Duration?

    /// Expects an event to happen at least once.
    package init(_ pattern: String, isCallback: Bool) {
      self.pattern = pattern
      self.isCallback = isCallback
    }
  }

  /// What must hold.
  package var kind: Kind

  /// Creates an expectation.
  package init(_ kind: Kind) {
    self.kind = kind
  }
}
