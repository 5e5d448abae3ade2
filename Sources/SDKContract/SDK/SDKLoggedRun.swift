/// A run, as an SDK's log sees it.
public struct SDKLoggedRun<S: SDK>: Sendable {
  /// The events, in order.
  public let events: [SDKLogEvent<S>]
  private let effects: [Int: [SDKLogEvent<S>]]

  package init(_ events: [SDKLogEvent<S>]) {
    self.events = events
    effects = Dictionary(grouping: events.filter { $0.rule != nil }, by: \.cause)
  }

  /// Returns the events that an event made possible, in the order in which they happened.
  ///
  /// - Parameter event: The event.
  public func consequences(of event: SDKLogEvent<S>) -> [SDKLogEvent<S>] { effects[event.index] ?? [] }

  /// Returns whether an event set off one that cites a rule.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - event: The event that comes first.
  public func hasSetOff(_ rule: S.Rule, by event: SDKLogEvent<S>) -> Bool {
    consequences(of: event).contains { $0.rule == RuleID(rule) }
  }
}
