/// Takes the events of a run as they happen.
package protocol TraceSink {
  /// Takes the next event.
  mutating func record(_ event: consuming TraceEvent)

  /// Takes what happens between two events; does nothing unless a sink has use for it.
  mutating func record(_ note: LoggedNote)
}

extension TraceSink {
  /// Has no use for it.
  package mutating func record(_ note: LoggedNote) {}
}
