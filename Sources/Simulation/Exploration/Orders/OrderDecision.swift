/// A point of an order at which more than one event could come next.
package struct OrderDecision: Hashable, Sendable {
  /// The index, in the trace, of the event that came; one behind the last if it left no event.
  package var event: Int
  /// The events that could come, in their default order; the same one several times where it was decided at which of its
  /// times it comes.
  package var candidates: [EventName]
  /// The position among these of the one that came.
  package var chosen: Int

  /// The event that came.
  package var name: EventName { candidates[chosen] }
}
