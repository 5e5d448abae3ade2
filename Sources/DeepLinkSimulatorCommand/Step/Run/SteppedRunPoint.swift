import DeepLinkSimulator

/// What held at one point of a run.
struct SteppedRunPoint {
  /// How many events the trace had.
  let eventCount: Int
  /// When it was, as the trace has it.
  let time: VirtualInstant
  let facts: StateFacts
  /// Why the order of the session cannot be kept here; nil if it goes on.
  let misfit: String?
}
