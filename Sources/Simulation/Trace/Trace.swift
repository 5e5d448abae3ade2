/// Everything that happened in a run, in order.
public struct Trace: TraceSink, Sendable {
  /// The events, in order; the one with index n is at n - 1.
  public private(set) var events: [TraceEvent] = []

  /// What only the logs of SDKs show, in order.
  package private(set) var loggedNotes: [LoggedNote] = []

  /// Creates an empty trace.
  ///
  /// - Parameter hasRoom: Whether to make room for the events of a usual flow, which are to come.
  package init(hasRoom: Bool = false) {
    guard hasRoom else { return }
    events.reserveCapacity(62)
    loggedNotes.reserveCapacity(16)
  }

  /// Takes the next event.
  package mutating func record(_ event: consuming TraceEvent) {
    events.append(event)
  }

  /// Keeps what only the log of an SDK shows.
  package mutating func record(_ note: LoggedNote) {
    loggedNotes.append(note)
  }

  /// Forgets all but the first events and notes.
  mutating func keep(events: Int, notes: Int) {
    self.events.removeSubrange(events...)
    loggedNotes.removeSubrange(notes...)
  }

  /// The callbacks of the SDKs, in order.
  public var callbacks: [TraceEvent] { events.filter(\.occurrence.isCallback) }
}
