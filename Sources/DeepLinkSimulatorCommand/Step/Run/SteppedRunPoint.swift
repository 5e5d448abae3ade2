import DeepLinkSimulator

/// One point of a run, with its state.
struct SteppedRunPoint {
  /// The number of events in the trace.
  let eventCount: Int
  /// The virtual time, as in the trace.
  let time: VirtualInstant
  let facts: StateFacts
  /// Why the order of the session cannot be kept here; nil if it can.
  let misfit: String?
}
