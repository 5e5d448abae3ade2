/// Takes the events of a run as they happen.
public protocol TraceSink {
  /// Takes the next event.
  mutating func record(_ event: TraceEvent)
}
