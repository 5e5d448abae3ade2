/// The events of a run by what made them possible.
struct Consequences {
  private let effects: [Int: [TraceEvent]]

  /// Reads the causes of events.
  init(_ events: [TraceEvent]) {
    effects = Dictionary(grouping: events, by: \.cause)
  }

  /// What an event made possible, in the order in which it happened.
  subscript(_ event: TraceEvent) -> [TraceEvent] { effects[event.index] ?? [] }

  /// Whether an event set off something that cites a rule.
  func contains(_ rule: RuleID, after event: TraceEvent) -> Bool {
    self[event].contains { $0.rule == rule }
  }
}
