import DeepLinkSimulator

/// A run that was kept under a name while another way is gone.
struct Branch {
  let name: String
  /// How many events of the run were done when it was kept.
  let position: Int
  let entries: [SteppedRunEntry]
  let points: [SteppedRunPoint]
  let edits: [SteppedRunEdit]
  /// What had happened.
  let events: [TraceEvent]
}
