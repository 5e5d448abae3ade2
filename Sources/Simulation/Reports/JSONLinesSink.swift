/// Writes each event as a line of JSON as soon as it happens, so that a trace of any length needs no memory.
public struct JSONLinesSink: TraceSink, Sendable {
  private let write: @Sendable (String) -> Void

  /// Creates a sink.
  ///
  /// - Parameter write: Takes each record, without a line break.
  public init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  /// Writes an event.
  public mutating func record(_ event: TraceEvent) {
    write(JSONLines.record(event))
  }
}
