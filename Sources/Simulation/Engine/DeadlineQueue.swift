/// A queue of events in the default order: by the time at which they are due, and of equal times by submission.
///
/// Events leave it at any place, but mostly at its front, and enter it mostly near its end. Both take constant time, so
/// that a run with many timers takes a time proportional to their number.
struct DeadlineQueue: Sendable {
  private var storage: [PendingEvent] = []
  /// The position of the front; elements before it have been removed.
  private var head = 0
  /// In a shorter queue the events behind the front move up, which is cheaper than keeping the places of removed ones in
  /// every copy.
  private static let shortest = 64

  /// The positions of the events, front first.
  var indices: Range<Int> { head..<storage.count }

  var isEmpty: Bool { head == storage.count }

  /// The events, front first.
  var events: ArraySlice<PendingEvent> { storage[head...] }

  subscript(position: Int) -> PendingEvent {
    _read { yield storage[position] }
  }

  /// Inserts an event after those that are due at the same time.
  mutating func insert(_ event: consuming PendingEvent) {
    var position = storage.count
    let due = event.due.microseconds
    while position > head, due < storage[position - 1].due.microseconds { position -= 1 }
    if position == head, head > 0 {
      head -= 1
      storage[head] = event
    } else {
      storage.insert(event, at: position)
    }
  }

  /// Removes and returns the event at a position.
  mutating func remove(at position: Int) -> PendingEvent {
    guard position == head, storage.count >= Self.shortest else { return storage.remove(at: position) }
    var event = PendingEvent.taken
    swap(&event, &storage[head])
    head += 1
    if head * 2 > storage.count {
      storage.removeSubrange(..<head)
      head = 0
    }
    return event
  }

  mutating func removeAll(where condition: (PendingEvent) -> Bool) {
    storage.removeSubrange(..<head)
    head = 0
    storage.removeAll(where: condition)
  }
}
