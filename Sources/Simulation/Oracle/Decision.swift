/// A point of a run at which more than one event could come next.
///
/// The events are in the default order: earliest deadline first, and of equal deadlines the one submitted first.
package struct Decision: RandomAccessCollection {
  let queue: EventQueue
  let candidates: [EventQueue.Candidate]
  /// The virtual time at which the decision is made.
  package let now: VirtualInstant

  /// The first position, which is 0.
  package var startIndex: Int { 0 }
  /// The position after the last one.
  package var endIndex: Int { candidates.count }

  /// The event at a position.
  package subscript(position: Int) -> PendingEvent {
    guard let event = queue[candidates[position].place] else {
      preconditionFailure("A decision offers only events that are in the queue")
    }
    return event
  }
}
