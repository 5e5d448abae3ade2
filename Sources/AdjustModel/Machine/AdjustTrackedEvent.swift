/// An event as an app reports it, as far as it matters to a simulation.
struct AdjustTrackedEvent: Hashable, Sendable {
  /// The token of the event.
  var token: String
  /// By which an event that was tracked before is recognised.
  var deduplicationID: String?
  /// What comes back with the answer.
  var callbackID: String?
}
