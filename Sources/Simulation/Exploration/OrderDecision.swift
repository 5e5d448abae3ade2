/// A point of an order at which more than one event could come next.
public struct OrderDecision: Hashable, Sendable {
  /// The index, in the trace, of the event that came; one behind the last if it left no event.
  public var event: Int
  /// The events that could come, in their default order; the same one several times where it was decided at which of its
  /// times it comes.
  public var candidates: [EventName]
  /// The position among these of the one that came.
  public var chosen: Int

  /// The event that came.
  public var name: EventName { candidates[chosen] }
}
