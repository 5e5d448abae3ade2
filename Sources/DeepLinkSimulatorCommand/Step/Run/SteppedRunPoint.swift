import DeepLinkSimulator

/// What held at one point of a run.
struct SteppedRunPoint {
  /// How many events the trace had.
  let eventCount: Int
  let time: VirtualInstant
  let facts: StateFacts
}
