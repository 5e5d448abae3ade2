/// A point of an order at which more than one event could come next.
package struct OrderDecision: Hashable, Sendable {
  /// The trace index of the event that came; one after the last if it left no event.
  package var event: Int
  /// The events that could come, in the default order. If the decision was about the time of an event, that event is
  /// listed several times.
  package var candidates: [EventName]
  /// The position of the event that came.
  package var chosen: Int

  /// The event that came.
  package var name: EventName { candidates[chosen] }
}
