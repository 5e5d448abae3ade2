/// A queue that removes events from its front without moving the others, so that a run with many of them takes a time
/// proportional to their number.
struct PendingEventQueue: Sendable {
  private var storage: [PendingEvent] = []
  /// The position of the front; elements before it have been removed.
  private var head = 0

  /// The positions of the events, front first.
  var indices: Range<Int> { head..<storage.count }

  /// The event at the front; nil if the queue is empty.
  var first: PendingEvent? { head < storage.count ? storage[head] : nil }

  var isEmpty: Bool { head == storage.count }

  /// Passes the event at the front to a body without copying it.
  func withFirst<Result>(_ body: (borrowing PendingEvent) -> Result) -> Result? {
    head < storage.count ? body(storage[head]) : nil
  }

  /// The events, front first.
  var events: ArraySlice<PendingEvent> { storage[head...] }

  subscript(position: Int) -> PendingEvent {
    _read { yield storage[position] }
  }

  /// Adds an event at the end, even if others before it are due later.
  mutating func append(_ event: consuming PendingEvent) {
    if storage.capacity == 0 { storage.reserveCapacity(4) }
    storage.append(event)
  }

  /// Adds an event behind those that are due before it or at the same time, which is mostly near the end.
  mutating func insertWhenDue(_ event: consuming PendingEvent) {
    var position = storage.count
    let due = event.due.microseconds
    while position > head, due < storage[position - 1].due.microseconds { position -= 1 }
    if position == storage.count {
      append(event)
    } else if position == head, head > 0 {
      head -= 1
      storage[head] = event
    } else {
      storage.insert(event, at: position)
    }
  }

  mutating func removeFirst() -> PendingEvent {
    // The last one is moved, not copied.
    if head == storage.count - 1 {
      let event = storage.removeLast()
      if head > 0 { storage.removeAll(keepingCapacity: true) }
      head = 0
      return event
    }
    // Moved out as well; the placeholder left in its place owns nothing.
    var event = PendingEvent.taken
    swap(&event, &storage[head])
    head += 1
    // No more events are moved than have been removed, and copies of the queue have few placeholders.
    if head * 2 > storage.count {
      storage.removeSubrange(..<head)
      head = 0
    }
    return event
  }

  /// Removes and returns the event at a position.
  mutating func remove(at position: Int) -> PendingEvent {
    position == head ? removeFirst() : storage.remove(at: position)
  }

  mutating func removeAll(where condition: (PendingEvent) -> Bool) {
    storage.removeSubrange(..<head)
    head = 0
    storage.removeAll(where: condition)
  }
}

extension PendingEvent {
  /// The placeholder for an event that was removed.
  fileprivate static let taken = PendingEvent(
    earliest: .zero, latest: .zero, cause: 0, queue: nil, rule: .simulation(.userStep), scope: .device, action: .end)
}
