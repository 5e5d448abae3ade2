/// A receiver of the events of a run as they happen.
package protocol TraceSink {
  /// Takes the next event.
  mutating func record(_ event: consuming TraceEvent)

  /// Takes a note between two events; does nothing by default.
  mutating func record(_ note: consuming LoggedNote)
}

extension TraceSink {
  /// Does nothing.
  package mutating func record(_ note: consuming LoggedNote) {}
}
