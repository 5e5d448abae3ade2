/// The events of a run, in order.
public struct Trace: TraceSink, Sendable {
  /// The events, in order; the one with index n is at position n - 1.
  public private(set) var events: [TraceEvent] = []

  /// The notes that only the SDKs' logs show, in order.
  package private(set) var loggedNotes: [LoggedNote] = []

  /// Creates an empty trace.
  package init() {}

  /// Appends an event.
  package mutating func record(_ event: consuming TraceEvent) {
    // Room for a typical flow, as soon as there is something to record: an empty trace is passed on as a value.
    if events.capacity == 0 { events.reserveCapacity(62) }
    events.append(event)
  }

  /// Appends a note that only an SDK's log shows.
  package mutating func record(_ note: consuming LoggedNote) {
    if loggedNotes.capacity == 0 { loggedNotes.reserveCapacity(16) }
    loggedNotes.append(note)
  }

  /// Removes all but the first events and notes.
  mutating func keep(events: Int, notes: Int) {
    self.events.removeSubrange(events...)
    loggedNotes.removeSubrange(notes...)
  }

  /// The callbacks of the SDKs, in order.
  public var callbacks: [TraceEvent] { events.filter(\.occurrence.isCallback) }
}
