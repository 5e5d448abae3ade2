/// Writes the events of a session into a log that its moments share, and knows how much of the log is its own.
///
/// A moment would otherwise keep a copy of all events before it, which a long session has no room for.
struct SessionTrace: TraceSink, Sendable {
  /// The events of a session, and the moments that count on them.
  ///
  /// A session and its engine live on one thread, and nobody else sees the log. What each event changes is checked for
  /// exclusive access in debug builds only; see `Engine`.
  final class Log: @unchecked Sendable {
    #if !DEBUG
      @exclusivity(unchecked)
    #endif
    fileprivate(set) var trace: Trace
    private var marks: [Mark] = []

    init(hasRoom: Bool = false) { trace = Trace(hasRoom: hasRoom) }

    /// Marks how many events there are.
    func mark() -> Mark {
      let mark = Mark(eventCount: trace.events.count, noteCount: trace.loggedNotes.count)
      marks.append(mark)
      return mark
    }

    /// Goes back to what there was; whatever is marked behind it is void.
    func goBack(to mark: Mark) {
      precondition(!mark.isVoid, "The session has gone back behind this moment since, and done something else")
      trace.keep(events: mark.eventCount, notes: mark.noteCount)
      while let last = marks.last, last.eventCount > mark.eventCount {
        last.isVoid = true
        marks.removeLast()
      }
    }
  }

  /// How many events a log had at a moment.
  final class Mark {
    fileprivate let eventCount: Int
    fileprivate let noteCount: Int
    fileprivate var isVoid = false

    fileprivate init(eventCount: Int, noteCount: Int) {
      self.eventCount = eventCount
      self.noteCount = noteCount
    }
  }

  let log = Log(hasRoom: true)

  mutating func record(_ event: consuming TraceEvent) { log.trace.record(event) }

  mutating func record(_ note: LoggedNote) { log.trace.record(note) }
}
