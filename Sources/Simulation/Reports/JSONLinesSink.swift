/// A sink that writes each event as a line of JSON as soon as it happens, so that long traces need no memory.
package struct JSONLinesSink: TraceSink, Sendable {
  private let write: @Sendable (String) -> Void

  /// Creates a sink.
  ///
  /// - Parameter write: Writes a record, given without a line break.
  package init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  /// Writes an event.
  package mutating func record(_ event: consuming TraceEvent) {
    write(JSONLines.record(event))
  }
}
