import DeepLinkSimulator

/// One event that a walk has done, and what it was chosen from.
struct SteppedRunEntry {
  /// The name by which the event is found again in another run.
  let name: EventName
  /// The events that would have come before it by default.
  var passedOver: [EventName]
}
