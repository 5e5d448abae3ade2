/// A sink that writes a session's events to a log that its snapshots share, and that knows which part of the log is
/// valid for it.
///
/// Otherwise each snapshot would hold a copy of all events before it, too much memory for a long session.
struct SessionTrace: TraceSink, Sendable {
  /// The events of a session, and the snapshots that depend on them.
  ///
  /// Only a session and its engine, on a single thread, access the log. Exclusive access to what each event changes is
  /// checked in debug builds only; see `Engine`.
  final class Log: @unchecked Sendable {
    #if !DEBUG
      @exclusivity(unchecked)
    #endif
    fileprivate(set) var trace = Trace()
    private var marks: [Mark] = []

    /// Returns a mark at the present number of events.
    func mark() -> Mark {
      let mark = Mark(eventCount: trace.events.count, noteCount: trace.loggedNotes.count)
      marks.append(mark)
      return mark
    }

    /// Removes the events after a mark; later marks become invalid.
    func goBack(to mark: Mark) {
      precondition(!mark.isVoid, "The session has gone back behind this moment since, and done something else")
      trace.keep(events: mark.eventCount, notes: mark.noteCount)
      while let last = marks.last, last.eventCount > mark.eventCount {
        last.isVoid = true
        marks.removeLast()
      }
    }
  }

  /// The number of events in a log at a moment.
  final class Mark {
    fileprivate let eventCount: Int
    fileprivate let noteCount: Int
    fileprivate var isVoid = false

    fileprivate init(eventCount: Int, noteCount: Int) {
      self.eventCount = eventCount
      self.noteCount = noteCount
    }
  }

  let log = Log()

  mutating func record(_ event: consuming TraceEvent) { log.trace.record(event) }

  mutating func record(_ note: consuming LoggedNote) { log.trace.record(note) }
}
