/// A queue that removes events from its front without moving the others.
struct FirstInFirstOutQueue: Sendable {
  private var storage: [PendingEvent] = []
  /// The position of the front; elements before it have been removed.
  private var head = 0

  /// The event at the front; nil if the queue is empty.
  var first: PendingEvent? { head < storage.count ? storage[head] : nil }

  var isEmpty: Bool { head == storage.count }

  /// Passes the event at the front to a body without copying it.
  func withFirst<Result>(_ body: (borrowing PendingEvent) -> Result) -> Result? {
    head < storage.count ? body(storage[head]) : nil
  }

  /// The events, front first.
  var events: ArraySlice<PendingEvent> { storage[head...] }

  /// Adds an event at the end, even if others before it are due later.
  mutating func append(_ event: consuming PendingEvent) {
    if storage.capacity == 0 { storage.reserveCapacity(4) }
    storage.append(event)
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
    if head > 256, head * 2 > storage.count {
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

extension PendingEvent {
  /// The placeholder for an event that was removed.
  static let taken = PendingEvent(
    earliest: .zero, latest: .zero, cause: 0, queue: nil, rule: .simulation(.userStep), scope: .device, action: .end)
}
