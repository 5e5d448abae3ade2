import DeepLinkSimulator

/// A run that was kept under a name, so that another path can be tried.
struct Branch {
  let name: String
  /// The number of events that were done when the run was kept.
  let position: Int
  let entries: [SteppedRunEntry]
  let points: [SteppedRunPoint]
  let edits: [SteppedRunEdit]
  /// The events that had happened.
  let events: [TraceEvent]
}
