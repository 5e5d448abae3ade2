import SDKContract

/// Something that must hold of a run.
public struct Expectation: Equatable, Sendable {
  /// The kinds of expectations.
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
    /// After each event of one kind, another event happens eventually.
    case obligation(Obligation)
    /// The scenario is refused by this rule, because of a step or a configuration that iOS does not allow.
    case refuses(String)
    /// These facts hold after the last event.
    case finally([ScenarioValue.Member])
  }

  /// The requirements on an event.
  package struct EventExpectation: Equatable, Sendable {
    /// The pattern of the events.
    package var pattern: String
    /// The key under which the pattern stands: `callback` or `event`.
    package var isCallback: Bool
    /// The minimum number of events; nil if not given.
    package var atLeast: Int?
    /// The maximum number of events; nil if not given.
    package var atMost: Int?
    /// Values that the payload of each matching event must have, by key or dotted key path.
    package var payload: [ScenarioValue.Member] = []
    /// Keys or dotted key paths that no matching event's payload may have.
    package var without: [String] = []
    /// The earliest virtual time at which the event may happen.
    package var after: Duration?
    /// The latest virtual time at which the event may happen.
    package var before: Duration?

    /// Creates the expectation that an event happens at least once.
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
